import type { WritingActionName } from '@resume/proto/limits/writing'
import type { WritingAction } from './action.ts'
import { generateCoverLetter } from './actions/generate-cover-letter.ts'
import { generateDocument } from './actions/generate-document.ts'
import { generatePortfolioCopy } from './actions/generate-portfolio-copy.ts'
import { generateSection } from './actions/generate-section.ts'
import { rewriteSection } from './actions/rewrite-section.ts'
import { rewriteShortText } from './actions/rewrite-short-text.ts'
import { tailorResumeToJob } from './actions/tailor-resume-to-job.ts'

/** Everything that the AI writes, by name. */
export const actions: Readonly<Record<WritingActionName, WritingAction>> = {
  rewrite_short_text: rewriteShortText,
  rewrite_section: rewriteSection,
  generate_section: generateSection,
  generate_portfolio_copy: generatePortfolioCopy,
  generate_cover_letter: generateCoverLetter,
  tailor_resume_to_job: tailorResumeToJob,
  generate_document: generateDocument,
}
