import { titleScore } from './role-words.ts'

/** Words that say that somebody was worked for, before the name. */
const role = String.raw`(?:(?:PI|[Ss]upervisors?|[Aa]dvisors?|[Ss]upervision|[Bb]etreuung|[Ee]ncadrante?s?)\s?:\s?)?`
const name = String.raw`\s(?:(?:de|da|do|dos|van|von|der|den|del|di|la|le)\s)?\p{Lu}[\p{L}.’'-]*`
const doctor = String.raw`(?:[Pp]rof(?:essor)?\.?(?:\s[Dd]r\.?)?|[Dd]r\.?)`
/** "Dr. Lee" alone may be a doctor's practice, and "Professor Lee" without a full stop the title of a chair. */
const alone = new RegExp(String.raw`^(?:[Pp]rof\.(?:\s[Dd]r\.)?(?:${name}){1,4}|[Dd]r\.(?:${name}){2,4})$`, 'u')
const behind = new RegExp(`^${role}${doctor}(?:${name}){1,4}$`, 'u')
/** Longest name with its titles, in characters. */
const longest = 60

/** Whether a text that stands for itself is somebody who was worked for: "Prof. Anna Lee", "Dr. Anna Lee". */
export const namesSuperior = (text: string): boolean =>
  text.length <= longest && alone.test(text) && titleScore(text.replace(/^\S+\s/u, '')) <= 0

/** Whether what stands behind a title and a comma is somebody who was worked for: "Prof. Lee", "PI: Dr. Lee". */
export const isSuperior = (text: string): boolean => text.length <= longest && behind.test(text)
