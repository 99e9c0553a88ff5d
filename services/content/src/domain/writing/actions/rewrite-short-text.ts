import type { WritingAction } from '../action.ts'

/** A bullet or a sentence, in better words. */
export const rewriteShortText: WritingAction = {
  action: 'rewrite_short_text',
  title: 'Rewrite a short text',
  description: 'Rewrites a bullet point, a sentence, or a headline so that it is clear, concise, and active.',
  task: 'Rewrite "text", a bullet point, sentence or headline of a resume, so that it is clear, concise and active.',
  rules: [
    'Keep its meaning, and about its length: one to three sentences.',
    'Begin a bullet point with a strong verb in the tense of the original.',
    'Use "context" and "jobDescription" only to choose words.',
  ],
  maxTokens: 1_000,
}
