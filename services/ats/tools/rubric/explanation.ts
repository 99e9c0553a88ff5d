import type { Source } from './sources.ts'

/** Why a rule is in the rubric, and what following it looks like. */
export interface Explanation {
  /** Why people or parsers care, in plain words. */
  why: string
  /** Where that is said. */
  from: Source[]
  before: string
  after: string
}

/** Explanations by the ID of their rule. */
export type Explanations = Record<string, Explanation>
