import { ambiguousSkills, technologyNames } from '../vocabulary/skills.ts'

/** Whether a skill is a technology whose name is no everyday word. */
export const isTechnology = (name: string) => technologyNames.has(name) && !ambiguousSkills.has(name.toLowerCase())

/** Whether a skill is a kind of work, of which titles are made: "Backend Developer", "Data Engineer". */
export const isKindOfWork = (name: string) =>
  /\s(?:development|engineering)$|^(?:DevOps|Embedded software|Embedded systems|UX design|UI design)$/.test(name)
