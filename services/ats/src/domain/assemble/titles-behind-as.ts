import { titleIn } from '../text/told-names.ts'
import { titleScore } from '../vocabulary/role-words.ts'

/** Longest name that is looked into, in characters. */
const longest = 200

/** The word for "as" before a title, and what stands before it. */
const behindAs = /^(.*?)[\s,.]*(?<![\p{L}])as\s+(?:an?\s+|the\s+)?(?=\p{L})(.*)$/iu

/** Words behind which "as" says no role: "as well", "as per", "known as". */
const noRole = /\b(?:such|well|known|named|called|far|long|soon|same)$/i

/**
 * A title and an employer of which one has the other within it, behind the word for "as": "Red Mill Council as part time tutor" is a tutor of Red
 * Mill Council, and "As a welder" is a welder.
 */
export function withTitleBehindAs(named: { title: string; employer: string }): { title: string; employer: string } {
  const text = named.title === '' ? named.employer : named.title
  const [, before = '', behind = ''] = text.length > longest ? [] : (behindAs.exec(text) ?? [])
  const title = titleIn(behind)
  if (behind === '' || noRole.test(before) || titleScore(title) <= 0) return named
  if (named.title === '') return before === '' ? named : { title, employer: before }
  if (titleScore(before) > 0) return named
  return { title, employer: named.employer }
}
