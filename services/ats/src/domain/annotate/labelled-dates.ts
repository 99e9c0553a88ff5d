import { findDateRange } from './dates.ts'

/** Words for a start and for an end before a colon, in several languages: "Start date", "Término do contrato". */
const [starts, ends] = [
  `start(?:ed|ing)?(?: date)?|date started|from|begin|beginn|startdatum|eintritt|von|d[ée]but(?: de contrat)?|date de d[ée]but|date d['’]entr[ée]e|inicio|in[íi]cio(?: do contrato)?|fecha (?:de )?(?:inicio|ingreso)|data (?:de |do )?(?:in[íi]cio|admiss[ãa]o|entrada)|desde|entrada|admiss[ãa]o|ingreso|inizio|data (?:di )?inizio|begindatum|start|van|pocz[ąa]tek|data rozpocz[ęe]cia|od|za[čc][áa]tek|startdato|oppstart|b[öo]rjade|ba[sş]lang[ıi][çc](?: tarihi)?|data [îi]nceperii`,
  `end(?:ed)?(?: date)?|date ended|to|until|finish(?:ed)?|ende|enddatum|austritt|bis|fin(?: de contrat)?|date de (?:fin|sortie)|t[ée]rmino(?: do contrato)?|fecha (?:de )?(?:fin(?:alizaci[óo]n)?|t[ée]rmino|egreso|salida)|data (?:de |do )?(?:t[ée]rmino|fim|sa[íi]da|demiss[ãa]o)|hasta|salida|sa[íi]da|demiss[ãa]o|egreso|fim|fine|data (?:di )?fine|einddatum|einde|tot|koniec|data zako[ńn]czenia|do|konec|slutdato|sluttdato|slutade|biti[sş](?: tarihi)?|data [îi]ncheierii`,
]
const said = String.raw`\s*:\s*(\S.{2,24}?)`
const ofStart = new RegExp(String.raw`^(?:[•*▪–-]\s*)?(?:${starts})${said}[,;.]?\s*$`, 'iu')
const ofEnd = new RegExp(String.raw`^(?:[•*▪–-]\s*)?(?:${ends})${said}[,;.]?\s*$`, 'iu')
const ofBoth = new RegExp(String.raw`^(?:${starts})${said}(?:\s*[,;|–-]\s*|\s+)(?:${ends})${said}[,;.]?\s*$`, 'iu')

/** Longest line that says one of them, in characters. */
const longest = 90

/** Lines with every span on one whose two dates have labels: "Start date: March 2019" above "End date: May 2021". */
export function joinLabelledDates(lines: string[]): string[] {
  const joined: string[] = []
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? ''
    const [, first = '', last = ''] = partsOf(ofBoth, line)
    const [, start = ''] = partsOf(ofStart, line)
    const next = lines[at + 1] === '' ? at + 2 : at + 1
    const [, end = ''] = start === '' ? [] : partsOf(ofEnd, lines[next] ?? '')
    const [span, behind] = isSpan(first, last) ? [`${first} – ${last}`, at] : [`${start} – ${end}`, next]
    if (behind === at || isSpan(start, end)) {
      joined.push(span)
      at = behind
    } else joined.push(line)
  }
  return joined
}

const partsOf = (pattern: RegExp, line: string): string[] =>
  line.length <= longest && line.includes(':') ? (pattern.exec(line) ?? []) : []

function isSpan(start: string, end: string): boolean {
  if (start === '' || end === '') return false
  const text = `${start} – ${end}`
  const range = findDateRange(text)
  return range !== undefined && range.from === 0 && range.to === text.length
}
