import type { DocumentsServiceDefinition } from '@resume/proto/generated/resume/documents/v1/DocumentsService'
import { documentLimits } from '@resume/proto/limits/documents'
import { requireUser } from '@resume/service-kit/context/callers'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { readFreeJson } from '../domain/free-json.ts'
import { importJsonResume } from '../use-cases/import-json-resume.ts'
import type { Dependencies } from './dependencies.ts'
import { encodeDocument } from './encode.ts'

/** Makes a resume of a JSON Resume document. */
export function importJsonResumeRpc(
  dependencies: Dependencies,
): UnaryHandler<DocumentsServiceDefinition['ImportJsonResume']> {
  return async ({ resume, replaceMaster }) => {
    const text = readFreeJson(resume, 'resume', documentLimits.contentBytes)
    const sent = JSON.parse(text) as Record<string, unknown>
    return { document: encodeDocument(await importJsonResume(dependencies, requireUser().userId, sent, replaceMaster)) }
  }
}
