import type { Category, Severity } from '../report.ts'
import type { Facts } from './facts.ts'

export type { Facts } from './facts.ts'

/** What a rule found. */
export interface Judgement {
  passed: boolean
  /** Quoted from the resume, or what was counted in it. */
  evidence: string
}

/** A rule of the rubric. */
export interface Rule {
  id: string
  category: Category
  severity: Severity
  /** Points at stake; fixed. */
  weight: number
  /** When it passes, as a sentence. */
  passesWhen: string
  /** What to do when it does not. */
  fix: string
  /** Judges, or answers undefined when it cannot be judged here. */
  judge(facts: Facts): Judgement | undefined
}

const longestQuote = 160

/** Room that a quotation does not keep. */
const isSpaced = /\s\s|[^\S ]/

/** A quotation short enough to read. */
export function quote(text: string): string {
  const line = (isSpaced.test(text) ? text.replace(/\s+/g, ' ') : text).trim()
  return line.length > longestQuote ? `${line.slice(0, longestQuote - 1)}…` : line
}

/** Some quotations in one line. */
export function quotes(texts: string[], most = 3): string {
  return texts
    .slice(0, most)
    .map((text) => `“${quote(text)}”`)
    .join('; ')
}

/** A judgement on whether something was found: passed with it quoted, or failed with the reason. */
export function found(value: string, missing: string): Judgement {
  return value === '' ? { passed: false, evidence: missing } : { passed: true, evidence: quote(value) }
}
