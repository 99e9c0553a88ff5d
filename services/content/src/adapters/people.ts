import type { DocumentsServiceDefinition } from '@resume/proto/generated/resume/documents/v1/DocumentsService'
import type { IdentityServiceDefinition } from '@resume/proto/generated/resume/identity/v1/IdentityService'
import type { GrpcClient } from '@resume/service-kit/grpc/client'
import type { GenerateTextPorts } from '../use-cases/generate-text.ts'

/** Longest wait for another service, in milliseconds. */
const timeoutMs = 4_000

/** What other services know of the calling user. */
export function createPeople(
  identity: GrpcClient<IdentityServiceDefinition>,
  documents: GrpcClient<DocumentsServiceDefinition>,
): GenerateTextPorts['people'] {
  return {
    account: async () => {
      const { user } = await identity.call('GetUser', {}, { timeoutMs })
      return { name: user?.name ?? '', email: user?.email ?? '' }
    },
    documentContent: async (id) => {
      const { document } = await documents.call('GetDocument', { id }, { timeoutMs })
      return JSON.parse(Buffer.from(document?.content ?? '{}').toString('utf8'))
    },
  }
}
