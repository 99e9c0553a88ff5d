/** Numbers and signs before a heading: "1. Experience", "III – Education", "2   Skills". */
const numbering = /^(?:(?:\d{1,2}|[IVX]{1,4}|[A-H])\s*[.):–—-]\s+|\d{1,2}\s{3,8}|0\d\s{1,2})(?=\p{L})/u

/** Words for years, and a number of months behind them. */
const years =
  '(?:years?|yrs?|jahren?|ans?|años?|anos?|anni|anno|jaar|lata?|let|rok[yů]?|år|év|ani|godin[ae]|yıl|vuotta|лет|года?|роки|років|рік|години?)'
const andMonths = '(?:\\s(?:and\\s|und\\s|et\\s|y\\s|e\\s|i\\s|и\\s)?\\d{1,2}\\s?\\p{L}{2,10})?'

/** How many entries a section has, or how long it tells of, behind its heading: "Work experience (9)", "Опыт работы (7+ лет)". */
const count = new RegExp(
  `\\s*[([]\\s?[+>~]?\\d{1,2}(?:\\.\\d)?\\+?(?: ?(?:${years}|months?)${andMonths})?\\s?[)\\]]$`,
  'iu',
)

/** How long somebody has worked, behind a heading: "Опыт работы —17 лет 5 месяцев", "Work experience – 4 years". */
const lasting = new RegExp(`\\s*[–—:-]{1,3}\\s*\\d{1,2}\\+?\\s${years}${andMonths}$`, 'iu')

/** That a section goes on, or is not whole: "Experience (continued)", "Berufserfahrung – Fortsetzung", "Publications (selected)". */
const goesOn =
  /[\s–—-]{0,3}(?:[([]\s?(?:continued|cont(?:['’]?d)?\.?|fortsetzung|forts\.?|auszug|auswahl|suite|extraits?|continuaci[oó]n|continua[cç][aã]o|continua|segue|vervolg|selectie|selecci[oó]n|wybrane|selected|selection|excerpt|most recent|recent)\s?[)\]]|\s(?:continued|cont(?:['’]?d\.?|\.)|fortsetzung|\(?suite\)?|vervolg))\s?:?$/iu

/** A sign that is drawn behind a heading: "SKILLS   ↘". */
const drawn = /\s[^\p{L}\p{N}\s.,:;!?()[\]'"’”»&/+-]{1,3}$/u

/** In which order a section is told, with what stands behind that: "Work experience (in reverse chronological order)". */
const order =
  /\s*[([–—-]?\s?(?:in\s)?(?:the\s)?(?:reverse\s|reversed\s)?chronologic(?:al(?:ly)?)?(?:\sorder)?(?:[^\p{L}].{0,30})?$/iu

/** How long it tells of, in a bracket at the end: "Professional background (Total experience – 3 years 2 months)". */
const total = /\s*[([](?=[^()[\]]*\d)[^()[\]]*(?:experience|\bexp\b|years?\b|yrs?\b)[^()[\]]*[)\]]\s*[:.]?\s*$/iu

/** The last sign of what a heading says of its section. */
const endOfNote = /[)\]:.–—rRyYlL-]$/

/** Longest heading with what it says of its section, in characters. */
const longest = 100

/** A heading without what it says of the order, or of how long it tells of. */
export function withoutNotes(line: string): string {
  if (line.length > longest || !endOfNote.test(line)) return line
  const bare = /chronolog/i.test(line) ? line.replace(order, '') : line
  return /[)\]]\s*[:.]?\s*$/.test(bare) ? bare.replace(total, '') : bare
}

/** A colon and dashes behind a heading: "WORKING EXPERIENCE   :-". */
const colonBehind = /\s*:\s?[–—-]{0,3}$/u

/** What behind a heading is none of it, in the order in which it is taken off: with figures, and without. */
const behind = { figures: [colonBehind, drawn, count, lasting, goesOn], none: [colonBehind, drawn, goesOn] }

/** A heading without the numbers and signs around it, and without what it says of its section: "2. Skills (continued)" is "Skills". */
export const bareHeading = (given: string): string =>
  behind[/\d/.test(given) ? 'figures' : 'none'].reduce(
    (line, one) => line.replace(one, ''),
    given.replace(numbering, ''),
  )
