import { entitlementEnum } from '@resume/proto/billing-enums'
import type { BillingServiceDefinition } from '@resume/proto/generated/resume/billing/v1/BillingService'
import type { DocumentsServiceDefinition } from '@resume/proto/generated/resume/documents/v1/DocumentsService'
import type { IdentityServiceDefinition } from '@resume/proto/generated/resume/identity/v1/IdentityService'
import { usernameFaultEnum } from '@resume/proto/identity-enums'
import type { Entitlement } from '@resume/proto/limits/billing'
import { AppError } from '@resume/service-kit/errors/app-error'
import type { GrpcClient } from '@resume/service-kit/grpc/client'
import type { Draft } from '../use-cases/publish.ts'

/** How long another service has to answer, in milliseconds. */
const timeoutMs = 3_000

/** Drafts, which the documents service keeps. */
export function createDrafts(documents: GrpcClient<DocumentsServiceDefinition>) {
  return {
    async read(userId: string, documentId: string): Promise<Draft> {
      if (documentId === '') throw new AppError('not_found', { resource: 'Document' })
      const options = { onBehalfOf: userId, timeoutMs }
      const { draft } = await documents.call('GetPortfolioDraft', { documentId }, options)
      if (!draft) throw new AppError('not_found', { resource: 'Document' })
      return { revision: draft.revision, content: String(draft.content ?? '{}') }
    },

    async exists(userId: string, documentId: string): Promise<boolean> {
      try {
        await documents.call('GetPortfolioDraft', { documentId }, { onBehalfOf: userId, timeoutMs })
        return true
      } catch (error) {
        if (error instanceof AppError && error.id === 'not_found') return false
        throw error
      }
    },
  }
}

/** What users may do, as billing says. */
export function createEntitlements(billing: GrpcClient<BillingServiceDefinition>) {
  return {
    async ask(userId: string): Promise<Entitlement[]> {
      const { included } = await billing.call('GetSummary', {}, { onBehalfOf: userId, timeoutMs })
      return included.map(entitlementEnum.decode).filter((known) => known !== undefined)
    },
  }
}

/** Usernames, which identity knows. */
export function createUsernames(identity: GrpcClient<IdentityServiceDefinition>) {
  return {
    async of(userId: string): Promise<string> {
      const { user } = await identity.call('GetUser', {}, { onBehalfOf: userId, timeoutMs })
      return user?.username ?? ''
    },

    async isOfAnother(userId: string, name: string): Promise<boolean> {
      const options = { onBehalfOf: userId, timeoutMs }
      const { fault } = await identity.call('CheckUsernameAvailability', { username: name }, options)
      return fault !== undefined && usernameFaultEnum.decode(fault) === 'taken'
    },
  }
}
