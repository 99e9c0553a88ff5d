import type { WritingAction } from '../action.ts'

/** A cover letter. */
export const generateCoverLetter: WritingAction = {
  action: 'generate_cover_letter',
  title: 'Write a cover letter',
  description: 'Writes a cover letter from your resume, for the job description if you send one.',
  task: 'Write a cover letter for the person whom "text" and "context" describe, for the job in "jobDescription".',
  rules: [
    'Three to five paragraphs, at most 400 words, in the first person.',
    'Connect what the job asks for with what the person has done; say nothing of what the data does not show.',
    'Leave out addresses and the date. Sign with the name only if the data has it; never leave a blank to be filled in.',
  ],
  maxTokens: 3_000,
}
