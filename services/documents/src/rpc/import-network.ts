import type { DocumentsServiceDefinition } from '@resume/proto/generated/resume/documents/v1/DocumentsService'
import { requireUser } from '@resume/service-kit/context/callers'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { readProfileText } from '../domain/import/from-network.ts'
import { importNetwork } from '../use-cases/import-network.ts'
import type { Dependencies } from './dependencies.ts'
import { encodeDocument } from './encode.ts'

/** Makes a resume of the pasted text of a network profile. */
export function importNetworkRpc(
  dependencies: Dependencies,
): UnaryHandler<DocumentsServiceDefinition['ImportNetwork']> {
  return async ({ profileText, replaceMaster }) => {
    const text = readProfileText(profileText)
    return { document: encodeDocument(await importNetwork(dependencies, requireUser().userId, text, replaceMaster)) }
  }
}
