import { labelKind } from '../annotate/labels.ts'
import { isEastAsian } from '../vocabulary/east-asian/script.ts'

/** A label and the first of what it asks for. */
const labelled = /^([^:：]{2,12}?)\s*[:：]\s/u

/**
 * A name that is no label of a form in Chinese, Japanese, or Korean: labels stand where titles do, and tables have them above their columns.
 * Empty for "期間" and "事業内容: 設計".
 */
export function withoutLabel(name: string): string {
  if (!isEastAsian(name)) return name
  const label = labelled.exec(name)?.[1] ?? name.replace(/\s*[:：]$/u, '')
  return labelKind(label) === undefined ? name : ''
}
