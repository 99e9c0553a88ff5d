import type { AtsServiceDefinition } from '@resume/proto/generated/resume/ats/v1/AtsService'
import type { BillingServiceDefinition } from '@resume/proto/generated/resume/billing/v1/BillingService'
import type { ContentServiceDefinition } from '@resume/proto/generated/resume/content/v1/ContentService'
import type { WritingServiceDefinition } from '@resume/proto/generated/resume/content/v1/WritingService'
import type { DocumentsServiceDefinition } from '@resume/proto/generated/resume/documents/v1/DocumentsService'
import type { IdentityServiceDefinition } from '@resume/proto/generated/resume/identity/v1/IdentityService'
import type { PortfolioServiceDefinition } from '@resume/proto/generated/resume/portfolio/v1/PortfolioService'
import {
  atsService,
  billingService,
  contentService,
  documentsService,
  identityService,
  portfolioService,
  writingService,
} from '@resume/proto/services'
import type { Principals } from '@resume/service-kit/context/principals'
import { createGrpcClient, type GrpcClient } from '@resume/service-kit/grpc/client'
import type { CallObserver } from '@resume/service-kit/grpc/server'
import type { TlsFiles } from '@resume/service-kit/grpc/tls'

/** The services behind the gateway, each with its methods and with those of them whose requests or responses are streamed. */
export interface Services {
  identity: { methods: IdentityServiceDefinition; uploads: never }
  documents: { methods: DocumentsServiceDefinition; uploads: never }
  ats: { methods: AtsServiceDefinition; uploads: 'ExtractText' }
  billing: { methods: BillingServiceDefinition; uploads: never }
  portfolio: { methods: PortfolioServiceDefinition; uploads: never }
  content: { methods: ContentServiceDefinition; uploads: never }
  /** Served by content. */
  writing: { methods: WritingServiceDefinition; uploads: never; streams: 'StreamGeneration' }
}

/** A client of every service. */
export type Clients = {
  [Name in keyof Services]: GrpcClient<
    Services[Name]['methods'],
    Services[Name]['uploads'] & keyof Services[Name]['methods'],
    StreamsOf<Name> & keyof Services[Name]['methods']
  >
}

type StreamsOf<Name extends keyof Services> = Services[Name] extends { streams: infer Streams } ? Streams : never

/** The name of a unary method of a service. */
export type MethodOf<Name extends keyof Services> = Exclude<
  keyof Services[Name]['methods'],
  Services[Name]['uploads'] | StreamsOf<Name>
> &
  string

/** Makes the clients; each connects when first used. */
export function createClients(
  targets: Record<Exclude<keyof Services, 'writing'>, string>,
  options: { observe: CallObserver; principals: Principals; tls: TlsFiles | undefined },
): Clients {
  return {
    identity: createGrpcClient(identityService, { target: targets.identity, ...options }),
    documents: createGrpcClient(documentsService, { target: targets.documents, ...options }),
    ats: createGrpcClient(atsService, { target: targets.ats, ...options }),
    billing: createGrpcClient(billingService, { target: targets.billing, ...options }),
    portfolio: createGrpcClient(portfolioService, { target: targets.portfolio, ...options }),
    content: createGrpcClient(contentService, { target: targets.content, ...options }),
    writing: createGrpcClient(writingService, { target: targets.content, ...options }),
  }
}

/** Ends all connections. */
export function closeClients(clients: Clients): void {
  for (const client of Object.values(clients)) client.close()
}
