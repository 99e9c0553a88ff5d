/** What a cell of a section about work is. `OTHER` is what belongs to a header without naming anything a report has. */
export const bases = ['TITLE', 'EMPLOYER', 'PLACE', 'OTHER', 'DATE', 'WORK', 'TITLE_MORE', 'EMPLOYER_MORE'] as const
/** One of them. */
export type Base = (typeof bases)[number]

/** A label of a cell: what it is, and whether a role begins with it. */
export interface Label {
  base: Base
  begins: boolean
}

const beginning: Base[] = ['TITLE', 'EMPLOYER', 'PLACE', 'OTHER', 'DATE']

/** Every label. */
export const labels: readonly Label[] = [
  ...bases.map((base) => ({ base, begins: false })),
  ...beginning.map((base) => ({ base, begins: true })),
]

/** Columns of the weights: one for each base, and one for what begins a role. */
export const columns = bases.length + 1
/** The column of what begins a role. */
export const beginColumn = bases.length

/** What of a role has been named so far, and whether another role stands before it, as bits. */
export const seen = { title: 1, employer: 2, date: 4, later: 8 } as const
/** How many combinations there are. */
export const seenStates = 16
