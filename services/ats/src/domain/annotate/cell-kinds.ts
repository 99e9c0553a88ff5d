import { isEastAsian } from '../vocabulary/east-asian/script.ts'
import { namesField } from '../vocabulary/field-words.ts'
import { foldText } from '../vocabulary/fold-text.ts'
import { memoize } from '../vocabulary/memoize.ts'
import { employerScore, titleScore } from '../vocabulary/role-words.ts'
import { longestTerm, termsOfWork } from '../vocabulary/terms-of-work.ts'
import { eastAsianDuration, eastAsianTerms, eastAsianUnit } from './east-asian-lines.ts'
import { labelKind } from './labels.ts'
import { isLabel } from './line-kinds.ts'

/** What a cell is by its form, whatever stands around it. */
export const cellKinds = [
  'plain',
  'range',
  'date',
  'duration',
  'mode',
  'label of employer',
  'label of title',
  'label of dates',
  'label of place',
  'label of work',
  'link',
  'item',
  'prose',
  'unit',
  'field',
  'signs',
] as const
/** One of them. */
export type CellKind = (typeof cellKinds)[number]

/** Lengths of time and hours. */
/** Years, months, weeks, and days, in the forms that stand behind figures, in some thirty languages. */
const units =
  `semest(?:er|ers|re|res|ri)|years?|yrs?|y|months?|mos?|m|weeks?|days?|jahre?n?|tage|wochen?|jours?|semaines?|semanas?|d[ií]as?|settimane|giorni
  |weken|dagen|tygodnie|dni|monate?n?|ans?|mois|anos?|años?|meses|mes|m[eê]s|anni|anno|mesi|mese|jaar|jaren|maanden?|lata?(?:\\(a\\))?|lat|rok|rok[iu]
  |miesi[eęą]c\\p{L}*|mies|год|года|лет|месяц(?:а|ев)?|мес|недел[яиь]|дней|рік|роки|років|місяц(?:ь|і|ів)|години?|месеца?|година|godin[ae]|mjesec[ai]?|mesec[ai]?|mesecev
  |roky|roků|let[ai]?|měsíc[eů]?|rokov|mesiac(?:e|ov)?|év|hónap|hét|ani|lun[iă]|săptămâni|yıl|ay|hafta|έτ[ηο]ς?|χρόνια|μήν(?:ας|ες)|vuo(?:si|tta)|kuukau(?:si|tta)|kk|år
  |månad(?:er)?|mån|måned(?:er)?|mdr|veckor|uger|uker|tahun|bulan|minggu|năm|tháng|anys?|mesos|setmanes|aastat?|kuu|kuud|gad[is]|mēne(?:sis|ši)|metai|metų|metus|mėnes(?:is|iai)|mėn`.replaceAll(
    /\s+/g,
    '',
  )
const duration = new RegExp(
  `^\\(?(?:\\d{1,2}\\s*\\+?\\s*(?:${units})\\.?[\\s,]*(?:(?:and|und|et|y|e|en|i|и|та|a|og|och|ja|ve|și|şi)\\s+)?)+\\)?$`,
  'iu',
)

/** The first words of such terms. */
const firstOfTerms = new Set([...termsOfWork].map((term) => term.split(' ')[0] ?? ''))

/** Whether words are terms on which somebody works, one after the other: "temps partiel permanent". */
function areModes(words: string[]): boolean {
  const [first] = words
  if (first === undefined) return true
  if (!firstOfTerms.has(first)) return false
  for (let count = Math.min(words.length, longestTerm); count > 0; count--) {
    if (termsOfWork.has(words.slice(0, count).join(' ')) && areModes(words.slice(count))) return true
  }
  return false
}

/** Whether a text only says on which terms somebody works: "CDI, temps plein", "(Vollzeit)", "Contrat temps partiel". */
export function isMode(text: string): boolean {
  if (text.length > 60) return false
  if (isEastAsian(text)) return eastAsianTerms.test(text)
  return text.split(/[,/·()]/).every((piece) => piece.trim() === '' || areModes(foldText(piece).split(' ')))
}

/** Whether a text is a length of time and nothing else: "2 yrs 3 mos". "3M" is a firm. */
export const isDuration = (text: string) =>
  text.length <= 40 && (duration.test(text.trim()) || eastAsianDuration.test(text.trim())) && text !== '3M'

/** Addresses and links, which name no role. */
const link = /\S@\S+\.\p{L}|https?:|www\.|(?:linkedin|github|gitlab|xing)\.com/iu

/** A part of an employer: "Department of Operations", "Emergency Department", "Ward 7", "Abteilung Einkauf". */
const unit =
  /^(?:department|dept\.?|division|unit|team|ward|abteilung|bereich|station|service|unité|pôle|secteur|departamento|unidad|área|secção|setor|reparto|ufficio|divisione|afdeling|oddział|dział|wydział|vakgroep|departament(?:ul)?|avdelning(?:en)?|avdeling(?:en)?|afdelingen|oddělení|oddelenie|odjel|odsjek|oddelek|departemen|divisi|bagian|τμήμα|отдел|відділ|департамент)\s|\s(?:department|dept\.?|division|unit|ward|team|abteilung)$/iu

/** A course that somebody teaches, by its number: "MAT209 - Applied Steel", "EST 240". */
const course = /^[A-Z]{2,4}[ -]?\d{3,4}[A-Z]?(?=$|[\s:,(–—-])/

/** Whether a text begins with the number of a course. */
export const namesNumberedCourse = (text: string) => course.test(text)

const ofLabels: Partial<Record<string, CellKind>> = {
  employer: 'label of employer',
  title: 'label of title',
  dates: 'label of dates',
  place: 'label of place',
  work: 'label of work',
}

/** The kind of such a cell in Chinese, Japanese, or Korean. */
function eastAsianCellKind(text: string): CellKind {
  if (eastAsianDuration.test(text)) return 'duration'
  if (isMode(text)) return 'mode'
  const label = ofLabels[labelKind(text) ?? '']
  if (label) return label
  if (link.test(text)) return 'link'
  return eastAsianUnit.test(text) && titleScore(text) <= 0 && employerScore(text) <= 0 ? 'unit' : 'plain'
}

/** The kind of a cell without dates, of a line that is divided. */
export const cellKind = memoize((text): CellKind => {
  if (text.length > 120) return 'plain'
  if (!/\p{L}/u.test(text)) return 'signs'
  if (isEastAsian(text)) return eastAsianCellKind(text)
  if (isDuration(text)) return 'duration'
  if (isMode(text)) return 'mode'
  const label = ofLabels[labelKind(text) ?? ''] ?? (isLabel(text) ? 'label of work' : undefined)
  if (label) return label
  if (link.test(text)) return 'link'
  if ((unit.test(text) && titleScore(text) <= 0) || namesNumberedCourse(text)) return 'unit'
  return namesField(text) ? 'field' : 'plain'
})
