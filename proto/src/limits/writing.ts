/**
 * Actions, prices and lengths of AI writing. The gateway's schemas and content both apply them, so they stand here once.
 * Lengths count characters (code points).
 */

/** What the AI can write. */
export const writingActions = [
  'rewrite_short_text',
  'rewrite_section',
  'generate_section',
  'generate_portfolio_copy',
  'generate_cover_letter',
  'tailor_resume_to_job',
  'generate_document',
] as const

/** What the AI can write. */
export type WritingActionName = (typeof writingActions)[number]

/** How well it writes. */
export const writingModes = ['standard', 'expert'] as const

/** How well it writes. */
export type WritingMode = (typeof writingModes)[number]

/** Longest inputs. */
export const writingLimits = {
  textLength: 50_000,
  contextLength: 50_000,
  jobDescriptionLength: 20_000,
  instructionsLength: 500,
} as const

/** What each action costs, in credits, and how long a text it writes at most. */
export const writingPricing = {
  rewrite_short_text: { standard: 1, expert: 2, contentLength: 4_000 },
  rewrite_section: { standard: 2, expert: 4, contentLength: 12_000 },
  generate_section: { standard: 2, expert: 4, contentLength: 12_000 },
  generate_portfolio_copy: { standard: 3, expert: 6, contentLength: 16_000 },
  generate_cover_letter: { standard: 4, expert: 8, contentLength: 12_000 },
  tailor_resume_to_job: { standard: 6, expert: 12, contentLength: 40_000 },
  generate_document: { standard: 8, expert: 16, contentLength: 40_000 },
} as const satisfies Record<WritingActionName, Record<WritingMode | 'contentLength', number>>
