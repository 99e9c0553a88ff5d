import type { ReleaseTypeOutput } from '../generated/resume/content/v1/ReleaseType.ts'
import { enumWords } from './enum-words.ts'
import type { ReleaseType } from './limits/content.ts'

/** How much a release changes. */
export const releaseTypeEnum = enumWords<ReleaseType, ReleaseTypeOutput>({
  major: 'RELEASE_TYPE_MAJOR',
  minor: 'RELEASE_TYPE_MINOR',
  patch: 'RELEASE_TYPE_PATCH',
})
