import type { DocumentsServiceDefinition } from '@resume/proto/generated/resume/documents/v1/DocumentsService'
import { requireUser } from '@resume/service-kit/context/callers'
import { AppError } from '@resume/service-kit/errors/app-error'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { fromNetwork, isEmptyProfile, readProfileText } from '../domain/import/from-network.ts'
import type { Dependencies } from './dependencies.ts'
import { encodeDocument } from './encode.ts'

/** Makes a resume of the pasted text of a network profile. */
export function importNetwork({
  imports,
  readNetwork,
}: Dependencies): UnaryHandler<DocumentsServiceDefinition['ImportNetwork']> {
  return async ({ profileText, replaceMaster }) => {
    const text = readProfileText(profileText)
    const document = await imports.spend(requireUser().userId, 'network', replaceMaster, async () => {
      const profile = fromNetwork(await readNetwork(text), text)
      if (isEmptyProfile(profile)) {
        throw new AppError('upstream_failed', 'The profile text could not be read. Try again later.')
      }
      return profile
    })
    return { document: encodeDocument(document) }
  }
}
