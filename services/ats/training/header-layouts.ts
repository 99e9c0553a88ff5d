import type { Random } from './random.ts'

/** What a header is made of: title, employer, place, dates, unit, terms of work, tagline, length of time, link, blank line,
 * list of tools. */
export type Field = 'T' | 'E' | 'P' | 'D' | 'U' | 'M' | 'G' | 'L' | 'B' | 'S'

/** A line of a header: fields, and the text before each. */
export type LayoutLine = { field: Field; before: string; behind: string }[]

/** Layouts that many resumes have, in a notation of fields and the signs between them; "/" begins a line, "_" is a wide gap. */
const usual = `T/E/D; E/T/D; D/T/E; D/E/T; T/D/E; E/D/T; T, E_D; E, T_D; T_D/E; E_D/T; T_D/E, P; E_D/T_P; E_P/T_D; T_P/E_D; T, E/D; E, T/D; T, E, P/D; E, P_D/T; E, P/T_D; T – E_D; E – T_D
  T - E_D; E - T_D; T | E | D; E | T | D; T | E | P | D; T | E/D | P; E | P/T | D; T/E | D; E/T | D; T/E | P | D; T/E, P | D; T @ E_D; T at E (D); T at E/D; T at E, P/D; E (P)_D/T; T (D)/E; E (D)/T; T, E (D)
  D_T/E; D_E/T; D_T, E; D_E, T; D_E, P/T; D_T/E, P; D: T, E; D: T, E, P; D: E, T; D T, E; D – T, E; D | T | E; D | E | T; D, T, E; D/T, E; D/E, T; D/T – E; D/T | E; D/E – T, P; D/P/T/E; D/P/E/T; D_P/T/E; D, P/T/E
  T/E/D/P; E/T/D/P; T/E · M/D · L/P; T/E · P/D; E/T/D (L)/P; E/T/D · L; T/E, P/D; T/D/E, P; T/D | P/E; T/P_D/E; E_D/T/P; E/P/T/D; E, P/T/D; E, P/D/T; E – P/T/D; T/E – P/D; T/E — P/D; E · P_D/T; T · E_D; T · E · D
  T/B/E - P -/B/D; T/B/E/B/D; E/B/T/D; E/B/T/B/D; E_D/B/T; T_D/B/E; T, U_D/E; T_D/E, U; T_D/E/U; E, U_D/T; E_D/U/T; E/U/T_D; T/U, E/D; T, U, E_D; T (M)_D/E; T (M), E_D; T – M/E/D; E/T (M)/D; T_D/E (M)
  E_D/G/T; E_P/G/T_D; E/G/T/D; T, E_D/G; T/E_D/G; E, P_D/T/G; E | G/T | D; E (G)_D/T; E – G_D/T; T_D/E (G); T_D/E/G; T | E | M | D; T | D/E | P; T | D | P/E; E | D/T | P; E | D/P/T; D | P/T | E; P | D/T/E; P, D/T, E; P_D/T, E
  T_E/D; E_T/D; T_E_D; E_T_D; D_T_E; D_E_T; D_E_T_P; T_E_P_D; E_P_T_D; D_T_E_P; T/E_P/D; T – E – P/D; E – T – P_D; T – E/P | D; E – T/P | D; T/E – D; E/T – D; T – D/E; E – D/T; E / T/D, P; E / T/D; T / E_D; T; E; D; D_P_T/E; D_P_E/T; D_P/T, E; D/P_T/E; P_D_T/E; E, U, T, D; E, U/T/D; T, U, E (D); T, U, E/D; E – U/T, D; T, U/E, D; T, U/E_D; T, U_D/E, P; U/E/T/D; T/U/E/D; E/T, U/D; D/T, U/E; E/T – S_D; T – S/E/D; T, E_D/S; E_D/T/S; T (M)/E/D; T (M)_D/E, P; E/T (M) (P)_D; E – G/D/T; E – G/T/D; T/E – G/D; T/E – G_D; E/D/T – S; T, E (G)/D; T, E (G)_D; E (G)/T_D; T, E/P, D; T, E/P, D; T – E/P, D; T/E/P, D; T, E, D; T, E, D; E, T, D; T, E, P, D; T, E, D/U; T, E_D/U; E, U, T/D; E, U, T_D; E, U, T (D); D P/T – E; D P/T, E; D P/E/T; T, E (D); T, E (D); T, E (D)/P; D_P_T/E; D_P_T/E; D: T, E, P; T_D/E, P; E_P/T_D; D_E_P/T; T_E_P/D`

/** Layouts of the themes that public generators of resumes share, many with several wide gaps on a line. */
const themes = `E, T_P_D; E, T_P_D; E, T_P_D_L; T, E_P_D; T, E – P_D; E, T – P_D; E – T_P | D; E - T_P | D; T - E_P | D; E - T_D/P; E_P_D/T; T_P_D/E; T_D_L/E_P; E_D_L/T_P; T/E_P_D; E/T_P_D; T/E/P_D; E/T/P_D; T/E/D | P; T/E/D_P; T/E/D_P; E/T/D_P; T – S_D/E
  E/T – S_D; E/T - S_D; T – E/D_P; E, P/T, D; T @ E/D; T @ E, P_D; T_E/P_D; T_E/D_P; E_T/D_P; D_T_E/P; D_E, P_T; D_E_T; D_T_E; D_T_E, P; D_E – G_T; D/T_E; D_T/E – P; D_T/E | P; D_T, E, P; D_E (P)/T; T/E (D); T, D/E; E, D/T; E, D/T, P; D P: T, E
  T/B/D_E; T/B/D_E; E/B/D_T; T/B/D/E; T/B/E_D; E/B/T_D; E_D/B/T; T/D_E; E/D_T; T | E_P_D; T · E · P · D; T, E | P | D; T – G/E/D; T/E – G/D_P; E – G/T_D; E – G/T_P_D; T/E/G/D; T_D/E – G; E_D/T/G; E, G/T_D; T, E_D/G; E_P/T_D/G; E_D_P/T; D/E_P/T; D_P/T, E; D/T/E, P
  T at E_P_D; T at E_D/G; E: T_D; E: T, D; D: T (E); D: E – T; T (E)_D; T (E), D; E (T)_D; E (T), D; T, E, P_D; T, E, P, D; E, P, T_D; D, E, P, T; T_E_D_P; E_D_T_P; E_P/T_D; E_P/T_D; T_D/E_P; T_D/E_P; T_P/E_D; E_D/T_P; E_D/T_P`

/** Layouts in which names and towns without a telling word change places with others, so that only all headers together tell. */
const alike = `T, E/P, D; T, E/P, D; T – E/P, D; D_P_T/E; D P_T/E; D_E_T/P; T, E/P, D; T/E, D; T, E/D, P; E, U, T/D; E, U, T (D); T, U, E (D); T, E (D); T, E/D/P; D P/T – E; D E/T – P; T_D/E, P; E_D/T, P; T au E_D; T à la E/D; T pour E_D; D_T chez E, P; D_T bei E, P; T bei der E_D; T presso E_D; T bij E/D; D/T à E; D/T na E; T en la E_D; D_T, E, P; D_T, E, P`

/** One of several layouts, in the notation of {@link usual}. */
export function usualLayout(random: Random, usual: string): LayoutLine[] {
  const layouts = usual
    .split(/[;\n]/)
    .map((text) => text.trim())
    .filter((text) => text.length > 2)
  const lines = random.pick(layouts).replace(/ \/ /g, ' ÷ ').split('/')
  return lines.map((line) => {
    const found: LayoutLine = []
    for (const match of line.matchAll(/([^A-Z]*)([TEPDUMGLBS])(\)|:| -$)?/g)) {
      const [, before = '', field = '', behind = ''] = match
      found.push({ field: field as Field, before: before.replace('_', '   ').replace(' ÷ ', ' / '), behind })
    }
    return found
  })
}

const between = [
  ', ',
  ', ',
  ', ',
  ' | ',
  ' | ',
  ' – ',
  ' - ',
  ' — ',
  '   ',
  '   ',
  '   ',
  ' • ',
  ' · ',
  ' / ',
  ' // ',
  ': ',
  ' (',
]

/** A layout that nobody thought of: the fields in any order, with any signs between, broken into lines anywhere. */
function oddLayout(random: Random): LayoutLine[] {
  const extra: Field[] = (['P', 'U', 'M', 'L', 'G'] as const).filter((_field, at) =>
    random.is([0.6, 0.12, 0.1, 0.08, 0.08][at] ?? 0),
  )
  const order = random.shuffled<Field>(['T', 'E', 'D'])
  const fields = [...order]
  for (const field of extra) {
    const beside =
      field === 'P'
        ? random.pick<Field>(['E', 'E', 'E', 'D', 'T'])
        : field === 'L'
          ? 'D'
          : random.pick<Field>(['E', 'T'])
    const at = fields.indexOf(beside)
    const isAfter = field === 'L' || field === 'G' || random.is(0.85)
    fields.splice(isAfter ? at + 1 : at, 0, field)
  }
  const lines: LayoutLine[] = []
  for (const [at, field] of fields.entries()) {
    const open = lines.at(-1)
    if (!open || random.is(0.5)) lines.push([{ field, before: '', behind: '' }])
    else {
      const isWide = (field === 'D' || fields[at - 1] === 'D') && random.is(0.5)
      const before = isWide ? '   ' : random.pick(between)
      open.push({ field, before, behind: before === ' (' ? ')' : '' })
    }
  }
  return lines
}

/** A way to write all headers of a section. */
export function layout(random: Random): LayoutLine[] {
  if (random.is(0.1)) return usualLayout(random, alike)
  if (random.is(0.35)) return usualLayout(random, themes)
  return random.is(0.65) ? usualLayout(random, usual) : oddLayout(random)
}
