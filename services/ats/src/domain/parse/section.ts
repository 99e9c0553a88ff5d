import type { SectionKind } from '../annotate/section-kinds.ts'

/** A part of a resume: the lines below a heading. */
export interface Section {
  kind: SectionKind
  /** The heading as written; empty for the part before the first. */
  heading: string
  lines: string[]
}

/** Whether nothing stands below a heading so far. */
export const isEmpty = ({ lines }: Section): boolean => lines.every((line) => line === '')

/** Whether a section has entries with dates. */
export const hasEntries = ({ kind }: Section): boolean => kind === 'experience' || kind === 'education'
