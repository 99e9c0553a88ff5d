import { findDateRange, joinBrokenDates, withoutRange } from '../annotate/dates.ts'
import { findDates } from '../annotate/find-dates.ts'
import { readLabel } from '../annotate/labels.ts'
import { levelOf } from '../annotate/levels.ts'
import { bulletMark } from '../annotate/line-kinds.ts'
import { isPlace } from '../annotate/places.ts'
import type { Education, YearMonth } from '../report.ts'
import { employerScore, titleScore } from '../vocabulary/role-words.ts'
import { isKnownTown } from '../vocabulary/towns.ts'
import { kindOf, namesSchool, type Token } from './education-kinds.ts'
import { atUsualPlaces, type CommaOrder, commas, namedByPlace, orderAtCommas } from './education-places.ts'

/** What belongs to a course without being a school or a degree. */
const detail =
  /^(?:\W*(?:cum\.? |overall |major |final )?(?:gpa|cgpa|grade|note|nota|average|moyenne|score)\b|relevant coursework|coursework|thesis|dissertation|minor\b|honou?rs?\b|advisor|dean|magna|summa|cum laude|activities|awards?|focus|schwerpunkt|abschlussnote|mention|major:|minors?:|scholarship|member\b|achievements?)/i
const clearAtWord = /\s(?:at|from|an der|bei|presso)\s/
const separators = /\s*\|\s*|;\s+|\s+[•·–—]\s+|\s+-\s+|\s{3,}/u
const atWords = /\s+(?:at|from|an der|an|bei|à|en la|en el|na|presso|aan|w)\s+(?:the\s+|la\s+|l['’])?(?=\p{Lu})/u

/** A course as it is put together. */
interface Entry {
  school: string
  credential: string
  end: YearMonth | null
  hasDate: boolean
  /** Line of the degree. */
  line: number
  /** Pieces that are neither, in order. */
  texts: string[]
  /** How many of them stand before the degree. */
  before: number
  /** What stands behind a degree on its line: its field, or a school of which the name tells nothing. */
  behind: string
}

/** Reads courses of education out of a section's lines: what comes first in the first one begins every course. */
export function parseEducation(lines: string[]): Education[] {
  const tokens = wholeSchools(namedByPlace(tokensOf(joinBrokenDates(lines))))
  const first = tokens.find(({ kind }) => kind !== 'text')?.kind
  const entries: Entry[] = []
  let open: Entry | undefined
  let loose: string[] = []
  for (const token of tokens) {
    if (token.kind === 'text') {
      if (open && open.credential !== '' && open.line === token.line && open.behind === '') open.behind = token.text
      else if (open) open.texts.push(token.text)
      else loose.push(token.text)
      continue
    }
    if (!open || begins(token, open, first)) {
      const inherited = open && token.kind === 'credential' && first === 'school' ? open.school : ''
      open = {
        school: inherited,
        credential: '',
        end: null,
        hasDate: false,
        line: -1,
        texts: loose,
        before: 0,
        behind: '',
      }
      loose = []
      entries.push(open)
    }
    fill(open, token)
  }
  return entries.map(completed).filter(({ school, credential }) => school !== '' || credential !== '')
}

/** Schools whose name runs over two lines: "Anna Example / University", "Institute of / Management", "Politechnika / Łódzka". */
function wholeSchools(tokens: Token[]): Token[] {
  const whole: Token[] = []
  for (const [index, token] of tokens.entries()) {
    const before = whole.at(-1)
    if (token.kind === 'text' && before?.kind === 'school' && before.line === token.line - 1 && isCut(before.text)) {
      whole[whole.length - 1] = { ...before, text: `${before.text} ${token.text}` }
    } else if (
      token.kind === 'school' &&
      !token.text.includes(' ') &&
      before?.kind === 'text' &&
      isCutBefore(before, token)
    ) {
      whole[whole.length - 1] = { ...token, text: `${before.text} ${token.text}` }
    } else whole.push(tokens[index] ?? token)
  }
  return whole
}

const isCut = (text: string) =>
  !text.includes(' ') || /\s(?:of|de|du|des|della|di|do|da|for|für|van|voor|and|&)$/iu.test(text)
const isCutBefore = (before: Token, { line }: Token) =>
  before.line === line - 1 && /^\p{Lu}/u.test(before.text) && before.text.split(' ').length <= 4

function fill(entry: Entry, { kind, text, end, line }: Token): void {
  if (kind === 'school') entry.school ||= text
  if (kind === 'credential' && entry.credential === '') {
    entry.credential = text
    entry.line = line
    entry.before = entry.texts.length
  }
  if (kind === 'date') {
    /** Years that stand alone below each other are start and end. */
    if (!entry.hasDate || (end && entry.end && end.year > entry.end.year)) entry.end = end
    entry.hasDate = true
  }
}

/** Whether a piece begins a course: it is of the kind that begins them all, or would be a second degree. */
function begins(token: Token, open: Entry, first: Token['kind'] | undefined): boolean {
  const isComplete = open.school !== '' && open.credential !== ''
  if (token.kind === 'date') return first === 'date' && open.hasDate && (open.school !== '' || open.credential !== '')
  if (token.kind === 'school') return open.school !== '' && (first === 'school' || isComplete || open.hasDate)
  if (open.credential === '' || open.line === token.line) return false
  return levelOf(token.text) !== levelOf(open.credential) || first === 'credential' || open.hasDate
}

/** A course with what is missing taken from the pieces that are left. */
function completed({ school: named, credential: degree, end, texts, before, behind }: Entry): Education {
  const isField = behind !== '' && (named !== '' || texts.some((text) => /^\p{Lu}/u.test(text) && text.length <= 60))
  const school = named === '' && behind !== '' && !isField ? behind : named
  const credential = isField ? `${degree}, ${behind}` : degree
  const names = texts.filter((text) => /^\p{Lu}/u.test(text) && text.length <= 80)
  const isSchool =
    school !== '' || (credential === '' && names.length < 2) ? school : (schoolAmong(names, credential, before) ?? '')
  const subject = credential === '' ? (names.find((text) => text !== isSchool) ?? '') : credential
  const level = levelOf(credential !== '' ? credential : school)
  return { school: isSchool, credential: subject, level, end }
}

/** The name that is a school most likely: beside a degree the first above it, else the last, behind the field. */
function schoolAmong(names: string[], credential: string, before: number): string | undefined {
  const short = names.filter((text) => text.split(' ').length <= 8)
  const [best] = short.toSorted((a, b) => likeSchool(b) - likeSchool(a))
  if (credential === '' || best === undefined || likeSchool(best) > 0) return best
  return before > 0 ? short[0] : short.findLast((text) => likeSchool(text) === likeSchool(best))
}

/** How much a name reads like a school rather than a degree, where no word tells: schools have towns, degrees fields. */
function likeSchool(name: string): number {
  const hasTown = isKnownTown(name.split(/\s+/).at(-1) ?? '')
  const hasField = /\s(?:in|en|em|of|für|w)\s/.test(name)
  return (hasTown || employerScore(name) > 0 ? 1 : 0) - (hasField ? 3 : 0) - (titleScore(name) > 0 ? 1 : 0)
}

function tokensOf(lines: string[]): Token[] {
  const isList = lines.filter((line) => line !== '').every((line) => bulletMark.test(line))
  const order = orderAtCommas(lines)
  return lines.flatMap((raw, line): Token[] => {
    const isBullet = bulletMark.test(raw)
    const bare = raw.replace(bulletMark, '').trim()
    const label = readLabel(bare)
    if (label?.value === '' && (label.kind === 'dates' || bare.endsWith(':'))) return []
    if (label?.kind === 'place' || label?.kind === 'work') return []
    const text = label && label.value !== '' ? label.value : bare
    if (text === '' || text.length > 200 || detail.test(text)) return []
    const namesBoth = levelOf(text) !== 'none' && namesSchool(text)
    const isDated =
      isBullet && !/\p{L}{3}/u.test(text.replace(/\p{L}+\.? (?=\d{4})/gu, '')) && findDates(text).length > 0
    if (isBullet && !isList && !namesBoth && !isDated) return []
    const range = findDateRange(text)
    const last = findDates(text).findLast(({ at }) => at)
    const rest = range ? withoutRange(text, range) : last ? withoutRange(text, last) : text
    const named = rest
      .split(separators)
      .flatMap(splitAtWords)
      .flatMap((part) => splitAtCommas(part, order))
    const tokens = named.flatMap((part): Token[] => toToken(part, line))
    if (!range && !last) return tokens
    const date: Token = { kind: 'date', text: '', end: range ? range.end : (last?.at ?? null), line }
    return tokens.length === 0 || (range ?? last)?.from === 0 ? [date, ...tokens] : [...tokens, date]
  })
}

/** A degree and a school at the word between them; "Szkoła Główna w Warszawie" is a school in a town. */
function splitAtWords(part: string): string[] {
  const pieces = part.split(atWords)
  const [before = '', after = ''] = pieces
  if (pieces.length !== 2) return pieces
  if (namesSchool(before) && !namesSchool(after)) return [part]
  /** "in" of other languages than English stands before fields and towns as well. */
  return clearAtWord.test(part) || namesSchool(after) ? pieces : [part]
}

/** A part at its commas, where that tells degree and school apart: "BSc Nursing, University of Leeds". */
function splitAtCommas(part: string, order: CommaOrder): string[] {
  if (isTown(part)) return []
  const pieces = part.split(commas)
  const kinds = pieces.map(kindOf)
  const usual = order && atUsualPlaces(pieces, kinds, order)
  if (usual) return usual
  if (!kinds.includes('school') || !kinds.includes('credential')) return joinedPlaces(pieces, kinds)
  const merged: string[] = []
  for (const [index, piece] of pieces.entries()) {
    /** A field after a degree, a town after a school. */
    if (kinds[index] === 'text' && merged.length > 0) merged.push(`${merged.pop()}, ${piece}`)
    else merged.push(piece)
  }
  return merged
}

/** Whether a part is a place; "ABC, France" is a school by its initials, with its country. */
const isTown = (part: string) => isPlace(part) && !/^[A-Z]{3,6}, /.test(part)

/** Maximum number of words of a town or a unit behind the name of a school; more say something else of the course. */
const mostBehind = 3

/** A name keeps the town behind its comma; other pieces stand for themselves. */
function joinedPlaces(pieces: string[], kinds: Token['kind'][]): string[] {
  const [first, ...rest] = pieces
  /** Of a degree with one piece behind it that is no field, the piece may be the school. */
  if (kinds[0] === 'credential' && first !== undefined && rest.length === 1 && !kinds.includes('school')) return pieces
  if (kinds[0] === 'school') return [[first, ...rest.filter(isBehindSchool)].join(', ')]
  /** "Electrical Technician, Technical Institute": what somebody became, and where. */
  if (kinds[0] === 'text' && kinds[1] === 'school' && titleScore(first ?? '') > 2) return [first ?? '', rest.join(', ')]
  return kinds.some((kind) => kind !== 'text') ? [pieces.join(', ')] : pieces
}

const isBehindSchool = (piece: string) => !detail.test(piece) && piece.split(' ').length <= mostBehind

function toToken(raw: string, line: number): Token[] {
  const text = raw
    .replace(/^[\s,;|(•·–—:-]+|[\s,;|•·–—:-]+$/gu, '')
    .replace(/^\((.*)\)$/, '$1')
    .trim()
  if (!/\p{L}{2}/u.test(text) || isTown(text) || isKnownTown(text) || detail.test(text)) return []
  const kind = kindOf(text)
  if (kind !== 'credential') return [{ kind, text, end: null, line }]
  return splitSchool(text, line)
}

const nounFirst =
  /(?<=\s)(?:(?:Technische|Freie|Katholische|Duale)\s+)?(?:Universität|Hochschule|Fachhochschule|Hogeschool|Universiteit|Università|Universidad|Universidade|Université|Uniwersytet|Politechnika|Politecnico|École|Lycée|Istituto|Instituto|Akademie|Akademia|IUT|INSA)\s+\p{L}/u

/** A degree and a school without anything between them: "B.S. Computer Science State University". */
function splitSchool(text: string, line: number): Token[] {
  const credential: Token = { kind: 'credential', text, end: null, line }
  /** "Bachelor Logistik Hochschule Bremen": in most languages the noun comes first. */
  const noun = nounFirst.exec(text)
  if (noun && noun.index > 0) {
    const parts = [text.slice(0, noun.index), text.slice(noun.index)].map((part) => part.trim())
    return [
      { ...credential, text: parts[0] ?? text },
      { kind: 'school', text: parts[1] ?? '', end: null, line },
    ]
  }
  const school =
    /(?:\p{Lu}[\p{L}.'’-]*\s+){0,2}(?:University|College|Institute)(?:\s+(?:of|at)\s+\p{Lu}[\p{L} ]*)?/u.exec(text)
  if (!school || school.index === 0 || /high school/i.test(text)) return [credential]
  return [
    { ...credential, text: text.slice(0, school.index).trim() || text },
    { kind: 'school', text: school[0].trim(), end: null, line },
  ]
}
