import { isPresentVerb } from '../rules/verbs.ts'
import { countWords } from '../text/words.ts'
import { foldText } from '../vocabulary/fold-text.ts'
import { titleScore } from '../vocabulary/role-words.ts'
import { noWork } from '../vocabulary/work-nouns.ts'
import { capitalised, isName, nameOf, sentenceWords, tooWide } from './asked-items.ts'

/** Words that say how well something is known, or that it is asked for. */
const howWell = new Set(
  `strong solid good excellent proven previous prior relevant similar basic advanced deep sound thorough broad working practical hands-on technical
   industry professional related general demonstrated demonstrable extensive significant substantial recent progressive minimum some
   specific expert current necessary essential required preferred desirable ideal same post equivalent considerable exceptional great
   effective outstanding superior proficient analytical organizational organisational fundamental in-depth direct real life-long lived own
   bring brings bringing gain gaining have has having need needs offer offers want build building combine
   management people personal key core required key business user customer employee best hard soft many full-time paid`.split(
    /\s+/,
  ),
)
/** What is asked for stands before this: "glaze kiln experience". */
const behindName =
  /\s(?:experience|background|knowledge|skills)(?=\s*(?:$|[,.;)]|\b(?:a must|(?:is |are )?(?:also )?an? (?:plus|asset|must)|(?:is |are )?(?:required|preferred|essential|desirable|desired|necessary)|and|or)\b))/giu
/** A sooner look for the same. */
const hasName = /experience|background|knowledge|skills/i
/** How far back a name may begin, in characters. */
const longestBefore = 60
const lastWords = /(?:[\p{L}\d][\p{L}\d/&’'-]*\s+){0,3}[\p{L}\d][\p{L}\d/&’'-]*$/u

/** Words before the experience that somebody has of a thing, which is a product and nothing to be known: "the live experience". */
const ofProduct =
  /(?:^|\s)(?:the|our|your|their|its|best|great|better|amazing|seamless|unique|superior|personal|\S+['’]s)\s+$/iu

/** Names that stand before "experience" and the like, back to a word that belongs to no name. */
export function namesBefore(line: string): string[] {
  if (!hasName.test(line)) return []
  return [...line.matchAll(behindName)].flatMap(({ 0: noun, index }) => {
    const before = lastWords.exec(line.slice(Math.max(0, index - longestBefore), index))?.[0] ?? ''
    const words = before.split(/\s+/u)
    const name = words.slice(words.findLastIndex(isNoName) + 1).join(' ')
    const isProduct = /experience/i.test(noun) && ofProduct.test(line.slice(0, index - name.length))
    const isEmpty = name === '' || isPresentVerb(foldText(name)) || tooWide.has(foldText(name))
    return isEmpty || isProduct || countWords(name) > 3 ? [] : nameOf(name)
  })
}

function isNoName(word: string): boolean {
  const folded = foldText(word)
  return howWell.has(folded) || sentenceWords.has(folded) || noWork.has(folded) || /\d|['’]/.test(word)
}

/** Roles that somebody has held: "experienced care assistant", "experience as a baker". */
const heldRole = /(?<!\bour )\bexperienced? (?:working )?(?:as an? )?((?:\p{L}+ ){0,2}\p{L}+)/giu

/** The names of roles that a line asks to have been held. */
export function heldRolesIn(line: string): string[] {
  if (!/experienc/i.test(line)) return []
  return [...line.matchAll(heldRole)].flatMap(([, given = '']) => {
    const all = given.split(' ')
    const stop = all.findIndex((word) => sentenceWords.has(word.toLowerCase()))
    const words = stop < 0 ? all : all.slice(0, stop)
    const end = words.findLastIndex((_, at) => titleScore(words.slice(0, at + 1).join(' ')) > 1)
    const name = words.slice(0, end + 1).join(' ')
    return name !== '' && isName(name) && !words.slice(0, end + 1).some((word) => noWork.has(word.toLowerCase()))
      ? [capitalised(name)]
      : []
  })
}

/** What somebody has done before: "experience firing and glazing pots". */
const doneBefore =
  /\bexperience (?:in |with )?(?<doing>\p{L}{3,15}ing(?:,? (?:and|or|&) \p{L}{3,15}ing)?) (?:(?:a|an|the|new|our|your) ){0,2}(?<what>[\p{L}\d][\p{L}\d/&’'-]*(?: [\p{L}\d][\p{L}\d/&’'-]*){0,6})/giu
/** Where what is done something to ends. */
const endOfWhat =
  /\s(?:within|for|in|on|from|at|to|across|through|that|which|who|as|during|by|with|using|when|into|under|and|or|of|is|are|preferred|required)(?:\s.*)?$/iu
const mostWordsDoneTo = 3

/** What a line says that somebody has to have done: an activity with what it is done to. */
export function activitiesIn(line: string): string[] {
  if (!/experience/i.test(line)) return []
  return [...line.matchAll(doneBefore)].flatMap(({ groups }) => {
    const what = (groups?.what ?? '').replace(endOfWhat, '')
    const isShort = what !== '' && countWords(what) <= mostWordsDoneTo
    const isName =
      isShort &&
      !foldText(what)
        .split(' ')
        .some((word) => sentenceWords.has(word))
    const doing = (groups?.doing ?? '').split(/,? (?:and|or|&) /iu)
    return isName ? doing.filter((verb) => !/^working$/iu.test(verb)).map((verb) => capitalised(`${verb} ${what}`)) : []
  })
}
