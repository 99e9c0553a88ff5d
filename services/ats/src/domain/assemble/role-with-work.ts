import type { Role } from '../report.ts'

/** A role with the lines that describe the work. */
export interface RoleWithWork extends Role {
  bullets: string[]
  /** The parts of its header beside the dates, as written; what title and employer were told from. */
  header: string[]
  /** The lines of its header, as written. */
  lines: string[]
  /** How sure its names are, in percent. */
  confidence: { title: number; employer: number }
}
