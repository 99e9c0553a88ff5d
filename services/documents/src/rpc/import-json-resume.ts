import type { DocumentsServiceDefinition } from '@resume/proto/generated/resume/documents/v1/DocumentsService'
import { requireUser } from '@resume/service-kit/context/callers'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { largestContent, readFreeJson } from '../domain/free-json.ts'
import { fromJsonResume } from '../domain/json-resume/from-json-resume.ts'
import type { Dependencies } from './dependencies.ts'
import { encodeDocument } from './encode.ts'

/** Makes a resume of a JSON Resume document. */
export function importJsonResume({
  imports,
}: Dependencies): UnaryHandler<DocumentsServiceDefinition['ImportJsonResume']> {
  return async ({ resume, replaceMaster }) => {
    const text = readFreeJson(resume, 'resume', largestContent)
    const profile = fromJsonResume(JSON.parse(text) as Record<string, unknown>)
    return { document: encodeDocument(await imports.keep(requireUser().userId, profile, replaceMaster)) }
  }
}
