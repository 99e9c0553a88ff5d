import { nounByVerb } from '../vocabulary/duty-verbs.ts'
import { foldText } from '../vocabulary/fold-text.ts'
import { noWork } from '../vocabulary/work-nouns.ts'

/** Most words of what something is done to. */
const mostWords = 3
/** Words behind which a verb stands. */
const beforeVerb = new Set('to will must can you also may should'.split(' '))
/** Words between two verbs that are each about something. */
const betweenVerbs = new Set(['and', 'or', '', 'also', 'then'])
/** Words behind what something is done to. */
const behindObject = new Set(
  `and or for with from in on at to of by as per into using via while when that which who through during before after within across
   according under between against including without if so where about such until than is are`.split(/\s+/),
)
/** Words that open what something is done to and are no part of its name. */
const openers = new Set(
  `a an the all any each both our your their its his her this that these those new daily weekly monthly quarterly annual regular routine
   various multiple other general basic necessary appropriate accurate timely assigned assorted required proper safe of variety range day-to-day up out off on in`.split(
    /\s+/,
  ),
)
/** Words that name no object of work. */
const tooWide = new Set(
  `duties tasks task duty work job jobs things information data support assistance help service services customers customer clients client
   people team teams staff needs care environment issues problems questions requests activities operations processes procedures standards
   projects project systems system products product materials items areas area results goals objectives part parts role
   responsibilities assignments changes use time order orders place level levels ideas solutions strategies opportunities relationships
   communication feedback guidance direction leadership ability position company business department office policies quality
   functions requirements guidelines instructions`.split(/\s+/),
)

interface Word {
  text: string
  folded: string
}

/**
 * What a duty says is done, by its verb and what the verb is about: "Reconcile bank accounts" is bank accounts reconciliation,
 * "Prepare and serve hot meals" meals. Only what stands right behind the verb is taken.
 * @param clause a clause of a line that begins with a verb, or holds one behind "will", "to" and the like
 */
export function dutiesIn(clause: string): string[] {
  const words: Word[] = (clause.match(/[\p{L}\d][\p{L}\d’'/&-]*|,/gu) ?? []).map((text) => ({
    text,
    folded: foldText(text),
  }))
  const duties: string[] = []
  let isVerbal = false
  for (let at = 0; at < words.length; at++) {
    const before = words[at - 1]?.folded
    if (!(before === undefined || beforeVerb.has(before) || (isVerbal && betweenVerbs.has(before)))) continue
    const noun = nounByVerb.get(words[at]?.folded ?? '')
    isVerbal = noun !== undefined || before !== ''
    if (noun === undefined) continue
    if (isJoiner(words[at + 1]) && nounByVerb.has(words[at + 2]?.folded ?? '')) {
      at++
      continue
    }
    const object = objectAt(words, at + 1)
    const name = nameOf(object, noun)
    if (name !== '') duties.push(name)
  }
  return duties
}

/** The words of what a verb is about, from where it may begin. */
function objectAt(words: Word[], from: number): Word[] {
  let at = from
  while (openers.has(words[at]?.folded ?? '')) at++
  const start = at
  while (at < words.length && at - start <= mostWords && isPart(words[at] as Word)) at++
  const next = words[at]?.folded
  const isWhole = next === undefined || next === '' || behindObject.has(next) || next.endsWith('ly')
  return at - start > mostWords || !isWhole ? [] : words.slice(start, at)
}

const isPart = ({ text, folded }: Word) =>
  text !== ',' && !noWork.has(folded) && !/\d/.test(text) && !folded.endsWith('ly') && !/['’]s?$/u.test(text)

const isJoiner = (word: Word | undefined) =>
  word !== undefined && (word.text === ',' || word.folded === 'and' || word.folded === 'or')

const singular = (word: string) =>
  word.length > 4
    ? word
        .replace(/ies$/, 'y')
        .replace(/(?<=[sx]|sh|ch)es$/, '')
        .replace(/(?<![sui])s$/, '')
    : word

function nameOf(object: Word[], noun: string): string {
  const last = object.at(-1)
  if (!last) return ''
  if (object.length === 1 && (noun === '' || tooWide.has(last.folded))) return ''
  if (object.length === 2 && object.every(({ folded }) => tooWide.has(folded))) return ''
  const words = object
    .map(({ text }, at) => (noun !== '' && at === object.length - 1 ? singular(text) : text))
    .join(' ')
  const name = noun === '' || foldText(words).endsWith(noun) ? words : `${words} ${noun}`
  return name.charAt(0).toUpperCase() + name.slice(1)
}
