/** Keys under which a record has the name of what is asked for. */
const label =
  /['"](?:libell?e|label|name|nom|intitule|title|bezeichnung)['"]\s?:\s?(?:'([^'\n]{2,160})'|"([^"\n]{2,160})")/giu
/** What a record says of a thing that is only wished for. */
const isWished =
  /['"](?:exigence|required|requirement)['"]\s?:\s?(?:['"](?:s|souhait[eé]e?|preferred|optional)['"]|false)/iu

/** The heading below which the names of records are read, and the one of what stands behind them. */
const [ofRecords, ofRest] = ['Profil', 'Entreprise']

/**
 * A text with the lists of records that a job board's export has written out in it ("[{'label': 'Bread baking'}]") as items below a
 * heading. Boards put them between the advertisement and what the employer says of itself.
 */
export function withRecordsAsItems(text: string): string {
  if (!text.includes('[{')) return text
  let isBehind = false
  return text
    .split('\n')
    .map((line) => {
      const names = namesIn(line)
      if (names.length > 0) {
        isBehind = true
        return ['', ofRecords, ...names.map((name) => `• ${name}`)].join('\n')
      }
      if (!isBehind || line.trim() === '') return line
      isBehind = false
      return `${ofRest}\n${line}`
    })
    .join('\n')
}

/** The names in a line of records; none in any other. */
function namesIn(line: string): string[] {
  if (!/^\s*\[\{\s?['"]/u.test(line)) return []
  return line.split('}').flatMap((record) =>
    [...record.matchAll(label)].map(([, plain, quoted]) => {
      const name = plain ?? quoted ?? ''
      return isWished.test(record) ? `${name} (souhaité)` : name
    }),
  )
}
