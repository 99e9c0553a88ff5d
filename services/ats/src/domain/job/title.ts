import { splitTitle } from '../assemble/role-names.ts'
import { foldText } from '../vocabulary/fold-text.ts'
import { titleScore } from '../vocabulary/role-words.ts'
import { isItem, partOf } from './headings.ts'

/** Words of rank and form, which do not say what the work is. */
const ranks = new Set(
  `senior junior staff lead principal head chief mid level entry trainee intern associate i ii iii iv remote hybrid full part
   founding first graduate working student freelance freelancer contractor temporary intermediate experienced time m f d w x h
   contract permanent the a an and of for to in at`.split(/\s+/),
)
/** Words for one kind of work, by the word that stands for all: who builds software is called by any of them. */
const sameWork = new Map(
  `developer programmer coder dev engineering entwickler entwicklerin ingenieur ingenieurin programmierer developpeur
   developpeuse desarrollador desarrolladora programador programadora ingeniero ingeniera desenvolvedor desenvolvedora
   engenheiro engenheira sviluppatore sviluppatrice programmatore ingegnere ontwikkelaar programmeur programista inzynier`
    .split(/\s+/)
    .map((word) => [word, 'engineer']),
)
const seeking =
  /(?:looking for|opportunity(?: has arisen| exists)? for|seeks|seeking|hiring|recruiting for|searching for|suchen(?: wir| Sie als| dich als)?|recherch(?:ons|e)|cherche(?:nt)?|recrut(?:e|ent|ons|ar)|buscamos|buscando|precisamos|procuramos|contrata(?:mos)?|cerchiamo|alla ricerca di|cercando|zoeken(?: wij| we)?|op zoek naar|en b[uú]squeda de|en busca de|em busca de|à la recherche d['’]?e?|szukamy|poszukujemy|s[öø]ker(?: vi)?|søger(?: vi)?)\s+(?:(?:nu|nå|efter|etter)\s+){0,2}(?:(?:zum nächstmöglichen Zeitpunkt|ab sofort|osoby na stanowisko:?)\s+)?(?:an?\s+|the\s+|ein(?:[*:_/]?e[nr]?)?(?:[/:*]n)?\s+|un(?:[.·]?e)?\s+|una?\s+|um(?:\(a\)|a)?\s+|een\s+|en\s+|ett\s+|et\s+)?(?:(?:full|part)-time\s+|(?:experienced|motivated|skilled|talented|passionate|dedicated|erfahrenen?|motivierten?|engagierten?|engagerad|driven|erfaren|engasjert|dyktig|dygtig)\s+)?(?<title>\p{L}[^.,;:\n]{2,70})/giu
/** What the reader would do the work as: "As a baker at Sandhill, you will …", "Als bakker ben je …". */
const asTitle =
  /(?<=^|[.!?]\s|\n)(?:As an?|Als|En tant que|Come|Como|Jako)\s(?:un[ae]?\s|uma?\s)?(?<title>\p{L}[^.,;:\n]{2,60}?)(?:,|\s(?:you|ben|bist|sind|werden|wirst|bij|bei|chez|at|in our|vous|tu|b[ęe]dziesz|ser[áa]s|sarai)\b)/gu
/** Where a title ends and a sentence goes on. */
const ends =
  /\s+(?:to|who|that|with|for|in(?! test)|at|starting|join|based|located|able|capable|qui|che|ab|\(|–|-|zum|für|mit|der|die|pour|avec|para|con|com|per|voor|do|dla|na|bei|chez|till|til|hos|som|sökes|søges|søkes)\s.*$/iu

/** A title in Swedish, Danish, or Norwegian, before where the work is: "Bagare till Sandhill". */
const toPlace = /^(?<title>\p{Lu}[^.,!?:]{2,48}?)\s(?:(?:sökes|søges|søkes)\s)?(?:till|til)\s\p{Lu}/u

/** What stands in brackets behind a title: "(m/f/d)", "(2nd shift)". */
const brackets = /\s*[([][^)\]]{0,40}[)\]]/gu

/** What only titles have: that women and men are meant. */
const forEverybody = /[([]?\b(?!([mwfhdx])\s?\/\s?\1\b)(?:[mwfhdx]\s?[/|]\s?[mwfhdx](?:\s?[/|]\s?[mwfhdx])?)\b[)\]]?/iu
/** A title of one word that says nothing without what it is for. */
const wideTitle =
  /^(?:fach(?:kraft|mann|frau)|kauf(?:mann|frau|leute)|(?:sach)?bearbeiter\S*|assistent\S*|mitarbeiter\S*|leit(?:er|ung)\S*|technicien|agent|responsable)\s+(?:für|im|in|de|en)\s+(?:\S+\s?){1,4}$/iu

/** What stands before a title: "Job title: Baker", also with the title on the next line. */
const label =
  /(?:^|\n)[ \t]*(?:job title|position title|intitulé du poste|stellenbezeichnung|nombre del puesto|título del puesto|functietitel|functie|cargo|stanowisko|[^\n]{0,40}na stanowisko)[ \t]*(?::[ \t]*\n?|\n)\s{0,9}(?<title>\p{L}[^\n]{2,70})/iu
/** The same in words that say other things, too, so that what stands behind them has to read like a title: "Position: Full time". */
const wideLabel =
  /(?:^|\n)[ \t]*(?:title|titre|t[ií]tulo|titel|position|role|rol|post|vacancy|vacature|poste|puesto|vaga|stelle|posizione|oferta|job)[ \t]*:[ \t]*(?<title>\p{L}[^\n]{2,70})/giu
/** How much of a job description is looked at for a title, in characters, and how many of its lines. */
const [enough, mostLines] = [2_000, 4]

/** What a break has become in a line that is longer than a title is, in characters. */
const lostBreak = /\s{2,}/u
const longestLine = 50

/** What the role of a job description is called: its first line, or what it says somebody is looking for; empty if neither. */
export function titleOf(jobDescription: string): string {
  const start = jobDescription.slice(0, enough)
  const lines = start
    .split('\n')
    .flatMap((line) => (line.length > longestLine ? line.split(lostBreak) : [line]))
    .map((line) => line.trim().replace(/\s+/gu, ' '))
    .filter((line) => line !== '')
    .slice(0, mostLines)
  const own = headingOf(lines[0] ?? '')
  const labelled = headingOf(label.exec(start)?.groups?.title?.trim() ?? '')
  if (labelled !== '' && (readsLikeTitle(labelled) || !readsLikeTitle(own))) return labelled
  for (const { groups } of start.matchAll(wideLabel)) {
    const behindLabel = headingOf(groups?.title?.trim() ?? '')
    if (titleScore(behindLabel) > 1) return behindLabel
  }
  const marked = lines.findIndex((line) => line.length <= 80 && /^\p{L}/u.test(line) && forEverybody.test(line))
  const first = titleAmong(lines[Math.max(0, marked)] ?? '')
  const heading = headingOf(first)
  const next = headingOf(lines[Math.max(0, marked) + 1] ?? '')
  if (/\b(?:als|as)$/u.test(heading) && next !== '') return next
  if (
    heading.length <= 70 &&
    !isSought(first) &&
    readsLikeTitle(heading) &&
    !/[.?]$/.test(first) &&
    !heading.endsWith('!')
  )
    return withoutFirm(heading)
  const placed = toPlace.exec(first)?.groups?.title ?? ''
  if (placed !== '') return placed.replace(brackets, '')
  const behind = /\s[–-]\s(.{3,60})$/u.exec(first.replace(brackets, ''))?.[1]?.trim() ?? ''
  if (titleScore(behind) > 1 && !/[.!?]$/.test(first)) return behind
  if (heading.length <= 70 && forEverybody.test(first) && !/[.!?:]$/.test(heading)) return heading
  return soughtIn(start) || soughtIn(start.replace(/\s*\n\s*/gu, ' ')) || titleBelow(lines)
}

/** A line below the first one, which names the employer, that reads like a title; empty where there is none above the first heading. */
function titleBelow(lines: string[]): string {
  const heading = lines.findIndex((line) => isItem(line) || partOf(foldText(line)) !== undefined)
  const [employer, ...others] = heading < 0 ? lines : lines.slice(0, heading)
  const isTitle = (line: string) =>
    line.length <= longestBelow && !/[.!?:,]/u.test(line) && titleScore(headingOf(line)) > 2
  return employer === undefined || /[.!?:,]$/u.test(employer) ? '' : headingOf(others.find(isTitle) ?? '')
}
const longestBelow = 60

/** Who a text says is looked for, or does the work; empty where that reads like no title. */
function soughtIn(text: string): string {
  const told = [seeking, asTitle].flatMap((form) => [...text.matchAll(form)])
  const titles = told.map(({ groups }) => groups?.title?.replace(ends, '').trim() ?? '')
  return titles.find((title) => titleScore(title) > 1) ?? ''
}

/** Whether a line says that somebody is looked for. */
const isSought = (line: string) => line.search(seeking) >= 0

/** The name of a website. */
const site = /\S\.(?:com|org|io|ai|eu|co|uk|nl|be|de|at|ch|fr|es|pt|it|pl|se|no|dk|fi)$/iu

/** Whether a line, or what stands before its comma, reads like a title: "BI Analyst, International". */
const readsLikeTitle = (line: string) =>
  !site.test(line) && Math.max(titleScore(line), titleScore(line.split(',')[0] as string)) > 1

/** A title without the firm before it: "Sandhill Ltd Welder". */
const withoutFirm = (line: string) => splitTitle(line)?.title ?? line

/** Of a line divided by bars, what reads most like a title: "Sandhill | Baker | Leeds | Full time". */
function titleAmong(line: string): string {
  const behind = /^[^:|]{2,50}:\s+([^:|]{3,70})$/u.exec(line)?.[1] ?? ''
  if (titleScore(headingOf(behind)) > 1 && !headingOf(line).startsWith(behind.slice(0, 3))) return behind
  if (!line.includes('|')) return line
  const scored = line.split('|').map((text) => ({ text: text.trim(), score: titleScore(headingOf(text)) }))
  const best = scored.reduce((one, other) => (other.score > one.score ? other : one))
  return best.score > 1 ? best.text : line
}

/** What an advertisement calls itself before the title: "Stellenausschreibung Schweißer". */
const advertisement =
  /^(?:stellenausschreibung|stellenanzeige|stellenangebot|offre d['’]emploi|oferta de (?:empleo|trabajo)|offerta di lavoro|job (?:posting|opening|advert|ad|description)|functie ?omschrijving|stellenbeschreibung|description (?:du|de) poste|descripción (?:del puesto|de la vacante)|descrição da vaga|descrizione della posizione|opis stanowiska|vacature)\s*(?:[:–-]\s*)?(?=\p{Lu})/iu

/** The title that a line is, without what stands around it. */
const headingOf = (line: string): string =>
  line
    .replace(advertisement, '')
    .replace(
      /^(?:job title|position|role|vacancy|we are hiring|stelle|wir suchen|poste|recrutement|puesto|se busca|vaga|cercasi|vacature|titel|szukamy|poszukujemy|stanowisko)\s*:\s*/iu,
      '',
    )
    .replace(brackets, '')
    .replace(/^\s*[-–]\s|\s@\s.*$/gu, '')
    .replace(forEverybody, '')
    .trim()
    .replace(/^(.*)$/u, (title) => (wideTitle.test(title) ? title : title.replace(ends, '')))
    .replace(/\s+(?:wanted\b|sökes\b|søges\b|søkes\b|job description\b|job vacancy\b).*$/iu, '')
    .trim()

/** Words that say what a title's work is. */
export function titleStems(title: string): string[] {
  return foldText(title)
    .split(' ')
    .filter((word) => word.length > 1 && !ranks.has(word))
    .map((word) => sameWork.get(word) ?? sameWork.get(word.replace(/s$/, '')) ?? word.replace(/(?:s|in|a)$/, ''))
}
