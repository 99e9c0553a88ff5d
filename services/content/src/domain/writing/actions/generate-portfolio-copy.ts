import type { WritingAction } from '../action.ts'

/** Text for a portfolio page. */
export const generatePortfolioCopy: WritingAction = {
  action: 'generate_portfolio_copy',
  title: 'Write portfolio copy',
  description: 'Writes text for a portfolio page, such as an introduction or the story of a project.',
  task: 'Write text for the portfolio page of the person whom the data describes.',
  rules: [
    'Write in the first person, warm and to the point, in short paragraphs.',
    'Say what the work was, what the person did, and what came of it, as far as the data says so.',
  ],
  maxTokens: 4_000,
}
