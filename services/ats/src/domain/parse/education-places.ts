import { kindOf, type Token } from './education-kinds.ts'

/** Commas between names, outside of brackets. */
export const commas = /,\s+(?=["'\p{Lu}])(?![^(]*\))/u

/** In which order degree and school stand on lines that a comma divides; undefined where no line tells. */
export type CommaOrder = 'credential-school' | 'school-credential' | undefined

/** The order on the first line that names both. */
export function orderAtCommas(lines: string[]): CommaOrder {
  for (const line of lines) {
    const kinds = line.split(commas).map(kindOf)
    const [school, credential] = [kinds.indexOf('school'), kinds.indexOf('credential')]
    if (school >= 0 && credential >= 0) return credential < school ? 'credential-school' : 'school-credential'
  }
  return undefined
}

/** The pieces of a line of which one at most is known, divided as other lines are; undefined where that does not fit. */
export function atUsualPlaces(pieces: string[], kinds: Token['kind'][], order: CommaOrder): string[] | undefined {
  if (pieces.length < 2 || (kinds.includes('school') && kinds.includes('credential'))) return undefined
  const [first, last] = [kinds[0], kinds.at(-1)]
  const fits = order === 'credential-school' ? first !== 'school' && last !== 'credential' : first !== 'credential'
  if (!fits) return undefined
  /** The degree may have its field behind a comma, and the school its town. */
  const at = order === 'credential-school' && kinds.includes('school') ? kinds.indexOf('school') : 1
  return at < 1 ? undefined : [pieces.slice(0, at).join(', '), pieces.slice(at).join(', ')]
}

/** Where a piece stands in its course: the line from the course's first, and the place on that line. */
type Place = `${number} ${number}`

/**
 * Pieces of which no word tells what they are, named by what stands at their place in the other courses. Courses are told
 * apart by their dates, which stand at the same line of each.
 */
export function namedByPlace(tokens: Token[]): Token[] {
  const courses = coursesOf(tokens)
  if (courses.length < 2) return tokens
  const usual = { school: usualPlace(courses, 'school'), credential: usualPlace(courses, 'credential') }
  const named = new Map<Token, Token>()
  for (const course of courses) {
    for (const kind of ['school', 'credential'] as const) {
      const place = usual[kind]
      const token = place && course.get(place)
      if (token?.kind !== 'text' || [...course.values()].some((other) => other.kind === kind)) continue
      named.set(token, { ...token, kind })
    }
  }
  return tokens.map((token) => named.get(token) ?? token)
}

/** The pieces of each course by their places; none where dates do not stand at the same line of each. */
function coursesOf(tokens: Token[]): Map<Place, Token>[] {
  const lines = [...new Set(tokens.map(({ line }) => line))]
  const ordinal = new Map(lines.map((line, index) => [line, index] as const))
  const dated = [...new Set(tokens.filter(({ kind }) => kind === 'date').map(({ line }) => ordinal.get(line) ?? 0))]
  const lead = dated[0] ?? 0
  /** Where dates end every course, each begins behind the dates of the one before. */
  const isLast = lead > 0 && dated.at(-1) === lines.length - 1
  const starts = dated.map((at, index) => (isLast && index > 0 ? (dated[index - 1] ?? 0) + 1 : at - lead))
  if (starts.some((start, index) => index > 0 && start <= (dated[index - 1] ?? 0) - (lead === 0 ? 1 : 0))) return []
  const courses = starts.map(() => new Map<Place, Token>())
  let on = { line: -1, count: 0 }
  for (const token of tokens) {
    if (token.kind === 'date') continue
    on = { line: token.line, count: on.line === token.line ? on.count + 1 : 0 }
    const at = ordinal.get(token.line) ?? 0
    const course = starts.findLastIndex((start) => start <= at)
    courses[course]?.set(`${at - (starts[course] ?? 0)} ${on.count}`, token)
  }
  return courses
}

/** Where most courses have their school, or their degree. */
function usualPlace(courses: Map<Place, Token>[], kind: Token['kind']): Place | undefined {
  const counts = new Map<Place, number>()
  for (const course of courses) {
    const [place] = [...course].find(([, token]) => token.kind === kind) ?? []
    if (place) counts.set(place, (counts.get(place) ?? 0) + 1)
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0]
}
