import { foldOnce } from '../vocabulary/fold-text.ts'

/** Nouns that say only that something is done: what it is done to is named alone. */
const emptyNouns = new Set(
  `durchfuhrung sicherstellung ubernahme unterstutzung mitarbeit mitwirkung ausfuhrung einhaltung umsetzung erledigung bearbeitung gestaltung vorbereitung
   nachbereitung organisation planung erstellung entwicklung pflege betreuung begleitung forderung koordination verwaltung bedienung erfassung
   abwicklung uberwachung beratung anleitung teilnahme verantwortung gewahrleistung optimierung fuhrung leitung steuerung
   ableitung aktualisierung anpassung abstimmung austausch weiterentwicklung kommunikation recherche ausarbeitung konzeption ubersetzung betrieb
   bearbeitung nachweise nachweisen priorisierung zusammenarbeit prufung kontrolle herstellung ausgabe annahme aufbau abbau zusammenarbeit tatigkeiten arbeiten`.split(
    /\s+/,
  ),
)
/** Nouns that name no work. */
const tooWide = new Set(
  `kunden kundinnen mitarbeiter mitarbeitende mitarbeiterinnen team teams kollegen kinder kindern eltern menschen bereich bereiche bereichen arbeit aufgaben
   aufgabe projekte projekten prozesse prozessen unternehmen umgang rahmen sinne anforderungen bedarf vorgaben alltag ziele zielen themen
   alter jahren jahre tag woche ort personen bewohner bewohnern patienten zeit haus qualitat abteilung abteilungen zusammenarbeit einrichtung leben weise
   dienstleister dienstleistern fuhrungskrafte fuhrungskraften lieferanten partner partnern schnittstellen richtlinien vorschriften ordnung sicherheit
   sauberkeit sichtbarkeit massnahmen wunschen wunsche best practices art fristen inhalten inhalte losungen losung konzepte prozess
   fragen ansprechpartner ansprechpartnerin begleitung forderung beratung erfahrung freude bereitschaft kenntnisse interesse vorteil kontakt kontakte aufbau dauer uberprufung administration geschaftspartner geschaftspartnern
   arzten arzte amtern amter kundenwunschen kundenwunsche voraussetzung wunsch ergebnisse grundlage moglichkeit`.split(
    /\s+/,
  ),
)
/** Words between a noun and what it is of. */
const joints = new Set(
  'von vom der des den dem die das unserer unseres unserem ihrer einer eines im in an am bei fur zur zum'.split(' '),
)
const shortest = 5

/** Words that begin no name, though they stand in capitals where a line begins. */
const smallWords = new Set(
  `mit und dass fur was als von bei im in der die das ein eine einen einem einer sie du wir ihr zu zur zum nach auf aus um wenn an am durch uber unter
   sowie dabei zudem ausserdem hierzu dazu auch des den dem wie mindestens abgeschlossenes abgeschlossene ausland inland erste erster idealerweise zusatzlich insbesondere telefonische entsprechende entsprechender ahnliche ahnlicher sehr gute guter fundierte sicherer sichere hohe`.split(
    /\s+/,
  ),
)
/** Adjectives as they stand before a noun, but not verbs. */
const adjective = /^\p{Ll}+(?:e|er|es|em|ischen|lichen|igen|iven|alen|baren|enden|elen)$/u
const verbs = new Set('erstellen veroffentlichen'.split(' '))

/** What a German duty says is done, by its nouns: "Planung und Durchführung von Ausflügen" is planning of outings. */
export function germanDutiesIn(clause: string): string[] {
  if (/\b(?:dass|um|[Ss]ie|[Dd]u|[Dd]ich|[Dd]ir|Ihnen|[Ww]ir|uns)\b/u.test(clause)) return []
  return clause.split(/,|\s(?:und|sowie|oder|bzw\.?|inkl\.?)\s/u).flatMap(dutyOf)
}

interface Word {
  text: string
  folded: string
}

/** The first noun of an item with what it is of, but for those that name nothing by themselves. */
function dutyOf(item: string): string[] {
  const words = item
    .trim()
    .split(/\s+/u)
    .map((text): Word => ({ text: text.replace(/[-–]$/u, ''), folded: foldOnce(text) }))
  const found = words.findIndex(isNoun)
  if (/[-–]$/u.test(item.trim())) return []
  const first = found === 0 && /(?:er|es|em|e)$/.test(words[0]?.text ?? '') ? nounBehind(words) : found
  if (first < 0 || first > 2) return []
  let at = first + 1
  while (at < words.length && (joints.has(words[at]?.folded ?? '') || isAdjective(words[at]))) at++
  const isTold = (word: Word | undefined) =>
    word !== undefined && isNoun(word) && !emptyNouns.has(word.folded) && !tooWide.has(word.folded)
  const [hasHead, hasOf] = [isTold(words[first]), isTold(words[at])]
  if (!hasHead && !hasOf) return []
  let from = first
  const to = hasOf ? at : first
  if ((words[to]?.folded.length ?? 0) < shortest) return []
  if (from > 0 && isAdjective(words[from - 1])) from--
  const name = words
    .slice(from, to + 1)
    .map(({ text }) => text)
    .join(' ')
  return [name.charAt(0).toUpperCase() + name.slice(1)]
}

/** Where the noun stands behind adjectives of which the first begins an item; 0 where none follows. */
function nounBehind(words: Word[]): number {
  let at = 1
  while (isAdjective(words[at])) at++
  return at <= 3 && words[at] && isNoun(words[at] as Word) ? at : 0
}

const isNoun = ({ text, folded }: Word) => /^\p{Lu}[\p{L}-]{2,}$/u.test(text) && !smallWords.has(folded)
const isAdjective = (word: Word | undefined) =>
  word !== undefined && adjective.test(word.text) && !verbs.has(word.folded) && !joints.has(word.folded)
