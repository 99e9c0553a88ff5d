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
import type { CallObserver } from '@resume/service-kit/grpc/answer'
import { createGrpcClient, type GrpcClient } from '@resume/service-kit/grpc/client'
import type { Config } from '../config.ts'

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

/** Where the services are, and the certificates that they are reached with. */
type Targets = Pick<Config, `${Uppercase<Exclude<keyof Services, 'writing'>>}_GRPC_URL` | 'GRPC_TLS_DIR'>

/** Makes the clients; each connects when first used. */
export function createClients(config: Targets, calls: { observe: CallObserver; principals: Principals }): Clients {
  const options = { ...calls, tls: config.GRPC_TLS_DIR }
  return {
    identity: createGrpcClient(identityService, { target: config.IDENTITY_GRPC_URL, ...options }),
    documents: createGrpcClient(documentsService, { target: config.DOCUMENTS_GRPC_URL, ...options }),
    ats: createGrpcClient(atsService, { target: config.ATS_GRPC_URL, ...options }),
    billing: createGrpcClient(billingService, { target: config.BILLING_GRPC_URL, ...options }),
    portfolio: createGrpcClient(portfolioService, { target: config.PORTFOLIO_GRPC_URL, ...options }),
    content: createGrpcClient(contentService, { target: config.CONTENT_GRPC_URL, ...options }),
    writing: createGrpcClient(writingService, { target: config.CONTENT_GRPC_URL, ...options }),
  }
}

/** Ends all connections. */
export function closeClients(clients: Clients): void {
  for (const client of Object.values(clients)) client.close()
}
