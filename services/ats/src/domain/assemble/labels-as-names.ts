import { type Label, labelKind } from '../annotate/labels.ts'
import { isEastAsian } from '../vocabulary/east-asian/script.ts'

/** A label and the first of what it asks for. */
const labelled = /^([^:：]{2,12}?)\s*[:：]\s/u

/** What labels ask for that stand beside the names of a role; others are names as well, such as "GitHub". */
const asksForRole: ReadonlySet<Label | undefined> = new Set<Label | undefined>(['employer', 'title', 'dates', 'work'])

/** Labels of forms of which nothing is made, and words in brackets behind a span. */
const noNames =
  /^(?:(?:total|work|working|previous|professional|total site|site|job|overall|past)\s+(?:work\s+|working\s+|site\s+)?experiences?(?:\s+\d)?|(?:company|firm|project)\s+(?:profile|name|title)|(?:last|key)\s+activity|(?:training|working|work|job)\s+(?:period|duration|duraction|details?)|responsibilit(?:y|ies)|personn?el\s+details|years?\s+of\s+experience|nature\s+of(?:\s+work)?|months?|years?|section|department|division|department\/posting|nature of job|project|client name|site|en cours|in progress|ongoing|en curso|in corso|em curso)$/iu

/**
 * A name that is no label of a form: tables have labels above or before their columns, where names stand. Empty for "Duration", "期間", and
 * "事業内容: 設計".
 */
export function withoutLabel(name: string): string {
  if (!isEastAsian(name)) return asksForRole.has(labelKind(name)) || noNames.test(name) ? '' : name
  const label = labelled.exec(name)?.[1] ?? name.replace(/\s*[:：]$/u, '')
  return labelKind(label) === undefined ? name : ''
}
