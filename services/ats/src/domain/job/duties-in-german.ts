import { foldText } from '../vocabulary/fold-text.ts'

/** Nouns that say only that something is done: what it is done to is named alone. */
const emptyNouns = new Set(
  `durchfuhrung sicherstellung ubernahme unterstutzung mitarbeit mitwirkung ausfuhrung einhaltung umsetzung erledigung bearbeitung gestaltung vorbereitung
   nachbereitung organisation planung erstellung entwicklung pflege betreuung begleitung forderung koordination verwaltung bedienung erfassung
   abwicklung uberwachung beratung anleitung teilnahme verantwortung gewahrleistung optimierung fuhrung leitung steuerung
   prufung kontrolle herstellung ausgabe annahme aufbau abbau zusammenarbeit tatigkeiten arbeiten`.split(/\s+/),
)
/** Nouns that name no work. */
const tooWide = new Set(
  `kunden kundinnen mitarbeiter mitarbeitende mitarbeiterinnen team teams kollegen kinder kindern eltern menschen bereich bereiche bereichen arbeit aufgaben
   aufgabe projekte projekten prozesse prozessen unternehmen umgang rahmen sinne anforderungen bedarf vorgaben alltag ziele zielen themen
   alter jahren jahre tag woche ort personen bewohner bewohnern patienten zeit haus qualitat abteilung abteilungen zusammenarbeit einrichtung leben weise
   fragen ansprechpartner ansprechpartnerin begleitung forderung beratung erfahrung freude bereitschaft kenntnisse interesse`.split(
    /\s+/,
  ),
)
/** Words between a noun and what it is of. */
const joints = new Set(
  'von vom der des den dem die das unserer unseres unserem ihrer einer eines im in an am bei fur zur zum'.split(' '),
)
const shortest = 5

/** What a German duty says is done, by its nouns: "Planung und Durchführung von Ausflügen" is planning of outings. */
export function germanDutiesIn(clause: string): string[] {
  const duties: string[] = []
  for (const item of clause.split(/,|\s(?:und|sowie|oder|bzw\.?|inkl\.?)\s/u)) {
    const words = item
      .trim()
      .split(/\s+/u)
      .map((text) => ({ text, folded: foldText(text) }))
    const first = words.findIndex(({ text }) => isNoun(text))
    if (first < 0 || first > 2) continue
    let at = first + 1
    while (
      at < words.length &&
      (joints.has(words[at]?.folded ?? '') || /^\p{Ll}+(?:e[nmrs]?)$/u.test(words[at]?.text ?? ''))
    )
      at++
    const [head, of] = [words[first], isNoun(words[at]?.text ?? '') ? words[at] : undefined]
    const named = [head, of].filter(
      (word) => word !== undefined && !emptyNouns.has(word.folded) && !tooWide.has(word.folded),
    )
    const [last] = named.slice(-1)
    if (!last || last.folded.length < shortest) continue
    const isBoth = named.length === 2
    const from = isBoth ? first : words.indexOf(last)
    const own =
      from > 0 &&
      /^\p{Ll}+(?:e[nmrs]?)$/u.test(words[from - 1]?.text ?? '') &&
      !joints.has(words[from - 1]?.folded ?? '')
        ? from - 1
        : from
    const name = words
      .slice(own, words.indexOf(last) + 1)
      .map(({ text }) => text)
      .join(' ')
    duties.push(name.charAt(0).toUpperCase() + name.slice(1))
  }
  return duties
}

const isNoun = (word: string) => /^\p{Lu}\p{Ll}{2}[\p{L}-]*$/u.test(word)
