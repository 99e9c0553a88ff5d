import { nounByVerb } from '../vocabulary/duty-verbs.ts'
import { foldOnce, foldText } from '../vocabulary/fold-text.ts'
import { aloneNouns, noWork, workNouns } from '../vocabulary/work-nouns.ts'

/** Most words of what something is done to. */
const mostWords = 3
/** Words behind which a verb stands. */
const beforeVerb = new Set('to will must can you also may should'.split(' '))
/** Words behind which the name of doing something is a verb: "responsible for packing". */
const beforeDoing = new Set('for by in of include includes including involve involves through be with'.split(' '))
/** Words between two verbs, or two things that a verb is about. */
const joiners = new Set([',', 'and', 'or', 'as', 'well', 'then', '&'])
/** Nouns for doing something, of which a duty may say what it is about. */
const doingNouns = new Set([
  ...[...nounByVerb.values()].map((noun) => noun.replace('~', '')),
  'management',
  'supervision',
  'coordination',
  'maintenance',
  'preparation',
  'production',
  'development',
  'delivery',
  'setup',
  'implementation',
])
doingNouns.delete('')
/** Words that end a name of work elsewhere, but stand in the names of what a duty is about. */
const heads = new Set('training staff employees personnel skills functional computer'.split(' '))
/** Words behind what something is done to. */
const behindObject = new Set(
  `and or for with from in on at to of by as per into using via while when that which who through during before after within across
   according under between against including without if so where about such until than is are`.split(/\s+/),
)
/** Words that open what something is done to and are no part of its name. */
const openers = new Set(
  `a an the all any each both our your their its his her this that these those new daily weekly monthly quarterly annual regular routine
   various multiple other general basic necessary appropriate accurate timely assigned assorted required proper safe of variety range clean safe reliable scalable robust effective efficient day-to-day up out off on in mandatory positive possible confidential applicable next late top-notch online full complete
   proper initial ongoing existing current potential`.split(/\s+/),
)
/** Verbs of helping. */
const helping = new Set('assist assists assisting help helps helping support supports supporting'.split(' '))
/** Words that name no object of work. */
const tooWide = new Set(
  `duties tasks task duty work job jobs things information data support assistance help service services customers customer clients client
   people family families patients residents guests visitors students children team teams staff needs care environment issues problems questions requests activities operations processes procedures standards
   projects project systems system products product materials items areas area results goals objectives part parts role
   responsibilities assignments changes use time order orders place level levels ideas solutions strategies opportunities relationships
   communication feedback guidance direction leadership ability position company business department office policies quality
   functions requirements guidelines instructions how what why accuracy precision adherence condition conditions cost activity`.split(
    /\s+/,
  ),
)

interface Word {
  text: string
  folded: string
}

/**
 * What a duty says is done, by its verbs and what they are about: "Reconcile bank accounts" is bank account reconciliation,
 * "Preparation of ledgers and invoices" ledger preparation and invoice preparation. What stands behind a preposition is left out.
 * @param clause a clause of a line, without signs that end a sentence
 */
export function dutiesIn(clause: string): string[] {
  const words: Word[] = (clause.match(/[\p{L}\d][\p{L}\d’'/&-]*|,/gu) ?? []).map((text) => ({
    text,
    folded: text === ',' ? text : foldOnce(text),
  }))
  const [only] = words
  if (words.length === 1 && only) return [nameOf([], nounByVerb.get(only.folded) ?? '')].filter((name) => name !== '')
  const duties: string[] = []
  /** The noun for the verb that is in reach; undefined where none is. */
  let noun: string | undefined
  /** The nouns for the verbs before it that are about the same. */
  let chain: string[] = []
  let isChained = false
  for (let at = 0; at < words.length; ) {
    const doing = doingAt(words, at, noun !== undefined || isChained)
    isChained = false
    const helped = doing ? undefined : helpedAt(words, at)
    if (helped !== undefined) {
      noun = ''
      at = helped
    } else if (doing) {
      noun = doing.noun
      at = doing.next
      if (isJoiner(words[at])) {
        at++
        isChained = doingAt(words, at, true) !== undefined
        chain = isChained ? [...chain, doing.noun] : []
        noun = undefined
        continue
      }
    } else if (noun === undefined || !isJoiner(words[at - 1])) {
      if (!isJoiner(words[at])) noun = undefined
      at++
      continue
    }
    const { object, next } = objectAt(words, at)
    const name = noun === undefined || object.length === 0 ? '' : nameOf(object, noun)
    if (name !== '') duties.push(...chain.filter(isStrong).map((other) => nameOf(object, other)), name)
    chain = []
    at = Math.max(next, at + 1)
  }
  return duties
}

/** Whether a line has a word with which a duty may begin. @param folded as foldText has it */
export const mayTellDuty = (folded: string): boolean =>
  folded.split(' ').some((word) => word === 'of' || nounByVerb.has(word) || helping.has(word))

/** A verb or the noun for one ("preparation of"), with where it ends; undefined where none stands. */
function doingAt(words: Word[], at: number, isInReach: boolean): { noun: string; next: number } | undefined {
  const [before, word, after] = [words[at - 1]?.folded, words[at]?.folded ?? '', words[at + 1]?.folded]
  if (after === 'of' && (doingNouns.has(word) || isDoingNoun(word)))
    return { noun: doingNouns.has(word) ? word : `~${word}`, next: at + 2 }
  const noun = nounByVerb.get(word)
  if (noun === undefined) return undefined
  const isVerb =
    before === undefined ||
    beforeVerb.has(before) ||
    (isInReach && isJoiner(words[at - 1])) ||
    (word.endsWith('ing') && beforeDoing.has(before))
  return isVerb ? { noun, next: at + 1 } : undefined
}

/** Whether a word names the doing of something, of which "of" says what is done: "rendering of". */
const isDoingNoun = (word: string) => /(?:[a-z]{3}ing|ation|ition|ment)$/.test(word) && !notDoing.has(word)
/** Words that end so and name no doing. */
const notDoing = new Set(
  'understanding combination position completion direction portion population generation condition environment requirement achievement department minimum range beginning meaning setting building number proposition edition'.split(
    ' ',
  ),
)

/** Most words that say who is helped. */
const mostHelped = 4

/** Where what somebody helps with begins: "assist residents with meals"; undefined where nobody does. */
function helpedAt(words: Word[], at: number): number | undefined {
  if (!helping.has(words[at]?.folded ?? '')) return undefined
  for (let near = at + 1; near <= at + mostHelped && near < words.length; near++)
    if (words[near]?.folded === 'with' || words[near]?.folded === 'in') return near + 1
  return undefined
}

/** The words of what a verb is about, from where it may begin; none where they go on with others. */
function objectAt(words: Word[], from: number): { object: Word[]; next: number } {
  let at = from
  while (openers.has(words[at]?.folded ?? '')) at++
  const start = at
  while (at < words.length && isPart(words[at] as Word, at > start)) at++
  const next = words[at]?.folded
  const isWhole =
    next === undefined ||
    (at > start && next.endsWith('ed')) ||
    next === ',' ||
    behindObject.has(next) ||
    next.endsWith('ly')
  return { object: at - start > mostWords || !isWhole ? [] : words.slice(start, at), next: at }
}

const isPart = ({ text, folded }: Word, isBehind: boolean) =>
  folded !== ',' &&
  (!noWork.has(folded) || (isBehind && heads.has(folded))) &&
  !/\d/.test(text) &&
  !folded.endsWith('ly') &&
  !(isBehind && isPast(folded)) &&
  !/['’]s?$/u.test(text)

const isPast = (word: string) => word.length > 5 && word.endsWith('ed')

/** Whether the noun for a verb says something beside what it is about. */
const isStrong = (noun: string) => noun !== '' && !noun.startsWith('~')

const isJoiner = (word: Word | undefined) => word !== undefined && joiners.has(word.folded)

const singular = (word: string) =>
  word.length > 4
    ? word
        .replace(/ies$/, 'y')
        .replace(/(?<=[sx]|sh|ch)es$/, '')
        .replace(/(?<![sui])s$/, '')
    : word

const isWork = (word: string) => [word, singular(word)].some((form) => workNouns.has(form) || aloneNouns.has(form))

function nameOf(object: Word[], given: string): string {
  const last = object.at(-1)
  const isWeak = given.startsWith('~')
  const noun = isWeak ? (object.length === 1 ? given.slice(1) : '') : given
  if (!last) return noun.charAt(0).toUpperCase() + noun.slice(1)
  if (object.length === 1 && (tooWide.has(last.folded) || (noun === '' && !isWork(last.folded)))) return ''
  if (object.length === 2 && object.every(({ folded }) => tooWide.has(folded))) return ''
  const words = object
    .map(({ text }, at) => (noun !== '' && at === object.length - 1 ? singular(text) : text))
    .join(' ')
  const name = noun === '' || foldText(words).endsWith(noun) ? words : `${words} ${noun}`
  return name.charAt(0).toUpperCase() + name.slice(1)
}
