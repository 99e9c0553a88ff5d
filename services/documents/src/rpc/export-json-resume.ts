import type { DocumentsServiceDefinition } from '@resume/proto/generated/resume/documents/v1/DocumentsService'
import { requireUser } from '@resume/service-kit/context/callers'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { toJsonResume } from '../domain/json-resume/to-json-resume.ts'
import type { Dependencies } from './dependencies.ts'

/** Writes the master profile as a JSON Resume document. */
export function exportJsonResume({
  masterProfiles,
}: Dependencies): UnaryHandler<DocumentsServiceDefinition['ExportJsonResume']> {
  return async () => {
    const profile = await masterProfiles.find(requireUser().userId)
    const content = JSON.parse(profile?.content ?? '{}') as Record<string, unknown>
    return { resume: Buffer.from(JSON.stringify(toJsonResume(content))) }
  }
}
