import type { DocumentsServiceDefinition } from '@resume/proto/generated/resume/documents/v1/DocumentsService'
import { requireUser } from '@resume/service-kit/context/callers'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { codehostTarget } from '../domain/import/codehost-login.ts'
import { fromCodehost } from '../domain/import/from-codehost.ts'
import type { Dependencies } from './dependencies.ts'
import { encodeDocument } from './encode.ts'

/** Makes a resume of an account at the code host. */
export function importCodehost({
  imports,
  codehost,
}: Dependencies): UnaryHandler<DocumentsServiceDefinition['ImportCodehost']> {
  return async ({ usernameOrUrl, replaceMaster, connectedAccountId }) => {
    const document = await imports.spend(requireUser().userId, 'codehost', replaceMaster, async (isPaid) => {
      const target = codehostTarget(isPaid, usernameOrUrl, connectedAccountId)
      const { account, repositories } = await codehost.read(target)
      return fromCodehost(account, repositories)
    })
    return { document: encodeDocument(document) }
  }
}
