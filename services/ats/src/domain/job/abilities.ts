import { isPresentVerb } from '../rules/verbs.ts'
import { nounByVerb } from '../vocabulary/duty-verbs.ts'
import { findSkills } from '../vocabulary/find-skills.ts'
import { foldText } from '../vocabulary/fold-text.ts'

/** Words behind which it is told what somebody is able to do, up to the end of the clause. */
const able =
  /\b(?:ability|able|abilities|capacity|capable|willing(?:ness)?|desire|skills|eager(?:ness)?|aptitude|expected)\s+to\s+([^.;:()!?]{3,200})/giu
/** A sooner look for them. */
const hasAble = /\bto\b/i
/** Where another thing that somebody is able to do may begin. */
const joint = /(,\s+(?:(?:and|or)\s+)?|\s+(?:and|or)\s+)/iu
/** Words with which the name of what is done is over, unless they stand right behind the verb. */
const over = new Set(
  'with in for when where while within through via using by as at across that which to from on into during under without if so because along about than both'.split(
    ' ',
  ),
)
/** Those of them with which another clause begins. */
const goesOn = new Set('when where while if so because than both'.split(' '))
/** Who is willing to do something for those who are sought. */
const ofEmployer = /\b(?:employer|company|we|organi[sz]ation|firm|team)\s+(?:is|are|will be)\s+$/iu
/** Words for what a job is to those who want it. */
const noThing = new Set(
  'challenge challenges opportunity opportunities journey adventure mission role position job'.split(' '),
)
/** Words that say what something is like and name no thing. */
const likeness = new Set(
  'clear accurate new strong good great high effective efficient complex timely innovative creative positive'.split(
    ' ',
  ),
)
/** Words that stand for a thing that is named elsewhere. */
const named = new Set(
  'it them one ones this that these those others themselves yourself together well up out and or'.split(' '),
)
/** Words that belong to no name. */
const idle = new Set('the a an our your their both very'.split(' '))
/** Words of a sentence about something else, and signs of two things in one word. */
const ofSentence = /[/\d]|\b(?:will|is|are|was|has|have|you|we)\b/iu
const [fewest, most] = [2, 6]

/**
 * What an English line says that somebody is able or willing to do, by its verb and what it is about: "ability to glaze tall
 * vases in winter" is "Glaze tall vases". What holds the name of a skill is left to that.
 */
export function abilitiesIn(line: string): string[] {
  if (!hasAble.test(line)) return []
  return [...line.matchAll(able)]
    .filter(({ index }) => !ofEmployer.test(line.slice(0, index)))
    .flatMap(([, told = '']) => partsOf(told))
    .flatMap(abilityOf)
}

/** The parts that begin with a verb; what else stands behind an "and" goes on with the part before. */
function partsOf(told: string): string[] {
  const parts: string[] = []
  const [first = '', ...others] = told.split(joint)
  let part = first
  for (let at = 0; at < others.length; at += 2) {
    const [between = '', given = ''] = others.slice(at, at + 2)
    const next = given.replace(/^to\s+/iu, '')
    if ((next !== given && /(?:and|or)\s/iu.test(between)) || isVerb(firstOf(next))) {
      parts.push(part)
      part = next
    } else part += between + next
  }
  return [...parts, part]
}

const firstOf = (part: string) =>
  foldText(part)
    .split(' ')
    .find((word) => !word.endsWith('ly')) ?? ''
const isVerb = (word: string) => isPresentVerb(word) || nounByVerb.has(word) || otherVerbs.has(word)
/** Verbs of abilities that begin no duty. */
const otherVerbs = new Set(
  `be become learn see ask find draw understand make take give get keep think adapt deal work respond move carry stand walk read speak
   talk listen follow meet stay feel act thrive absorb grasp embrace bend sit climb reach push pull travel remain express tolerate`.split(
    /\s+/,
  ),
)

/** The name of what is done; of a part that is too long for one, what stands before its first "and". */
function abilityOf(part: string): string[] {
  const name = nameOf(part) || nameOf(part.split(joint)[0] ?? '')
  return name === '' ? [] : [name.charAt(0).toUpperCase() + name.slice(1)]
}

function nameOf(part: string): string {
  const words = part.split(/\s+/u).filter((word) => word !== '' && !/ly$/iu.test(word))
  const end = words.findIndex(
    (word, at) => at > (goesOn.has(word.toLowerCase()) ? 0 : 1) && over.has(word.toLowerCase()),
  )
  const name = (end < 0 ? words : words.slice(0, end)).filter((word) => !idle.has(word.toLowerCase()))
  const last = name.at(-1)?.toLowerCase() ?? ''
  const isName =
    name.length >= fewest &&
    name.length <= most &&
    !named.has(last) &&
    !over.has(last) &&
    !noThing.has(last) &&
    !likeness.has(last)
  if (!isName || ofSentence.test(part) || findSkills(part, true).length > 0) return ''
  return name.join(' ')
}
