import type { Role } from '../report.ts'

/** A role with the lines that describe the work. */
export interface RoleWithWork extends Role {
  bullets: string[]
}
