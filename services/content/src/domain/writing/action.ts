import type { WritingActionName } from '@resume/proto/limits/writing'

/** One kind of text that the AI writes. Prices and lengths: `@resume/proto/limits/writing`. */
export interface WritingAction {
  action: WritingActionName
  title: string
  description: string
  /** What the AI is told to do, as an imperative; the rules that hold for every action follow it. */
  task: string
  /** What makes a good text of this kind. */
  rules: string[]
  /** Longest text in tokens: the budget of a run. */
  maxTokens: number
}
