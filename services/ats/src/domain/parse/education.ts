import { type Education, type EducationLevel, educationLevels, type YearMonth } from '../report.ts'
import { findDateRange, findDates, withoutRange } from './dates.ts'
import { plain } from './sections.ts'

/** Words that tell a level, highest level first, on text without accents. */
const levelWords: [EducationLevel, RegExp][] = [
  [
    'doctorate',
    /\b(?:ph ?d|doctor(?:ate|al)?|dr phil|dphil|promotion|doctorat|doctorado|doutorado|dottorato|doktorat|m d|j d|juris doctor|ed d)\b/,
  ],
  [
    'master',
    /\b(?:master(?:s)?|m ?sc|m ?a|mba|m ?eng|msn|m ?ed|mphil|magister|maestria|mestrado|laurea magistrale|mastere|diplom ingenieur|dipl ing|diplom)\b/,
  ],
  [
    'bachelor',
    /\b(?:bachelor(?:s)?|b ?sc|b ?a|b ?eng|bba|bsn|b ?tech|bfa|licence|licenciatura|licenciado|licenciada|laurea|licencjat|inzynier|grado en|bacharelado|hbo)\b/,
  ],
  ['associate', /\b(?:associate(?:s)?(?: degree| of)?|a ?a ?s|foundation degree)\b/],
  [
    'diploma',
    /\b(?:diploma|certificate|ausbildung|fachinformatiker|bts|dut|apprenticeship|nvq|hnd|hnc|tecnico superior|ciclo formativo|vocational|mbo|gesellenbrief|meisterbrief|cap)\b/,
  ],
  [
    'secondary',
    /\b(?:high school|secondary school|abitur|fachabitur|realschule|gymnasium|baccalaureat|bachillerato|ensino medio|maturita|liceo|matura|a levels?|gcse|ged|vwo|havo|liceum)\b/,
  ],
]

const schoolWords =
  /\b(?:universit\w*|uniwersytet|politechnika|college|school|schule|hochschule|gymnasium|institut\w*|academy|akademie|academia|ecole|lycee|liceo|liceum|escuela|instituto|politecnico|polytechnic|faculty|facultad|scuola|tu|eth|mit|iut|berufskolleg|hogeschool)\b/

/** The level that a text names. */
export function levelOf(text: string): EducationLevel {
  const words = plain(text)
  return levelWords.find(([, pattern]) => pattern.test(words))?.[0] ?? 'none'
}

/** Reads courses of education out of a section's lines: each school or degree begins one, its neighbours complete it. */
export function parseEducation(lines: string[]): Education[] {
  const entries: { school: string; credential: string; end: YearMonth | null }[] = []
  let open: { school: string; credential: string; end: YearMonth | null } | undefined
  let sinceBlank = 0
  for (const raw of lines) {
    const line = raw.replace(/^\s*[-–—*•·▪●]\s+/u, '').trim()
    if (line === '') {
      sinceBlank++
      continue
    }
    if (line.length > 160) continue
    const range = findDateRange(line)
    const dates = findDates(line)
    const last = dates.filter(({ at }) => at).at(-1)
    const end = range ? range.end : (last?.at ?? null)
    const text = range ? withoutRange(line, range) : last ? withoutRange(line, { from: last.from, to: last.to }) : line
    const parts = text
      .split(/ \| |\s[•·–—|]\s|\s-\s|\t| {3,}|, (?=\p{Lu})/u)
      .map((part) => part.trim())
      .filter((part) => /\p{L}/u.test(part))
    const school = parts.find((part) => schoolWords.test(plain(part)))
    const credential = parts.find((part) => part !== school && levelOf(part) !== 'none')
    const begins =
      (school !== undefined && (open === undefined || open.school !== '')) ||
      (credential !== undefined && (open === undefined || open.credential !== ''))
    if (begins || (open && sinceBlank > 0 && (school || credential) && open.school !== '' && open.credential !== '')) {
      open = { school: '', credential: '', end: null }
      entries.push(open)
    }
    sinceBlank = 0
    if (!open) continue
    open.school ||= school ?? ''
    open.credential ||= credential ?? ''
    if (last || range) open.end ??= end
  }
  return entries
    .filter(({ school, credential }) => school !== '' || credential !== '')
    .map((entry) => ({ ...entry, level: levelOf(`${entry.credential} ${entry.credential ? '' : entry.school}`) }))
}

/** The highest level of several courses. */
export function highestLevel(education: Education[]): EducationLevel {
  return education.reduce<EducationLevel>(
    (best, { level }) => (educationLevels.indexOf(level) > educationLevels.indexOf(best) ? level : best),
    'none',
  )
}
