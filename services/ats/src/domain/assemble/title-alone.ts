import { cellKind, isMode } from '../annotate/cell-kinds.ts'
import { isPlace } from '../annotate/places.ts'
import { namesField } from '../vocabulary/field-words.ts'
import { memoize } from '../vocabulary/memoize.ts'
import { titleScore } from '../vocabulary/role-words.ts'
import { withoutSuperior } from '../vocabulary/superiors.ts'
import { namesUnit } from '../vocabulary/unit-words.ts'
import { beforePart, namesPart } from './parts-of-names.ts'

/** Longest title of which something is taken, in characters; a line that goes on for pages is no title. */
const longestTitle = 200
/** Score from which a text reads like a title. */
const sureTitle = 3

/** Words for work by which somebody learns. */
const training = String.raw`(?:internship|intern|traineeship|trainee|placement|praktik(?:um|a|ant|antin)|\p{L}*praktik(?:um|ant|antin)|werkstudent(?:in)?|working student|(?:part-time|student|summer|holiday) job|(?:bachelor|master|diploma|doctoral|phd)(?:['’]?s)? thesis|\p{L}*(?:bachelor|master|diplom|doktor|abschluss)arbeit|stage|tirocinio|tirocinante|pr[áa]cticas|estágio|stáž|staż|praktyk[ai]|praktik|harjoittelu)`
/** Such a word, and when it was: "Praktika während des Studiums". */
const trainingDuring = new RegExp(
  String.raw`^((?:.{0,60}?(?<!\p{L}))?${training}),?\s(?:during|während|pendant|durante|tijdens)\s\S.*$`,
  'iu',
)
/** Such a word, and the word for "in", "at", or "during" behind it. */
const trainingIn = new RegExp(
  String.raw`^((?:.{0,60}?(?<!\p{L}))?${training}),?\s(?:in|im|at|bei|beim|en|em|nel|nella|w|v|i|during|während|innerhalb|within)\s(\S.*)$`,
  'iu',
)

/** Such a word and nothing else. */
const trainingAlone = new RegExp(`^${training}$`, 'iu')

/** A title, a dash, and what stands behind it. */
const dashed = /^(.{3,90}?)(?:\s[–—-]\s|\s?—\s?)(.{2,110})$/u
/** A title, and what stands behind its last comma. */
const withComma = /^(.{3,110}),\s([^,]{2,90})$/u
/** The word for "at" or "for" before a name. */
const atName =
  /^(.{3,90}?),?\s(?:at\s(?=\p{Lu}|the\s|an?\s)|for\s(?=\p{Lu}\p{L}*|the\s(?:\p{L}+\s){1,6}(?:department|division|unit|team|authority|board)|the\s(?:department|division|unit|team)\s))(.{2,110})$/u
/** The word for "in", and a department, a project, or a house, up to the end. */
const inUnit =
  /^(.{3,90}?)\s(?:in|within|im|in der|in einem|in einer|en el|en la|dans le|dans la|dans un|dans une|nel|nella|IM|IN DER)\s(.{2,110})$/u
const unitWord =
  /(?<!\p{L})(?:department|division|laboratory|lab|project|unit|team|group|faculty|institute|cent(?:er|re)|initiative|casino|\p{L}*(?:store|filiale)|\p{L}+zentrum|krankenhaus|abteilung)(?!\p{L})/iu
/** Somebody's laboratory, team, or group: "Lab of Dr. Anna Lee". */
const groupOf = /^(?:lab(?:oratory)?|team|group|équipe|equipo)\s(?:of|de|von)\s/iu
/** The word for a project, a team, or a group, and its name: "équipe STEEL", "Projekt “Brücken”". */
const groupWord =
  /^(?:project|projekti?|projet|proyecto|projeto|progetto|prosjekt|hanke|team|squad|group|groupe|grupo|gruppo|gruppe|grupp|groep|équipe|equipe|equipo|squadra|zespół|tým|tiimi|проект|проєкт|группа|група|команда)\s/iu
const itsName = /^\S+\s["'«»“„”‘]?\s?\p{Lu}/u
/** What is done by the way, for which another name stands behind a dash: "Student job - Driver". */
export const occasional =
  /^(?:student job|summer job|part-time job|travail étudiant|job étudiant|job d['’]été|studentenjob|nebenjob|ferienjob|bijbaan|fritidsjobb|extrajobb|studiejob)$/iu
/** A bracket at the end of a title, perhaps without its end: "(Full-time, remote)" is divided at its comma. */
const bracketBehind = /^([^()]{3,100}?)\s?\(([^()]{2,80})\)?$/u
/** Words by which a bracket tells of the terms: "4-month internship", "befristet 45%". */
const termWord = new RegExp(
  String.raw`(?<!\p{L})(?:${[
    'months?|weeks?|years?|monate?|wochen|jahre?|mois|semaines|meses|semanas|mesi|maanden|weken',
    'internship|praktikum|werkstudent(?:in)?|ferienjob|stage|befristet|tempor[äa]r|temporary|teilzeit|vollzeit|part[ -]time|full[ -]time',
    'tenure track|interim|concurrent|remote|freelance|projektarbeit|cdd|cdi|dual education',
    'temp|apprenticeship|nebenjob|aushilfe|honorarkraft|apprentissage|mission|vacataire|becari[oa]|freelancer|estágio|jovem aprendiz',
    'tirocinio|apprendistato|collaborazione|bijbaan|uitzendkracht|oproepkracht|staż|praktyki|praktik|konsult|elev|staj|gönüllü|magang',
    'prácticas(?: profesionales)?|estancias?|estadías?|stáž|harjoittelu|gyakorlat|practică|πρακτική άσκηση|стажировка|стажування|стаж',
  ].join('|')})(?!\p{L})|\d\s?%`,
  'iu',
)
/** How long a placement took, before its word: "Achtwöchiges Praktikum", "Six-month internship". */
const lengthBefore =
  /^(?:(?:\p{L}{3,12}|\d{1,2}[ -]?)(?:wöchige|monatige|tägige|jährige)[rsn]?|[\p{L}\d]{1,8}-(?:week|month|day|year)|\d{1,2}[ -](?:wochen|monat[es]?|tage|jahres?))\s(?=\p{L})/iu
/** The same behind it: "Stage de 3ème de 2 semaines". */
const lengthBehind =
  /(?<=[\p{L}\d]),? (?:de|d['’]une durée de|pendant|von|über|of|for|di|della durata di|da|durante|por|van) \d{1,2} (?:semaines?|mois|jours|wochen|monaten?|tagen?|weeks?|months?|days?|meses|semanas|días|dias|mesi|settimane|giorni|weken|maanden|dagen|tygodni|miesięcy)$/iu
/** How much of a week was worked, before a title. */
const hoursBefore = /^(?:part|full)[- ]time\s(?!jobs?(?!\p{L})|employ|student|worker)(?=\p{L})/iu
/** What kind of job it was for a student. */
const placement =
  /^(?:placement year|industrial placement|work placement|year in industry|sandwich (?:year|placement))$/iu
/** What somebody makes most of or is answerable for, and within what, behind a title: "Welder specialising in bridges". */
const specialized =
  /\s(?:speciali[sz](?:ing|ed) in|spécialisée? en|especializad[ao] en|focus(?:ed|ing) on|with a focus on|responsible for|in charge of|zuständig für|verantwortlich für|realizando|encargad[ao] de|as part of|im rahmen|im (?:\p{L}+-)?bereich|dans le cadre|au sein|nell['’]ambito|en el marco|no âmbito|in het kader|w ramach)(?!\p{L}).*$/iu

const isSure = (text: string) => titleScore(text) >= sureTitle
/** A department in one word: "EDV-Abteilung". */
const department = /(?:abteilung|dezernat|avdeling(?:en)?|avdelning(?:en)?|afdeling)$/iu
/** A house of an employer, or an initiative, in which somebody worked: "Anna Lee Library", "Bibliothèque de droit". */
const house =
  /\s(?:initiative|library|archives?|museum|gallery|bookstore|bookshop|dining hall|cafeteria|residence hall|bibliothek|bibliotek)$|^(?:biblioth[eè]que|biblioteca|biblioteka|bibliotheek|mus[eé]e|museo|museu|museum) /iu
const isUnit = (text: string) =>
  namesUnit(text) ||
  namesPart(text) ||
  (groupWord.test(text) && itsName.test(text) && titleScore(text) <= 0) ||
  groupOf.test(text) ||
  department.test(text) ||
  house.test(text) ||
  cellKind(text) === 'unit'

/** A step of a scale of pay or rank, in a bracket: "(F5)". */
const payGrade = /^\p{Lu}{1,2}-?\d{1,2}$/u
/** Capitals behind a title in other letters, which are the short form of a laboratory or a firm: "Researcher, KESTLAB". */
const isShort = (text: string, title: string) =>
  /^\p{Lu}{4,12}(?: \p{Lu}{2,12}){0,2}$/u.test(text) &&
  /\p{Ll}{3}/u.test(title) &&
  !namesField(text) &&
  titleScore(text) <= 0

/** Whether a text is a firm and its country, as one of a group is called: "Sandhill Denmark". */
const isBranch = (text: string) =>
  /^\p{Lu}[\p{L}\d]+ \p{Lu}\p{L}+$/u.test(text) && isPlace(text.slice(text.indexOf(' ')))

/** A title without a bracket that tells of its terms, or of a part of the employer. */
function withoutBracket(title: string): string {
  const [, before = '', bracket = ''] = bracketBehind.exec(title) ?? []
  const isUnitIn = unitWord.test(bracket) && titleScore(bracket) < sureTitle
  const tells =
    termWord.test(bracket) || payGrade.test(bracket) || isMode(bracket) || isUnitIn || /^via\s/i.test(bracket)
  return before !== '' && tells ? before : title
}

/** A title without the field behind a dash: "Quality Engineer – Medical Bridges"; another title behind it stays. */
function withoutField(title: string): string {
  const [, before = '', behind = ''] = dashed.exec(title) ?? []
  if (occasional.test(before)) return behind
  return isSure(before) && (titleScore(behind) <= 0 || placement.test(behind)) ? before : title
}

/** A title without the part of the employer behind its last comma. */
function withoutUnit(title: string): string {
  const [, before = '', behind = ''] = withComma.exec(title) ?? []
  if (trainingAlone.test(before) && titleScore(behind) <= 0) return before
  const isPart = isUnit(behind) || isBranch(behind) || isShort(behind, before)
  return titleScore(before) > 0 && (isPart || isFieldOf(before, behind)) ? before : title
}

/** A title without the part of the employer right behind it; one who leads it is called by it. */
function withoutUnitRightBehind(title: string): string {
  const before = beforePart(title)
  return isSure(before) && !leading.test(before) ? before : title
}

/** What those are called who lead something, which is a part of the title: "Vice President, Bridges", "Lead, Cranes". */
const leading =
  /(?:^|\s)(?:director|president|vp|manager|head|lead|leader|chief|officer|partner|dean|chair|principal|supervisor|foreman|leiter|leiterin|chef|cheffe|responsable|jefe|jefa|gerente|directeur|directrice|direktor|adviseur)$/iu

/** How far somebody has come in a position: "Level 2", "III", "Sr." */
const grade = /^(?:(?:level|grade|band|step|class|stufe|niveau|nivel) \w{1,4}|[IVX]{1,4}|[A-Z]?\d{1,2}|[js]r\.?)$/iu

/** Whether what stands behind the comma of a title of several words is what it was done in, and no further title: "Junior Welder, Bridges of Steel". */
const isFieldOf = (before: string, behind: string) =>
  before.includes(' ') && isSure(before) && titleScore(behind) <= 0 && !leading.test(before) && !grade.test(behind)

/** A title without where, for whom, or during what it was held. What somebody learned stays: "Internship in Mathematics". */
function withoutWhere(title: string): string {
  const [, trained = '', place = ''] = trainingIn.exec(title) ?? []
  if (trained !== '' && isUnit(place)) return trained
  const [, learnt = ''] = trainingDuring.exec(title) ?? []
  if (learnt !== '') return learnt
  const [, before = '', name = ''] = atName.exec(title) ?? []
  if (isSure(before) && titleScore(name) < sureTitle) return before
  const [, inside = '', unit = ''] = inUnit.exec(title) ?? []
  return isSure(inside) && unitWord.test(unit) && titleScore(unit) < sureTitle ? inside : title
}

/** A title without the hours before it. */
function withoutHours(title: string): string {
  const rest = title.replace(hoursBefore, '')
  return isSure(rest) ? rest : title
}

const steps = [
  withoutSuperior,
  withoutBracket,
  (title: string) => title.replace(specialized, ''),
  withoutField,
  withoutUnit,
  withoutUnitRightBehind,
  withoutWhere,
  (title: string) => title.replace(lengthBefore, '').replace(lengthBehind, ''),
  withoutHours,
  (title: string) => title.replace(/,$/, ''),
]

/** Most rounds in which something is taken of a title. */
const mostRounds = 3

/** Whether a text is a training and where or in what it was, which is no employer: "School internship at a mill". */
export const namesTraining = (text: string): boolean => text.length <= longestTitle && trainingIn.test(text)

/** The name of a job alone, without the field, the part of the employer, the place, and the terms behind it. */
export const titleAlone = memoize((written): string => {
  let title = written
  for (let round = 0; round < mostRounds && title.length <= longestTitle; round++) {
    const shorter = steps.reduce((whole, without) => without(whole).trimEnd(), title)
    if (shorter === title) break
    title = shorter
  }
  return title
})
