import { everydayEmployers, knownEmployers } from '../src/domain/vocabulary/known-employers.ts'
import type { Random } from './random.ts'
import { en } from './words/en.ts'
import { type LanguageWords, listOf } from './words/language-words.ts'

const onsets = 'b br c ch cl d dr f fl g gr h j k kl l m n p pr qu r s sh sk st t th tr v w z'.split(' ')
const vowels = 'a e i o u a e i o ai ea ee ie ou y'.split(' ')
const ends = 'l n r s t x nd rk lt va ra na lo ro ma ta do ly ck m th ne le'.split(' ')
const givenNames = 'Anna Peter Maria John Sofia Karl Elena David Laura Thomas Julia Mark Irene Paul Clara Victor'.split(
  ' ',
)
const things =
  'Blue Red North South River Stone Iron Cloud Data Bright Green Silver Oak Fox Bear Harbor Summit Arrow Maple Coast Star Wind Clear Deep Open True Next First Second Little Golden Home Sky Field Bridge Mill'.split(
    ' ',
  )
const otherThings =
  'House Works Line Path Hub Point Forge Wave Nest Leaf Field Base Yard Door Gate Light Box Loop Spark Table Kitchen Garden Ventures Collective Union Circle Crew Lane Mind Shift Stack Tree Rock'.split(
    ' ',
  )
const unusual =
  'Freelance; Self-Employed; Self-employed; Various; Freelancer; Various clients; Confidential; Family business; Private household; Own business; Stealth startup; Open source'

/** Words with which names of large bodies begin. */
const grand = 'United International National European Royal Federal Central American World General'.split(' ')

/** A name behind its acronym: "RIC, Royal Institute of Chemistry". */
function withAcronym(random: Random, name: string): string {
  const initials = name.split(/[\s-]+/).flatMap((word) => (/^\p{Lu}/u.test(word) ? word.charAt(0) : []))
  return `${initials.join('')}${random.pick([', ', ', ', ' – ', ' - '])}${name}`
}

const wellKnown = listOf(`${knownEmployers}; ${everydayEmployers}`)
const acronyms = wellKnown.filter((name) => /^\p{Lu}{3,6}$/u.test(name))
const laboratories =
  'Lab; Laboratory; Research Group; Institute; Chair; Center; Centre; Team; Labs; Research Unit; Observatory; Group'

/** Words of the language, or English ones, as many resumes have among others. */
const mixed = (random: Random, words: LanguageWords, share: number) => (words !== en && random.is(share) ? en : words)

/** A word that no list has. */
export function coined(random: Random, syllables = 2 + random.below(2)): string {
  let word = ''
  for (let count = 0; count < syllables; count++) word += random.pick(onsets) + random.pick(vowels)
  word += random.is(0.7) ? random.pick(ends) : ''
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/** The name of an employer, with or without a word that tells. */
export function employer(random: Random, language: LanguageWords): string {
  const words = mixed(random, language, 0.15)
  const name = () =>
    random.weighted<() => string>([
      [4, () => coined(random)],
      [2, () => `${random.pick(things)}${random.pick([' ', ' ', ''])}${random.pick(otherThings)}`],
      [1, () => `${coined(random)} ${coined(random)}`],
      [1, () => `${coined(random)} & ${coined(random)}`],
      [1, () => town(random, words)],
      [1, () => `${random.pick(givenNames)} ${coined(random)}`],
    ])()
  const filled = (list: string, fill: string) => random.pick(listOf(list)).replace('{}', fill)
  return random.weighted<() => string>([
    [6, () => filled(words.employers, name())],
    [3, () => `${filled(words.employers, name())}${random.pick([' ', ' ', ', '])}${random.pick(listOf(words.legal))}`],
    [3, () => `${name()}${random.pick([' ', ' ', ', '])}${random.pick(listOf(words.legal))}`],
    [8, name],
    [5, () => random.pick(wellKnown)],
    [0.6, () => `${random.pick(wellKnown)} ${random.pick(listOf(words.regions))}`],
    [0.4, () => `${random.pick(wellKnown)}${random.pick([' / ', ' | ', ' & ', ' – '])}${name()}`],
    [
      0.5,
      () => `${name()} ${random.pick(listOf(laboratories))}, ${filled(words.publicEmployers, town(random, words))}`,
    ],
    [
      0.4,
      () =>
        `${filled(words.publicEmployers, town(random, words))}${random.pick([' - ', ' – ', ' / ', ' | ', ', '])}${name()} ${random.pick(listOf(laboratories))}`,
    ],
    [0.4, () => `${name()} (${random.pick(listOf(words.units))})`],
    [
      0.7,
      () => {
        const behind = `${random.pick(grand)} ${filled(words.publicEmployers, coined(random))}`
        return `${random.pick(acronyms)}${random.pick([', ', ', ', ' – ', ' - '])}${behind}`
      },
    ],
    [0.4, () => `${random.pick(acronyms)} (${filled(words.publicEmployers, coined(random))})`],
    [
      0.4,
      () =>
        `${name()}${random.pick([' – ', ' - ', ', '])}${random.pick(['Non-Governmental Organization', 'NGO', 'Student Association', 'Digital Agency', 'Research Institute', 'Family Business'])}`,
    ],
    [0.4, () => `${name()} (${coined(random).slice(0, 4).toUpperCase()})`],
    [
      0.4,
      () =>
        `${name()} ${random.pick(['for', 'via', 'c/o', 'by', 'pour', 'für', 'para', 'per', 'voor'])} ${random.pick([random.pick(wellKnown), coined(random)])}`,
    ],
    [
      0.3,
      () =>
        `${random.pick(['Groupe', 'Grupo', 'Gruppo', 'Studio', 'The', 'Team', 'Le', 'La', 'Project', 'Club'])} ${name()}`,
    ],
    [4, () => filled(words.publicEmployers, random.is(0.5) ? town(random, words) : coined(random))],
    [1.5, () => Array.from({ length: 2 + random.below(3) }, () => random.pick([...'ABCDEGHKLMNPRSTVW'])).join('')],
    [0.7, () => `${coined(random).toLowerCase()}.${random.pick(['io', 'com', 'de', 'org', 'ai', 'fr'])}`],
    [0.7, () => `${coined(random)}, ${coined(random)} & ${coined(random)}`],
    [0.6, () => `${name()} (${random.pick(['formerly', 'part of', 'now'])} ${coined(random)})`],
    [0.5, () => `${name()} – ${random.pick(listOf(words.units))}`],
    [0.6, () => random.pick(listOf(unusual))],
    [0.5, () => `${coined(random)}${random.below(90) + 10}`],
    [0.7, () => `${coined(random).slice(0, 3).toUpperCase()}, ${filled(words.publicEmployers, coined(random))}`],
    [0.7, () => `${filled(words.publicEmployers, coined(random))} (${coined(random).slice(0, 4).toUpperCase()})`],
    [0.8, () => withAcronym(random, `${random.pick(grand)} ${filled(words.publicEmployers, coined(random))}`)],
    [0.4, () => `${name()} / ${name()}`],
    [0.8, () => name().toUpperCase()],
    [0.4, () => coined(random).toLowerCase()],
    [
      0.6,
      () =>
        `${random.pick(['Baker', 'Fisher', 'Porter', 'Cook', 'Carpenter', 'Miller', 'Painter', 'Butcher'])} ${coined(random)}`,
    ],
  ])()
}

/** A town, known or not. */
export function town(random: Random, words: LanguageWords): string {
  if (random.is(0.55)) return random.pick(listOf(words.towns))
  const end = random.pick(listOf(words.townEnds))
  const name = coined(random, 1 + random.below(2))
  return /^\p{Lu}|^(?:sur|de|ar|al)\b/u.test(end) ? `${name} ${end}` : name + end
}

/** How a resume writes places. */
export type PlaceStyle = 'town' | 'town, region' | 'town (region)' | 'code town' | 'mixed'

/** A place. */
export function place(random: Random, words: LanguageWords, style: PlaceStyle): string {
  const region = random.pick(listOf(words.regions))
  const name = town(random, words)
  if (style === 'mixed') return place(random, words, random.pick(['town', 'town, region', 'town, region']))
  if (random.is(0.04)) return random.pick(['Remote', 'Hybrid', region])
  if (style === 'town, region') return `${name}, ${region}`
  if (style === 'town (region)') return `${name} (${region})`
  return style === 'code town' ? `${10_000 + random.below(80_000)} ${name}` : name
}

/** A title, at times with a team, two titles, or a word that no list has. */
export function title(random: Random, language: LanguageWords): string {
  const words = mixed(random, language, 0.2)
  const one = random.pick(listOf(words.titles))
  const team = () => random.pick(listOf(words.teams))
  return random.weighted<() => string>([
    [24, () => one],
    [1.5, () => `${one}, ${team()}`],
    [1, () => `${one} – ${team()}`],
    [1, () => `${one} (${team()})`],
    [0.5, () => `${one} / ${random.pick(listOf(words.titles))}`],
    [0.5, () => `${one} & ${random.pick(listOf(words.titles))}`],
    [0.5, () => `${team()} ${one}`],
    [0.7, () => `${one}, ${random.pick(listOf(words.titles))}`],
    [1.5, () => coined(random)],
    [0.8, () => `${coined(random)} ${random.pick(['Lead', 'Specialist', 'Assistant', 'Hand', 'Crew'])}`],
    [0.5, () => team()],
    [0.5, () => `${coined(random)} ${random.pick(['Project', 'Projekt', 'Programme', 'Platform', 'Academy'])}`],
    [
      0.4,
      () =>
        `${coined(random)} ${random.pick(otherThings)} – ${random.pick(['Front-end Project', 'Pilot Project', 'Redesign', 'Research Stay'])}`,
    ],
    [0.7, () => one.toLowerCase()],
    [0.4, () => `${one} - ${team()}`],
    [0.3, () => `${one} | ${random.pick(listOf(words.titles))}`],
    [0.4, () => `${one} (${random.pick(listOf(words.modes))})`],
    [
      0.3,
      () => `${one} (${random.pick(['promoted from', 'formerly', 'previously'])} ${random.pick(listOf(words.titles))})`,
    ],
    [
      0.3,
      () =>
        `${random.pick(['Intern', 'Internship', 'Trainee', 'Lead', 'Freelance', 'Student'])}${random.pick([', ', ' – ', ' in ', ': '])}${team()}`,
    ],
    [
      0.4,
      () =>
        `${coined(random)} ${random.pick(otherThings)} (${coined(random).slice(0, 3).toUpperCase()}) ${random.pick(['project', 'team', 'programme', ''])}`.trim(),
    ],
    [0.5, () => `${one} ${random.pick(['I', 'II', 'III', 'm/w', '(m/f/d)', '(H/F)'])}`],
  ])()
}

/** A title that nothing tells. */
export function oddTitle(random: Random): string {
  const second = random.pick([
    '',
    '',
    ` ${coined(random).toLowerCase()}`,
    ` ${random.pick(otherThings)}`,
    ` ${coined(random)}`,
  ])
  return `${coined(random)}${second}`
}
