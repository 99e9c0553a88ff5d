import { levelOf } from '../../domain/annotate/levels.ts'
import { employerScore, titleScore } from '../../domain/vocabulary/role-words.ts'
import { namesSchool } from '../../domain/vocabulary/school-words.ts'
import { isKnownTown } from '../../domain/vocabulary/towns.ts'

/** Words that no name ends with. */
export const openEnd =
  /(?:[&,]|\s(?:of|and|in|for|the|de|des|du|et|en|la|y|e|del|di|della|do|da|und|für|der|van|voor|i|w|dla))$/u

/** Whether a line is names with a town behind the last comma, as the header of a role is: "Welder, Iron Works Ltd, Leeds". */
export function endsWithTown(text: string): boolean {
  const at = text.lastIndexOf(', ')
  if (at < 0 || text.length > longestHeader || !isKnownTown(text.slice(at + 2))) return false
  const names = text.slice(0, at)
  return titleScore(names) >= sure.title || employerScore(names) >= sure.employer
}

/** Length, in characters, of a line that can be a header of several names. */
const longestHeader = 90

/** Scores from which a line reads like a title, and like an employer by its form or by what its words say. */
const sure = { title: 3, employer: 3 }
/** Length, in characters, of a line that can be a name. */
export const longestName = 60

/** What divides the names of a header that stand on one line: the next line may go on with the last of them. */
const divided = /[,|:·•(–—]|\s-\s|\s(?:at|@|bei|chez|presso|bij|em|en)\s/u

/** Whether one line reads like a title and the other one like an employer, or like a degree and a school: neither goes on with the other. */
export function areTwoNames(above: string, below: string): boolean {
  if (above.length > longestName || below.length > longestName || divided.test(above) || openEnd.test(above))
    return false
  if (!/^\p{Lu}\S* \S/u.test(below)) return false
  const areOfWork = (isTitle(above) && isEmployer(below)) || (isEmployer(above) && isTitle(below))
  return areOfWork || (isDegree(above) && isSchool(below)) || (isSchool(above) && isDegree(below))
}

const isTitle = (text: string) => titleScore(text) >= sure.title && employerScore(text) < sure.employer
const isEmployer = (text: string) => employerScore(text) >= sure.employer && titleScore(text) < sure.title

const isDegree = (text: string) => levelOf(text) !== 'none' && !namesSchool(text)
const isSchool = (text: string) => namesSchool(text) && levelOf(text) === 'none'
