import type { DocumentsServiceDefinition } from '@resume/proto/generated/resume/documents/v1/DocumentsService'
import { requireUser } from '@resume/service-kit/context/callers'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { importCodehost } from '../use-cases/import-codehost.ts'
import type { Dependencies } from './dependencies.ts'
import { encodeDocument } from './encode.ts'

/** Makes a resume of an account at the code host. */
export function importCodehostRpc(
  dependencies: Dependencies,
): UnaryHandler<DocumentsServiceDefinition['ImportCodehost']> {
  return async ({ usernameOrUrl, replaceMaster, connectedAccountId }) => {
    const account = { usernameOrUrl, replaceMaster, connectedAccountId }
    return { document: encodeDocument(await importCodehost(dependencies, requireUser().userId, account)) }
  }
}
