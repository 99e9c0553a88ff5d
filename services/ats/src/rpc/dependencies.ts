import type { ExportUserData } from '../adapters/user-data.ts'
import type { CheckResumeDependencies } from '../domain/check-resume.ts'
import type { ExtractText } from '../domain/extract-text.ts'

/** What the RPCs of ats work with. */
export interface Dependencies extends CheckResumeDependencies {
  extractText: ExtractText
  exportUserData: ExportUserData
}
