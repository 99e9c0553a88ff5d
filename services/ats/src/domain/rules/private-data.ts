import type { Language } from './language.ts'

/** Names of a label, and how its value begins. */
type LabelWithValue = [names: string, value?: string]

/** A label with its value, at the start of a line or behind a sign that divides cells. */
const labelled = (names: string, value = String.raw`\S`) =>
  new RegExp(String.raw`(?:^|[|•·;,]|\s\s)[ \t]?(?:${names})\s{0,9}(?:[:–-]|\s{3})\s{0,9}${value}`, 'imu')

/** What employers need not know anywhere. */
const number = /\b\d{3}-\d{2}-\d{4}\b/u
const labelsNowhere: LabelWithValue[] = [
  [
    'religion|religious affiliation|konfession|religione|religião|religie|wyznanie|race|ethnicity|caste|blood group|political views|sexual orientation',
  ],
  [
    'social security(?: number| no\\.?)?|ssn|national insurance(?: number| no\\.?)?|passport(?: number| no\\.?)?|tax id|steuer-?id|sozialversicherungsnummer|numéro de sécurité sociale|pesel|codice fiscale|bsn|aadhaar|dni',
    String.raw`[\p{L}#]{0,3}\s?\d`,
  ],
  [
    '(?:desired|expected|current|wished|required) salary|salary (?:expectations?|requirements?|wish)|gehaltsvorstellung|gehaltswunsch|prétentions salariales|pretensión salarial|pretensão salarial|aspettative (?:di )?(?:stipendio|retributive)|salariswens|oczekiwania finansowe',
  ],
  ["father'?s name|mother'?s name|health status|height|weight"],
]

/** What employers must not consider where English is written. In other countries of these languages it is customary. */
const labelsInEnglish: LabelWithValue[] = [
  ['date of birth|birth ?date|d\\.?o\\.?b\\.?|born|age', String.raw`.{0,12}\d`],
  ['marital status|civil status|gender|sex|family status'],
  ['children', String.raw`(?:\d|no)`],
]

const nowhere = [number, ...labelsNowhere.map(([names, value]) => labelled(names, value))]
const inEnglish = labelsInEnglish.map(([names, value]) => labelled(names, value))
/** Words of which every line with private data has one, to pass over most resumes quickly. */
const mayHave =
  /reli|konfes|wyznanie|\brace\b|ethnic|\bcaste|blood g|political v|sexual or|social sec|\bssn|national ins|passport|tax id|steuer|sozial|sécurité|pesel|fiscale|\bbsn|aadhaar|\bdni\b|salar|stipend|retrib|gehalt|pretens|prétent|oczekiw|father|mother|health s|height|weight|birth|\bd\.?o\.?b|\bborn\b|\bage\b|marital|civil st|gender|\bsex|family st|\bchildren\b|\d{3}-\d{2}-\d{4}/i

/** Whether something stands behind a label in a line, or figures are divided by dashes. */
const hasValue = (line: string) => behindLabel.test(line)
/** A colon or dash that has something before it, or a gap. */
const behindLabel = /[-:–](?<=..)|\s{3}/s

/** Maximum length, in characters, of a line that is searched. */
const longestLine = 200

/** Lines with private data that do not belong in a resume of a language. */
export function privateDataIn(text: string, language: Language | undefined): string[] {
  const lines = text.split('\n').filter((line) => line.length <= longestLine && hasValue(line) && mayHave.test(line))
  const patterns = language === 'en' ? [...nowhere, ...inEnglish] : nowhere
  return lines.filter((line) => patterns.some((pattern) => pattern.test(line)))
}
