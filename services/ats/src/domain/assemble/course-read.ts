import type { Education, YearMonth } from '../report.ts'

/** A course with what it was read from. */
export interface CourseRead extends Education {
  start: YearMonth | null
  /** Whether it goes on. */
  isCurrent: boolean
  /** The lines that it was read from, as written. */
  lines: string[]
  /** How sure its names are, in percent. */
  confidence: { school: number; credential: number }
}
