import type { Field, LayoutLine } from './header-layouts.ts'
import type { Role } from './invented-roles.ts'
import type { KnownSection } from './known-section.ts'
import type { Random } from './random.ts'

/** Layouts of the roles below an employer, in the notation of header-layouts.ts; frequent ones stand several times. */
const subLayouts = 'T_D; T_D; T/D; T (D); T | D; D_T; T, D; T – D; T/D (L); T/D/P; T, U_D; T, U_D; D: T'.split('; ')
/** Layouts of the line of the employer. */
const headLayouts = 'E; E; E, P; E_P; E/L; E – P; E_D; E_D; E (D); E/D; E, P_D; E/P; E | P; E/G; E (P); E/M · L'.split(
  '; ',
)

/** How a section of groups is written. */
interface GroupStyle {
  lines: KnownSection['lines']
  add: (layoutLines: LayoutLine[], role: Role) => void
  addWork: (lines: KnownSection['lines']) => void
  /** Whether blank lines stand between roles. */
  gap: boolean
}

/** Several roles below one employer. */
export function groupLines(random: Random, roles: Role[], { lines, add, addWork, gap }: GroupStyle): void {
  const sub = layoutIn(random.pick(subLayouts))
  const head = layoutIn(random.pick(headLayouts))
  const isWhole = head.some((line) => line.some(({ field }) => field === 'D'))
  for (let at = 0; at < roles.length; ) {
    const size = 1 + random.below(3)
    const group = roles.slice(at, at + size)
    const [first] = group
    if (!first) break
    const begun = lines.length
    add(head, { ...first, from: group.at(-1)?.from ?? first.from })
    for (const [index, role] of group.entries()) {
      const start = lines.length
      add(sub, role)
      if (index === 0 && !isWhole) beginNothing(lines.slice(start))
      addWork(lines)
      if (gap && random.is(0.7)) lines.push([])
    }
    if (begun === lines.length) break
    at += size
  }
}

/** The first role below an employer without dates begins with the employer. */
function beginNothing(lines: KnownSection['lines']): void {
  for (const line of lines) for (const piece of line) if (typeof piece !== 'string') piece.begins = false
}

function layoutIn(notation: string): LayoutLine[] {
  return notation.split('/').map((line) =>
    [...line.matchAll(/([^A-Z]*)([TEPDUMGL])(\))?/g)].map(([, before = '', field = '', behind = '']) => ({
      field: field as Field,
      before: before.replace('_', '   '),
      behind,
    })),
  )
}
