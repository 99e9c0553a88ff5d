import type { WritingAction } from '../action.ts'

/** A section of a resume, in better words. */
export const rewriteSection: WritingAction = {
  action: 'rewrite_section',
  title: 'Rewrite a section',
  description: 'Rewrites a whole section, such as a summary or the bullets of a role, and keeps its structure.',
  task: 'Rewrite "text", a section of a resume, so that it reads well and shows what the person achieved.',
  rules: [
    'Keep its structure: paragraphs stay paragraphs, and each bullet point stays one, in the same order.',
    'Leave out repetition and filler, and nothing that says something.',
  ],
  maxTokens: 3_000,
}
