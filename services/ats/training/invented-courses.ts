import { headerLines } from './invented-headers.ts'
import { coined, town } from './invented-names.ts'
import type { Role } from './invented-roles.ts'
import { languages } from './invented-sections.ts'
import { formLines, tableLines } from './invented-tables.ts'
import type { Telling } from './invented-work.ts'
import type { KnownSection } from './known-section.ts'
import type { Random } from './random.ts'
import { type CourseWords, courseWords } from './words/course-words.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'
import { fr } from './words/fr.ts'
import { type LanguageWords, listOf } from './words/language-words.ts'
import { nl, pl } from './words/others.ts'
import { es, it, pt } from './words/romance.ts'

const wordsOf = new Map<LanguageWords, CourseWords>([
  [en, courseWords.en],
  [de, courseWords.de],
  [fr, courseWords.fr],
  [es, courseWords.es],
  [pt, courseWords.pt],
  [it, courseWords.it],
  [nl, courseWords.nl],
  [pl, courseWords.pl],
])

/** How courses are described: mostly not at all. */
const telling: Telling = [
  [58, 'none'],
  [14, 'lines'],
  [18, 'items'],
  [6, 'prose'],
  [4, 'short'],
]

/** Degrees whose field stands by itself, and where it does. */
const bareDegrees = 'BSc; MSc; BCom; B.A.; MBA; Bachelor; Master; PhD; Licence; Diplom; B.Tech; M.Phil; BEng; LLM'
const bareLayouts =
  'E/T/U/D; E/T/U/D; T/U/E/D; T/U/E/D; D/T • U • E; D/T • U • E; E_D/T/U; T | U | E | D; T/E/D/U; E/D/T/U; D_T/U/E; T_D/U/E; D/E/T/U; T • U • E/D; E/T • U/D; D_T • U • E; T_E, U_D; T_E, U_P_D; T_E, U/D; E, T, U_D; E_T in U/D'

/** Layouts of courses in which a degree and a school share a cell or a line by a word between them, or change places. */
const joinedLayouts =
  'T at E_D; T at E/D; D_T at E; D_T at E/U; D_T at E, P; D_T at E_U; T an der E_D; T an der E (D); D_T an der E; T bei E_D; T chez E/D; E, T/D; E, T/D_P; E, T_P_D; E – T_D; E - T/D; E: T (D); D_E, T; D_E – T; D/E, T; E, P – T_D; T - E_D; T - E/D; T (D)/E; D: T - E; E | T | D; T : E_D; T E_D; E T_D; T à E_D; D_T au E; T à la E/D; T pour E_D; T en la E_D; T presso E_D; D_T bij E; T na E, P_D; T from E_D; T (E), D; E: T (D); D – T (E); T (E, D); T/E - P_D; T/E – P_D; T/E - P/D; E - P_D/T; E – P_D/T; D/T/E - P; D_T/E – P; T, E - P_D'

/** An invented section about education: degrees stand where roles have titles, and schools where they have employers. */
export function inventedCourses(random: Random): KnownSection {
  const language = random.weighted(languages)
  const own = wordsOf.get(language) ?? courseWords.en
  const isBare = random.is(0.08)
  const words = { ...asCourses(language, own), ...(isBare ? { units: own.fields } : {}) }
  const form = random.weighted<'headers' | 'groups' | 'form' | 'table' | 'undated'>([
    [82, 'headers'],
    [7, 'groups'],
    [4, 'form'],
    [2, 'table'],
    [5, 'undated'],
  ])
  const courses = coursesOf(random, language, isBare ? { ...own, degrees: bareDegrees } : own)
  const lines: KnownSection['lines'] = []
  if (form === 'form') formLines(random, words, courses, lines, telling)
  else if (form === 'table') tableLines(random, words, courses, lines)
  else {
    const layouts = isBare ? bareLayouts : random.is(0.14) ? joinedLayouts : undefined
    headerLines(random, words, courses, lines, form, {
      telling,
      lists: 0.07,
      undated: 0.06,
      ...(layouts ? { layouts } : {}),
    })
  }
  return { lines, own: [] }
}

/** The words of a language with those about courses in place of those about roles. */
function asCourses(language: LanguageWords, { faculties, grades, details, labels }: CourseWords): LanguageWords {
  return {
    ...language,
    units: faculties,
    modes: grades,
    taglines: `${grades}; ${details}`,
    deeds: details,
    shortDeeds: grades,
    prose: details,
    labels: { ...language.labels, ...labels },
  }
}

/** Courses of one person, most recent first; those of some resumes have one date each. */
function coursesOf(random: Random, language: LanguageWords, words: CourseWords): Role[] {
  const areSpans = random.is(0.65)
  const isField = random.is(0.12)
  let at = 2025 * 12 + 6 - random.below(100)
  const count = 1 + random.below(4)
  return Array.from({ length: count }, (_course, index) => {
    const isSchool = index > 0 && index === count - 1 && random.is(0.4)
    const to = at
    const from = to - 12 * (1 + random.below(4)) - (random.is(0.3) ? 3 : 0)
    at = from - random.below(12)
    const isOpen = index === 0 && random.is(0.12)
    const degree = isSchool ? random.pick(listOf(words.leaving)) : random.pick(listOf(words.degrees))
    return {
      title: isField && !isSchool ? random.pick(listOf(words.fields)) : titleOf(random, degree, words),
      employer: school(random, language, isSchool ? words.schools : words.universities),
      place: `${town(random, language)}${random.is(0.5) ? `, ${random.pick(listOf(language.regions))}` : ''}`,
      from: areSpans || isOpen ? from : to,
      to: isOpen ? undefined : to,
    }
  })
}

function titleOf(random: Random, degree: string, { fields, grades }: CourseWords): string {
  const text = degree.replace('{}', random.pick(listOf(fields)))
  return random.weighted<() => string>([
    [30, () => text],
    [1, () => `${text}, ${random.pick(listOf(grades))}`],
    [1, () => `${text}: ${random.pick(listOf(fields))}, ${random.pick(listOf(fields))}`],
    [1, () => `${text} & ${random.pick(listOf(fields))}`],
    [1, () => `${text} (${coined(random).slice(0, 3).toUpperCase()})`],
    [1, () => `${text} - ${random.pick(listOf(fields))}`],
  ])()
}

function school(random: Random, language: LanguageWords, list: string): string {
  if (random.is(0.05))
    return Array.from({ length: 3 + random.below(2) }, () => random.pick([...'BCEGHKLMNPRSTU'])).join('')
  const name = () => (random.is(0.55) ? town(random, language) : coined(random))
  const one = () => random.pick(listOf(list)).replaceAll('{}', () => name())
  const text = random.weighted<() => string>([
    [30, one],
    [1, () => `${one()} ${random.pick(['&', '/', '|', 'and', '-', '@'])} ${one()}`],
    [1, () => `${one()} (${coined(random).slice(0, 3).toUpperCase()}) & ${one()}`],
    [
      1,
      () =>
        `${one()}, ${random.pick(['TU', 'FH', 'IUT', 'IES', 'ETSI', coined(random).slice(0, 3).toUpperCase()])} ${name()}`,
    ],
    [
      1,
      () =>
        `${random.pick(['University of Technology', 'University of Applied Sciences', 'School of Engineering'])}, ${one()}`,
    ],
    [1, () => coined(random)],
    [1, () => `${coined(random)} ${coined(random)}`],
    [1, () => `${coined(random).slice(0, 3).toUpperCase()} ${coined(random)}`],
  ])()
  if (random.is(0.05)) return text.toUpperCase()
  return random.is(0.06) ? `${text} (${coined(random).slice(0, 4).toUpperCase()})` : text
}
