import type { CountedDays } from '@resume/service-kit/counting/daily-counts'
import type { AnalyzeResumePorts } from '../use-cases/analyze-resume.ts'
import type { CheckResumePorts } from '../use-cases/check-resume.ts'
import type { ConfirmAnswerPorts } from '../use-cases/confirm-answer.ts'
import type { ConvertResumePorts } from '../use-cases/convert-resume.ts'
import type { ExportUserDataPorts } from '../use-cases/export-user-data.ts'
import type { ExtractTextPorts } from '../use-cases/extract-text.ts'

/** What the RPCs of ats work with: all that their use cases need. */
export type Dependencies = CheckResumePorts &
  AnalyzeResumePorts &
  ConvertResumePorts &
  ConfirmAnswerPorts &
  ExtractTextPorts &
  ExportUserDataPorts & {
    dailyCounts: { scans(days: CountedDays): Promise<number[]> }
  }
