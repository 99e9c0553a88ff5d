import { atsService } from '@resume/proto/services'
import { type ServedService, serve } from '@resume/service-kit/grpc/server'
import { analyzeResumeRpc } from './analyze-resume.ts'
import { checkResumeRpc } from './check-resume.ts'
import { confirmAnswerRpc } from './confirm-answer.ts'
import { convertResumeRpc } from './convert-resume.ts'
import type { Dependencies } from './dependencies.ts'
import { exportUserDataRpc } from './export-user-data.ts'
import { extractTextRpc } from './extract-text.ts'
import { getDailyCountsRpc } from './get-daily-counts.ts'
import { getQuotaRpc } from './get-quota.ts'

/** Every RPC of ats. */
export function atsRpcs(dependencies: Dependencies): ServedService {
  return serve(atsService, {
    ExtractText: extractTextRpc(dependencies),
    CheckResume: checkResumeRpc(dependencies),
    AnalyzeResume: analyzeResumeRpc(dependencies),
    ConvertResume: convertResumeRpc(dependencies),
    ConfirmAnswer: confirmAnswerRpc(dependencies),
    GetQuota: getQuotaRpc(dependencies),
    GetDailyCounts: getDailyCountsRpc(dependencies),
    ExportUserData: exportUserDataRpc(dependencies),
  })
}
