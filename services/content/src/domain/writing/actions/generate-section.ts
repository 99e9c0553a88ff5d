import type { WritingAction } from '../action.ts'

/** A new section of a resume. */
export const generateSection: WritingAction = {
  action: 'generate_section',
  title: 'Write a section',
  description: 'Writes a section, such as a summary, from notes and what your resume says.',
  task: 'Write the section of a resume that "text" describes or begins, from what "text" and "context" say.',
  rules: [
    'Without such a description, write a summary of two to four sentences.',
    'When the data says little, write little.',
  ],
  maxTokens: 3_000,
}
