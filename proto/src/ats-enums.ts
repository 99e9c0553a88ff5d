import type { AiStatusOutput } from '../generated/resume/ats/v1/AiStatus.ts'
import type { AtsTierOutput } from '../generated/resume/ats/v1/AtsTier.ts'
import { enumWords } from './enum-words.ts'
import type { AiStatus, AtsTier } from './limits/ats.ts'

/** Whose quota a caller has. */
export const atsTierEnum = enumWords<AtsTier, AtsTierOutput>({
  anonymous: 'ATS_TIER_ANONYMOUS',
  free: 'ATS_TIER_FREE',
  ai_credits: 'ATS_TIER_AI_CREDITS',
  bundle: 'ATS_TIER_BUNDLE',
})

/** Whether an AI commented on a scan. */
export const aiStatusEnum = enumWords<AiStatus, AiStatusOutput>({
  ok: 'AI_STATUS_OK',
  unavailable: 'AI_STATUS_UNAVAILABLE',
  unconfigured: 'AI_STATUS_UNCONFIGURED',
})
