import { splitAtBlanks } from '../text/words.ts'
import { isEastAsian } from '../vocabulary/east-asian/script.ts'
import { foldText } from '../vocabulary/fold-text.ts'
import { memoize } from '../vocabulary/memoize.ts'
import { employerScore, titleScore } from '../vocabulary/role-words.ts'
import { namesSchool } from '../vocabulary/school-words.ts'
import { bareHeading } from './bare-heading.ts'
import { CutHeadings } from './cut-headings.ts'
import { eastAsianHeadingKind } from './east-asian-headings.ts'
import { headings } from './heading-lists.ts'
import { HeadingSpelling } from './heading-spelling.ts'
import { isHeadingWord, kindOfNoun, tellsOfOneself, themedKind } from './heading-words.ts'
import { headingsAsWritten } from './headings-as-written.ts'
import { headingsInOtherLanguages } from './headings-in-other-languages.ts'
import type { SectionKind } from './section-kinds.ts'

/** Minimum length, in characters, of a heading that is known without its blanks. */
const shortestGlued = 12

const kindByHeading = new Map<string, SectionKind>()
for (const [kind, list] of [headings, headingsInOtherLanguages, headingsAsWritten].flatMap((lists) =>
  Object.entries(lists),
)) {
  for (const heading of list.split('|')) kindByHeading.set(heading.trim().replace(/\s+/g, ' '), kind as SectionKind)
}

/** Headings of several words by their letters alone, for files whose blanks are lost: "WORKEXPERIENCE". */
const kindByLetters = new Map(
  [...kindByHeading].flatMap(([heading, kind]) =>
    heading.includes(' ') && heading.length >= shortestGlued ? [[heading.replaceAll(' ', ''), kind] as const] : [],
  ),
)

/** Minimum length, in letters, of a heading that is known though its letters stand unevenly apart. */
const shortestTorn = 7
/** Headings by their letters alone, for files whose letters stand unevenly apart: "FOR MAT ION". Made for the first of them: few are. */
let kindByTorn: Map<string, SectionKind> | undefined

/** The kind of a heading in capitals whose letters stand unevenly apart, so that parts of words look like words. */
function torn(line: string, words: string): SectionKind | undefined {
  if (line !== line.toUpperCase() || !/(?:^|\s)\p{Lu}{1,3}(?=\s|$)/u.test(line)) return undefined
  const letters = words.replaceAll(' ', '')
  if (letters.length < shortestTorn) return undefined
  kindByTorn ??= new Map([...kindByHeading].map(([heading, kind]) => [heading.replaceAll(' ', ''), kind]))
  return kindByTorn.get(letters)
}

/** Made for the first line that is not known otherwise. */
let cutHeadings: CutHeadings | undefined

/** The kind of a heading whose first letters are a picture. */
function cut(line: string, words: string): SectionKind | undefined {
  if (words.length < shortestTorn - 1) return undefined
  cutHeadings ??= new CutHeadings(kindByHeading)
  return cutHeadings.kindOf(line.trim(), words)
}

/** What is a heading in capitals alone: "ACADEMIC", but not "Academic and community service", and "PROJECT", but not "Project". */
const inCapitals = new Map<string, SectionKind>([
  ['ACADEMIC', 'education'],
  ...['PROFESSIONAL', 'PROFESSIONNEL', 'PROFESIONAL', 'PROFISSIONAL'].map((word) => [word, 'experience'] as const),
  ...['PROJECT', 'PROJET', 'PROYECTO', 'PROJETO', 'PROGETTO'].map((word) => [word, 'projects'] as const),
])
const longestHeading = 52

/** A hyphen where a line of a heading in capitals was broken: "VOLUN-TEERING". */
const brokenWord = /(?<=\p{Lu}{3})-(?=\p{Lu}{2})/gu

/** A heading of several words, or in capitals, and what it says of itself in a bracket: "Other experience (clubs, associations)". */
const withNote = /^(?=\S+ \S|[^\p{Ll}(]+\()([^()\d]{4,40}\S) \([^()\d]{4,90}\)$/u
/** Kinds of sections that are headed so; "Languages (spoken)" tells of a part of one. */
const noted: ReadonlySet<SectionKind | undefined> = new Set<SectionKind | undefined>([
  'experience',
  'volunteer',
  'projects',
  'skills',
])

/** The kind of section that a line begins; undefined for a line that is no heading. */
export function headingKind(given: string): SectionKind | undefined {
  const [, before = ''] = given.length <= 2 * longestHeading ? (withNote.exec(given) ?? []) : []
  if (before !== '' && !isEastAsian(before)) {
    const { kind } = readKind(before)
    if (noted.has(kind)) return kind
  }
  if (given.length > longestHeading) return undefined
  if (isEastAsian(given)) return eastAsianHeadingKind(given, headingKind)
  return endOfBracket.test(given) || endOfQuote.test(given) ? undefined : readKind(given).kind
}

/** The end of what stands in a bracket above: "Kenntnisse)". */
const endOfBracket = /^[^([]*[)\]]\s*$/u

/** The end of what stands in quotation marks above: "Bank Publications”". */
const endOfQuote = /^[^“„«"]*[”»]\s*$/u

const readKind = memoize((given): { kind: SectionKind | undefined } => {
  const line = bareHeading(given)
  const words = foldText(line)
  const whole = line.includes('-') ? kindByHeading.get(foldText(line.replace(brokenWord, ''))) : undefined
  if (whole) return { kind: whole }
  const joined = /[&+/|]/.test(line) ? foldText(line.replace(/[&+/|]/g, ' and ')) : words
  /** Whether a letter stands apart at the beginning. */
  const isSpaced = words.charAt(1) === ' ' || (words.codePointAt(0) ?? 0) > 0xffff
  if (!isSpaced && !words.split(' ').some(isOfHeading) && !tellsOfOneself(words))
    return {
      kind:
        kindByLetters.get(words) ??
        compound(line, words) ??
        misspelled(line, words) ??
        torn(line, words) ??
        cut(line, words),
    }
  return {
    kind:
      kindByHeading.get(words) ??
      inCapitals.get(line.trim().replace(/:$/, '')) ??
      (isSpaced ? kindByHeading.get(joinLetterSpaced(words)) : undefined) ??
      (joined === words ? undefined : kindByHeading.get(joined)) ??
      (isSpaced ? kindByHeading.get(withSmallCapitals(words)) : undefined) ??
      combined(line, joined) ??
      kindByHeading.get(withoutLead(words)) ??
      ofField(line, words) ??
      themedKind(line, words) ??
      qualified(line, words) ??
      compound(line, words) ??
      misspelled(line, words) ??
      torn(line, words) ??
      cut(line, words),
  }
})

/** Words that name a section with others before them: "Teaching Experience", "Top Skills", "Berufliche Kenntnisse". */
const heads = new Map<string, SectionKind>([
  ['experience', 'experience'],
  ['employment', 'experience'],
  ['experiences', 'experience'],
  ['positions', 'experience'],
  ['appointments', 'experience'],
  ['skills', 'skills'],
  ['competencies', 'skills'],
  ['education', 'education'],
  ['projects', 'projects'],
  ['certifications', 'certifications'],
  ['publications', 'publications'],
  ['awards', 'awards'],
  ['honors', 'awards'],
  ['talks', 'publications'],
  ['presentations', 'publications'],
  ['conferences', 'publications'],
  ['seminars', 'publications'],
  ['lectures', 'publications'],
  ['vortrage', 'publications'],
  ['publikationen', 'publications'],
  ['veroffentlichungen', 'publications'],
  ['grants', 'awards'],
  ['fellowships', 'awards'],
  ['scholarships', 'awards'],
  ['prizes', 'awards'],
  ['auszeichnungen', 'awards'],
  ['preise', 'awards'],
  ['stipendien', 'awards'],
  ['memberships', 'other'],
  ['affiliations', 'other'],
  ['committees', 'other'],
  ['associations', 'other'],
  ['exhibitions', 'other'],
  ['performances', 'other'],
  ['patents', 'other'],
  ['workshops', 'other'],
  ['activities', 'other'],
  ['mitgliedschaften', 'other'],
  ['courses', 'certifications'],
  ['kurse', 'certifications'],
  ['seminare', 'certifications'],
  ['hobbies', 'interests'],
  ['interests', 'interests'],
  ['interessen', 'interests'],
  ['referees', 'references'],
  ['referenzen', 'references'],
  ['erfahrung', 'experience'],
  ['erfahrungen', 'experience'],
  ['kenntnisse', 'skills'],
  ['kompetenzen', 'skills'],
  ['ervaring', 'experience'],
  ['ervaringen', 'experience'],
  ['erfaring', 'experience'],
  ['erfarenhet', 'experience'],
  ['arbetslivserfarenhet', 'experience'],
  ['vaardigheden', 'skills'],
  ['kompetencer', 'skills'],
  ['faerdigheder', 'skills'],
  ['kompetanse', 'skills'],
  ['ferdigheter', 'skills'],
  ['kompetenser', 'skills'],
  ['fardigheter', 'skills'],
])
/** The same for languages that put the noun first: "Experiencia docente", "Compétences informatiques". */
const leads = new Map<string, SectionKind>([
  ['experience', 'experience'],
  ['experiences', 'experience'],
  ['experiencia', 'experience'],
  ['esperienza', 'experience'],
  ['esperienze', 'experience'],
  ['doswiadczenie', 'experience'],
  ['communications', 'publications'],
  ['publicaciones', 'publications'],
  ['publicacoes', 'publications'],
  ['pubblicazioni', 'publications'],
  ['congresos', 'publications'],
  ['seminaires', 'publications'],
  ['ponencias', 'publications'],
  ['palestras', 'publications'],
  ['prix', 'awards'],
  ['premios', 'awards'],
  ['premi', 'awards'],
  ['bourses', 'awards'],
  ['becas', 'awards'],
  ['encadrement', 'other'],
  ['responsabilites', 'other'],
  ['cursos', 'certifications'],
  ['corsi', 'certifications'],
  ['competences', 'skills'],
  ['habilidades', 'skills'],
  ['competencias', 'skills'],
  ['competenze', 'skills'],
  ['umiejetnosci', 'skills'],
  ['formation', 'education'],
  ['formacion', 'education'],
  ['formacao', 'education'],
  ['formazione', 'education'],
])
const listedWords = new Set([...kindByHeading.keys()].flatMap((heading) => heading.split(' ')))
/** Whether a word is one of those of which every heading has one, unless it is in somebody's own words. */
const isOfHeading = (word: string) => listedWords.has(word) || isHeadingWord(word) || heads.has(word) || leads.has(word)

const spelling = new HeadingSpelling(listedWords)
/** Letters and blanks, beginning with a capital: what a heading is written like in which a letter may be wrong. */
const plainWords = /^\p{Lu}[\p{L} ]{6,}:?$/u

/** The kind of a heading in which a letter is wrong: "BERUFSERFAHUNG", "Profesional Experience". */
function misspelled(line: string, words: string): SectionKind | undefined {
  if (!plainWords.test(line.trim())) return undefined
  const meant = spelling.corrected(words)
  return meant === undefined ? undefined : kindByHeading.get(meant)
}

/** How words end that name what somebody knows or did with one more noun before it: "Programmeervaardigheden", "Führungserfahrung". */
const compounds: [string, SectionKind][] = [
  ['kenntnisse', 'skills'],
  ['kompetenzen', 'skills'],
  ['vaardigheden', 'skills'],
  ['kompetencer', 'skills'],
  ['faerdigheder', 'skills'],
  ['kompetenser', 'skills'],
  ['fardigheter', 'skills'],
  ['ferdigheter', 'skills'],
  ['erfahrung', 'experience'],
  ['erfahrungen', 'experience'],
  ['ervaring', 'experience'],
  ['erfaring', 'experience'],
  ['erfaringer', 'experience'],
  ['erfarenhet', 'experience'],
]

/** How words begin that only say how well: "Grundkenntnisse" labels some items of a list. */
const levels = /^(?:grund|basis|vor|teil|spezial|erweitert)/

/** The kind of a heading of one word that is put together of two. */
function compound(line: string, words: string): SectionKind | undefined {
  if (!/^\p{Lu}[\p{L}-]+:?$/u.test(line.trim()) || levels.test(words)) return undefined
  return compounds.find(([end]) => words.length > end.length + 2 && words.endsWith(end))?.[1]
}

/** What is about experience or skills of others, or in running text. */
const noHeading =
  /^(?:user|customer|client|employee|candidate|patient|guest|developer|years?|no|digital) (?!skills)|\bof\b|\byears\b/

/** Score from which a line reads like a title. */
const sureTitle = 3

/** What joins two words that tell which experience is meant. */
const joins = / (?:y|e|et|ed|o|ou|i) /

/** A heading with words before or after its noun, written like one: in capitals, or each word with a capital. */
function qualified(line: string, words: string): SectionKind | undefined {
  const list = words.split(' ')
  const last = heads.get(list.at(-1) ?? '')
  if (!last && !leads.has(list[0] ?? '')) return undefined
  if (list.length < 2 || list.length > 5 || noHeading.test(words) || /[\d,.;|@•·]|\s{3}/u.test(line)) return undefined
  const written = splitAtBlanks(line.trim())
  const isTitled = written.every((word) => /^\p{Lu}|^(?:and|und|et|y|e|en|i|&|de|du)$/u.test(word))
  if (last && isTitled) return last
  /** "Experience Design Institute", "Communications Officer". */
  if (namesSchool(line) || (list[0] === 'communications' && titleScore(line) >= sureTitle)) return undefined
  const isShort = list.length <= 3 || (isTitled && joins.test(words))
  return /^\p{Lu}/u.test(line.trim()) && isShort ? leads.get(list[0] ?? '') : undefined
}

/** `e x p e r i e n c e` as one word. */
function joinLetterSpaced(words: string): string {
  return /^(?:\p{L} ){3,}\p{L}$/u.test(words) ? words.replace(/ /g, '') : words
}

/** A heading whose first letter is larger, so that it stands apart: "E xperience". */
function withSmallCapitals(words: string): string {
  return words.replace(/^(\p{L}) (?=\p{L}{4})/u, '$1')
}

/** The field in which somebody worked or studied, behind a heading: "Experiência na área de TI", "Experience in the field of law". */
const inField =
  / (?:(?:na|en el|nell|dans le) (?:area|ambito|domaine|campo)|in the (?:area|field)|im bereich|w (?:dziedzinie|obszarze)) .*$/

/** The kind of a heading that names a field. */
function ofField(line: string, words: string): SectionKind | undefined {
  const plain = words.replace(inField, '')
  if (plain === words || !/^\p{Lu}/u.test(line.trim())) return undefined
  return kindByHeading.get(plain) ?? themedKind(line.trim().slice(0, 1).toUpperCase() + plain, plain)
}

/** Words before a heading that say no more than that there are others: "Autres centres d'intérêt", "Weitere Kenntnisse". */
const lead =
  /^(?:other|further|additional|more|my|selected|relevant|weitere|sonstige|meine|autres?|mes|otr[oa]s|mis|outr[oa]s|altr[ie]|overige|andere|inne|pozostale) /

const withoutLead = (words: string) => words.replace(lead, '')

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
function combined(line: string, joined: string): SectionKind | undefined {
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
