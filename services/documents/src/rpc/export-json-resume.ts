import type { DocumentsServiceDefinition } from '@resume/proto/generated/resume/documents/v1/DocumentsService'
import { requireUser } from '@resume/service-kit/context/callers'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { exportJsonResume } from '../use-cases/get-master-profile.ts'
import type { Dependencies } from './dependencies.ts'

/** Writes the master profile as a JSON Resume document. */
export function exportJsonResumeRpc(
  dependencies: Dependencies,
): UnaryHandler<DocumentsServiceDefinition['ExportJsonResume']> {
  return async () => ({
    resume: Buffer.from(JSON.stringify(await exportJsonResume(dependencies, requireUser().userId))),
  })
}
