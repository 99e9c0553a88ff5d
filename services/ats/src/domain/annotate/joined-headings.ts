import { foldText } from '../vocabulary/fold-text.ts'
import { employerScore } from '../vocabulary/role-words.ts'
import { namesSchool } from '../vocabulary/school-words.ts'
import { kindOfNoun } from './heading-words.ts'
import { kindByHeading } from './known-headings.ts'
import type { SectionKind } from './section-kinds.ts'

/** A word between two headings, in several languages. */
const twoHeadings = / (?:and|und|et|y|e|en|i|og|och|ja|ve|a|si|es|dan) /

/** Two headings in capitals, and between them a word for "and" that means nothing else in other languages: "BERUFSWEG und EHRUNGEN". */
const capitalsJoined =
  /^[\p{Lu}\s&,-]+\s(?:&|(?:and|und|et|y|og|och|dan)(?=\s)|(?:AND|UND|ET|Y|OG|OCH|DAN)(?=\s))[\p{Lu}\s&,-]+:?$/u
/** Most words of a heading beside a known one. */
const mostBeside = 2

/** Whether a heading that is known stands in capitals before another one that is not, and that names no employer or school. */
function isBesideUnknown(line: string, [, ...others]: string[]): boolean {
  const isShort = others.every((other) => other.split(' ').length <= mostBeside)
  return isShort && capitalsJoined.test(line.trim()) && employerScore(line) <= 0 && !namesSchool(line)
}

/** What heads a section with others beside it, and is a title or a word alone: "Esperienze di lavoro/Stage", "Research, workshops". */
const besideOthers = new Map<string, SectionKind>([
  ...['stage', 'tirocinio', 'lavoro', 'praktikum', 'internship', 'work', 'job', 'responsibilities'].map(
    (word) => [word, 'experience'] as const,
  ),
  ...['research', 'webinars', 'meetings', 'panels', 'panel', 'media', 'travel', 'society', 'outreach'].map(
    (word) => [word, 'other'] as const,
  ),
])

/** A heading of known ones, such as "Skills & Languages" or "Talks, Papers, Patents": work decides before all, then education, then the first. */
export function combined(line: string, joined: string): SectionKind | undefined {
  const listed =
    /^\p{Lu}/u.test(line) && line.includes(', ')
      ? foldText(line.replace(/,(?: (?:and|und|et|y|e|&))? | ?& ?/gi, ' and '))
      : joined
  if (!twoHeadings.test(listed)) return undefined
  const parts = listed.split(twoHeadings)
  const kinds = parts.map((part) => kindByHeading.get(part) ?? kindOfNoun.get(part) ?? besideOthers.get(part))
  if (!kinds.every(Boolean)) return isBesideUnknown(line, parts) ? kindByHeading.get(parts[0] ?? '') : undefined
  return (
    kinds.find((kind) => kind === 'experience') ??
    kinds.find((kind) => kind === 'education') ??
    kinds.find((kind) => kind !== 'other') ??
    'other'
  )
}
