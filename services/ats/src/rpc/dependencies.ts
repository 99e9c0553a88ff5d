import type { ExportUserData } from '../adapters/user-data.ts'
import type { AnalyzeResumeDependencies } from '../domain/ai/analyze-resume.ts'
import type { ConvertResumeDependencies } from '../domain/ai/convert-resume.ts'
import type { CheckResumeDependencies } from '../domain/check-resume.ts'
import type { ExtractText } from '../domain/extract-text.ts'

/** What the RPCs of ats work with. */
export interface Dependencies extends CheckResumeDependencies, AnalyzeResumeDependencies, ConvertResumeDependencies {
  extractText: ExtractText
  exportUserData: ExportUserData
}
