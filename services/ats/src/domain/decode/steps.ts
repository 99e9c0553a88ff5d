import { baseOf, begunByDates, begunByNames, datesOfHeader, sets } from './allowed.ts'
import { bases, beginColumn, columns, seen, seenStates } from './labels.ts'
import { firstRow, nameClasses } from './templates.ts'

const [TITLE, EMPLOYER, , , DATE, WORK, TITLE_MORE, EMPLOYER_MORE] = bases.map((_base, index) => index) as number[]
/** The state before the first cell, beside those of the bases. */
export const start = bases.length
/** How many states there are: a base, and what the role has so far. */
export const states = (bases.length + 1) * seenStates
/** What a label adds to what the role has, as bits. */
export const bitOf = baseOf.map((base) =>
  base === TITLE ? seen.title : base === EMPLOYER ? seen.employer : base === DATE ? seen.date : 0,
)
/** Index of the first separator that stands within a line. */
export const withinLine = 3

/** What a role begins with, behind one that has what the bits say. */
export const bitsOfNext = (bits: number) => (bits === 0 ? 0 : seen.later)

/** What of a cell decides what a step to it adds. */
interface SteppedTo {
  /** Class of the name. */
  name: number
  separator: number
  steps: Steps
}

/** The rows of the weights that a step between two cells adds. */
export const rowAfter = ({ separator }: SteppedTo, base: number) =>
  firstRow.after + separator * (bases.length + 1) + base
/** By what the role has so far, and whether a line begins. */
export const rowSeen = ({ separator }: SteppedTo, bits: number) =>
  firstRow.seen + bits * 4 + (separator >= withinLine ? 0 : separator === 1 ? 2 : 1)
/** By what the role has so far, and how the cell reads. */
export const rowSeenName = ({ name }: SteppedTo, bits: number) => firstRow['seen, name'] + bits * nameClasses + name
/** The row for the end of a section, by what its last role has. */
export const rowOfEnd = (bits: number) => firstRow.seen + bits * 4 + 3

/** Whether a label may stand behind what is before it; within a line or not. */
export function mayFollow(label: number, isWithin: boolean, base: number, bits: number): boolean {
  const own = baseOf[label] ?? 0
  if (label >= bases.length || own === WORK) return true
  if (base === start || base === WORK) return false
  if (own === TITLE_MORE) return isWithin && (base === TITLE || base === TITLE_MORE)
  if (own === EMPLOYER_MORE) return isWithin && (base === EMPLOYER || base === EMPLOYER_MORE)
  return ((bitOf[label] ?? 0) & bits) === 0
}

/** Every step that may be made to a cell, as plain numbers: those from a state stand beside each other. */
export interface Steps {
  /** Index of the first step from each state, and behind the last one how many steps there are. */
  first: Uint16Array
  /** The label that each step gives the cell. */
  label: Uint8Array
  /** The base of that label. */
  base: Uint8Array
  /** The state behind it. */
  to: Uint8Array
  /** The columns of the weights that these labels add up: of running text one, of most others all. */
  columns: Uint8Array
}

function stepsOf(set: number[], isWithin: boolean): Steps {
  const first = new Uint16Array(states + 1)
  const found: number[] = []
  const to: number[] = []
  for (let state = 0; state < states; state++) {
    const bits = state % seenStates
    for (const label of set) {
      if (!mayFollow(label, isWithin, Math.floor(state / seenStates), bits)) continue
      const left = label >= bases.length ? bitsOfNext(bits) : bits
      found.push(label)
      to.push((baseOf[label] as number) * seenStates + (left | (bitOf[label] as number)))
    }
    first[state + 1] = found.length
  }
  const base = Uint8Array.from(found, (label) => baseOf[label] as number)
  const added = new Set([...base, ...(found.some((label) => label >= bases.length) ? [beginColumn] : [])])
  return { first, label: Uint8Array.from(found), base, to: Uint8Array.from(to), columns: Uint8Array.from(added) }
}

/** Steps to a cell by the labels that it may have: at the start of a line, and within it. */
const stepsBySet = new Map(
  [
    ...[...Object.values(sets), datesOfHeader].flatMap(({ first, inside }) => [first, inside]),
    begunByDates,
    begunByNames,
  ].map((set) => [set, [stepsOf(set, false), stepsOf(set, true)] as const]),
)

/** The steps that may be made to a cell, by the labels that it may have and what stands before it. */
export function stepsTo(allowed: number[], separator: number): Steps {
  const steps = stepsBySet.get(allowed)?.[separator >= withinLine ? 1 : 0]
  if (!steps) throw new Error('A cell has labels that are no known set')
  return steps
}

/** Room for what {@link addSeen} writes: a number for each column, of each combination of what a role may have so far. */
export const newSeenSums = () => new Float64Array(seenStates * columns)

/**
 * Writes what each label that a cell may have adds behind what a role has so far: by the cell alone, and by that.
 * @param at where the sums of the cell begin
 */
export function addSeen(
  into: Float64Array,
  item: SteppedTo,
  bits: number,
  weights: Int32Array,
  sums: Int32Array,
  at: number,
) {
  const seenAt = rowSeen(item, bits) * columns
  const nameAt = rowSeenName(item, bits) * columns
  const first = bits * columns
  const added = item.steps.columns
  for (let nth = 0; nth < added.length; nth++) {
    const column = added[nth] as number
    into[first + column] =
      (sums[at + column] as number) + (weights[seenAt + column] as number) + (weights[nameAt + column] as number)
  }
}
