import { monthsCovered } from '../annotate/months-covered.ts'
import type { RoleWithWork } from '../assemble/role-with-work.ts'
import { findSkills } from '../vocabulary/find-skills.ts'
import { foldText } from '../vocabulary/fold-text.ts'
import { impliedBy } from '../vocabulary/implied.ts'
import { titleStems } from './title.ts'

/** Experience that counts for years asked in something. */
export interface CountedExperience {
  months: number
  /** The role that shows it, the first of several; empty where none does. */
  evidence: string
}

/**
 * The months of the roles that show what years are asked in: by its skills, or by its words in the title or the work. What no
 * vocabulary has is shown by a role that is called like the one advertised, too.
 * @param topic what the years are asked in, as the job description has it
 * @param advertised words of the advertised title
 */
export function experienceIn(
  topic: string,
  roles: RoleWithWork[],
  advertised: string[],
  today: Date,
): CountedExperience {
  const parts = topic.split(/\s+or\s+|\//iu).map(wantedOf)
  const isKnown = parts.some(({ skills }) => skills.length > 0)
  const shows = (role: RoleWithWork) => {
    const skills = skillsOf(role)
    const words = ` ${foldText([role.title, ...role.bullets].join(' '))}`
    if (
      parts.some((part) =>
        part.skills.length > 0 ? part.skills.every((name) => skills.has(name)) : hasAll(words, part.stems),
      )
    )
      return true
    return !isKnown && isCalledLike(titleStems(role.title), advertised)
  }
  const showing = roles.filter(shows)
  const [first] = showing
  return {
    months: monthsCovered(showing, today),
    evidence: first ? [first.title, first.employer].filter((name) => name !== '').join(', ') : '',
  }
}

function wantedOf(part: string): { skills: string[]; stems: string[] } {
  return {
    skills: findSkills(part, true).map(({ name }) => name),
    stems: titleStems(part).map((word) => word.slice(0, stemLength)),
  }
}

/** Letters by which forms of a word are recognized. */
const stemLength = 6

const hasAll = (words: string, stems: string[]) => stems.length > 0 && stems.every((stem) => words.includes(` ${stem}`))

const isCalledLike = (stems: string[], advertised: string[]) =>
  advertised.length > 0 && advertised.filter((stem) => stems.includes(stem)).length >= advertised.length / 2

function skillsOf({ title, bullets }: RoleWithWork): Set<string> {
  const named = findSkills([title, ...bullets].join('\n')).map(({ name }) => name)
  return new Set([...named, ...named.flatMap(impliedBy)])
}
