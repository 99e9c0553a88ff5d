import type { WritingAction } from '../action.ts'

/** A whole document. */
export const generateDocument: WritingAction = {
  action: 'generate_document',
  title: 'Write a document',
  description: 'Writes a whole resume or another career document from notes.',
  task: 'Write the document that "text" asks for, a resume if it names none, from what "text" and "context" say.',
  rules: [
    'Use headings, and bullet points for the work of each role.',
    'Leave out every section for which the data says nothing.',
  ],
  maxTokens: 10_000,
}
