import { atsService } from '@resume/proto/services'
import { type ServedService, serve } from '@resume/service-kit/grpc/server'
import { analyzeResumeRpc } from './analyze-resume.ts'
import { checkResumeRpc } from './check-resume.ts'
import { convertResumeRpc } from './convert-resume.ts'
import type { Dependencies } from './dependencies.ts'
import { exportUserData } from './export-user-data.ts'
import { extractText } from './extract-text.ts'
import { getQuota } from './get-quota.ts'

/** Every RPC of ats. */
export function atsRpcs(dependencies: Dependencies): ServedService {
  return serve(atsService, {
    ExtractText: extractText(dependencies),
    CheckResume: checkResumeRpc(dependencies),
    AnalyzeResume: analyzeResumeRpc(dependencies),
    ConvertResume: convertResumeRpc(dependencies),
    GetQuota: getQuota(dependencies),
    ExportUserData: exportUserData(dependencies),
  })
}
