import { employerScore, titleScore } from './role-words.ts'

/** Words for whom somebody worked or studied under, in several languages, before a colon. */
const superior = String.raw`(?:[Cc]o-?|[Pp]rincipal\s|[Tt]hesis\s|[Pp]hD\s|[Aa]cademic\s|[Ff]aculty\s)?(?:PIs?|[Pp]rofessors?|[Ii]nvestigators?|[Ss]upervisors?|[Aa]dvisors?|[Aa]dvisers?|[Mm]entors?|[Ss]upervision|[Bb]etreuung|[Bb]etreuer(?:in)?|[Ee]rstbetreuer(?:in)?|[Dd]oktorvater|[Ee]ncadrante?s?|[Ee]ncadrement|[Ss]uperviseur(?:e|s)?|(?:[Cc]o-?)?[Oo]rientador(?:a|es)?|[Dd]irector(?:a|es)? de (?:la )?[Tt]esis|[Dd]irect(?:eur|rice)s?(?: de (?:la )?[Tt]h[èe]se)?|[Rr]elator[ei]|[Cc]orrelator[ei]|[Ss]upervisore|[Hh]andledare|[Vv]ejleder|[Vv]eileder|[Šš]kolitel(?:ka)?|[Нн]аучный руководитель|[Рр]уководитель)`
const role = String.raw`(?:${superior}\s?:\s?)?`
const surname = String.raw`(?:(?:de|da|do|dos|van|von|der|den|del|di|la|le)\s)?\p{Lu}[\p{L}.’'-]*`
const name = String.raw`\s${surname}`
const doctor = String.raw`(?:[Pp]rof(?:essor)?\.?(?:\s[Dd]r\.?)?|[Dd]r\.?)`
/** "Dr. Lee" alone may be a doctor's practice, and "Professor Lee" without a full stop the title of a chair. */
const alone = new RegExp(String.raw`^(?:[Pp]rof\.(?:\s[Dd]r\.)?(?:${name}){1,4}|[Dd]r\.(?:${name}){2,4})$`, 'u')
const behind = new RegExp(`^${role}${doctor}(?:${name}){1,4}$`, 'u')
const person = String.raw`(?:${doctor}\s)?${surname}(?:${name}){1,3}`
/** Whom somebody worked under by a word before the name alone: "Advisor: Anna Lee", "Directeurs : A. Lee, B. Moulin". */
const labelled = new RegExp(
  String.raw`^${superior}\s?:\s{1,3}(${person}(?:(?:, | and | & | et | y | e | und )${person}){0,3})(?:, (?:Ph\.? ?D|M\.? ?D|Dr)\.?|, [\p{Lu}][\p{L} -]{2,30})?\.?$`,
  'u',
)
/** Longest name with its titles, and line of several, in characters. */
const longest = { one: 60, line: 120 }

/** Whether a text that stands for itself is somebody who was worked for: "Prof. Anna Lee", "Dr. Anna Lee". */
export const namesSuperior = (text: string): boolean =>
  text.length <= longest.one && alone.test(text) && titleScore(text.replace(/^\S+\s/u, '')) <= 0

/** Whether what stands behind a title and a comma is somebody who was worked for: "Prof. Lee", "PI: Dr. Lee", "Advisor: Anna Lee". */
export const isSuperior = (text: string): boolean =>
  text.length <= longest.one && (behind.test(text) || tellsOfSuperiors(text))

/** Whether a line says under whom somebody worked or studied, and nothing else: "Advisors: Anna Lee, Bo Moulin." */
export function tellsOfSuperiors(line: string): boolean {
  if (line.length > longest.line || !line.includes(':')) return false
  const [, names = ''] = labelled.exec(line) ?? []
  return names !== '' && employerScore(names) <= 0 && titleScore(names) <= 0
}

/** Under whom somebody worked, behind the name: "Aldmoor University advised by Anna Lee", "Research Associate with Prof. Lee". */
const underWhom =
  /,?\s(?:(?:advised|supervised|mentored|guided) by|under the (?:supervision|guidance|direction) of|sous la direction de|unter der leitung von|(?:under|with|unter|mit|avec) (?=(?:prof|dr)\.))\s?\p{Lu}.*$/iu
/** Longest name that somebody may stand behind, in characters. */
const longestName = 300

/** The name of an employer or of a job without whom somebody worked under behind it. */
export const withoutSuperior = (name: string): string =>
  name.length > longestName ? name : name.replace(underWhom, '')
