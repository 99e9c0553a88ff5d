import { findSkills, skillNames } from '../vocabulary/find-skills.ts'
import { foldText } from '../vocabulary/fold-text.ts'
import { employerBelow } from './employer-name.ts'
import { isOther, type JobLanguage } from './language.ts'
import type { PlacedLine } from './part-reader.ts'
import { isKindOfWork, isTechnology } from './technologies.ts'
import { titleOf } from './title.ts'

/** What a job description is as a whole, which decides how its sentences are read. */
export interface Overview {
  text: string
  title: string
  /** The kinds of work that the title says: backend development, of a backend developer. */
  kindsInTitle: Set<string>
  employer: string
  language: JobLanguage
  /** Whether the vocabulary knows so much of what is asked for that duties add nothing. */
  isWellKnown: boolean
  /** Whether it names technologies, as job descriptions of software do. */
  namesTechnologies: boolean
  /** Whether the job is to hire people. */
  isForHiring: boolean
  /** Whether headings stand above what is done or asked for, so that what stands above all of them is an introduction. */
  isDivided: boolean
}

/** How many known skills a job description names of which the vocabulary knows what it asks for: one of software has about twenty. */
const manySkills = 14
/** From how many technologies on a job description is taken for one of software. */
const severalTechnologies = 3

/** Words of titles of those who hire. */
const hiringTitle =
  /\b(?:recruit\w*|talent|human resources?|hr|people|personal\w*|rh|rrhh|staffing|sourc\w+|recrut\w+|seleccion\w*|selezione|rekry\w*|kadr\w*|hrbp|headhunter)\b/

/** Looks at a job description as a whole. */
export function overviewOf(text: string, language: JobLanguage, lines: PlacedLine[]): Overview {
  const title = titleOf(text)
  const skills = new Set(findSkills(text, true).map(({ name }) => name))
  return {
    text,
    title,
    kindsInTitle: new Set(skillNames(title).filter(isKindOfWork)),
    employer: employerBelow(text),
    language,
    isWellKnown: skills.size >= manySkills,
    namesTechnologies: [...skills].filter(isTechnology).length >= severalTechnologies,
    isForHiring: hiringTitle.test(foldText(title)),
    isDivided: !isOther(language) && lines.some(({ isAsk, isDuty, isSkillList }) => isAsk || isDuty || isSkillList),
  }
}
