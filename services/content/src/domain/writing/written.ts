import { writingPricing } from '@resume/proto/limits/writing'
import { ModelFailure } from '@resume/service-kit/ai/model-failure'
import type { WritingAction } from './action.ts'
import { findInvented } from './claims/find-invented.ts'
import type { Material } from './material.ts'

/** A text as the caller gets it. */
export interface CheckedText {
  content: string
  /** What it says that no input says, each once, as it stands there. */
  unverified: string[]
}

/** What becomes of a placeholder that stands for nothing: what the caller wrote stays, what the AI made up goes. */
export function unknownPlaceholder({ inputs }: Material): (found: string) => string {
  return (found) => (inputs.some((input) => input.includes(found)) ? found : '')
}

/** Restores and checks a whole text. @throws ModelFailure when there is none, or too much */
export function checkedText(action: WritingAction, material: Material, written: string): CheckedText {
  return checkedContent(action, material, material.restore(written, unknownPlaceholder(material)).trim())
}

/** Checks a text that is restored. @throws ModelFailure when there is none, or too much */
export function checkedContent({ action }: WritingAction, material: Material, content: string): CheckedText {
  if (content.trim() === '') throw new ModelFailure('the answer is empty')
  if (isTooLong(action, content)) throw new ModelFailure('the answer is too long')
  const claims = findInvented(content, material.inputs)
  return { content, unverified: [...new Set(claims.map(({ from, to }) => content.slice(from, to)))] }
}

/** Whether a text is longer than its action allows. */
export function isTooLong(action: WritingAction['action'], content: string): boolean {
  const { contentLength } = writingPricing[action]
  return content.length > contentLength && [...content].length > contentLength
}

/** Whether a text is as long as its action allows. */
export function isFull(action: WritingAction['action'], content: string): boolean {
  const { contentLength } = writingPricing[action]
  return content.length >= contentLength && [...content].length >= contentLength
}

/** What of the next part of a text its action still allows. */
export function fitting(action: WritingAction['action'], content: string, part: string): string {
  const { contentLength } = writingPricing[action]
  if (content.length + part.length <= contentLength) return part
  return [...part].slice(0, Math.max(0, contentLength - [...content].length)).join('')
}
