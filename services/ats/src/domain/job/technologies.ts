import { ambiguousSkills, technologyNames } from '../vocabulary/skills.ts'

/** Whether a skill is a technology whose name is no everyday word. */
export const isTechnology = (name: string) => technologyNames.has(name) && !ambiguousSkills.has(name.toLowerCase())
