/** A year, and behind a dash or a stroke two figures that are a later year or a month: "2013-15", "2011-12". */
const twoFigures = /(?<![\d/.–-])((?:19|20)\d\d)([-–/])(\d\d)(?![\d/.–-]|\p{L})/gu

/** Longest time somebody was anywhere for it to be written so, in years. */
const longest = 15
/** From how many pairs on that are all of two years in a row, none is a month: by chance, one month in twelve is. */
const fewestInRow = 2
const months = 12

interface Pair {
  sign: string
  year: number
  figures: number
}

/** How many years later the figures are, as the year of its century or of the next one. */
const yearsLater = ({ year, figures }: Pair) => (figures - (year % 100) + 100) % 100

const isYear = (pair: Pair) => (pair.figures > months || pair.figures === 0) && yearsLater(pair) <= longest
const isMonth = (pair: Pair) => pair.figures > 0 && pair.figures <= months && yearsLater(pair) > longest

/**
 * A text with years in four figures where they stand in two behind another year and might be months, which others of the text show them not
 * to be: "2011-12" beside "2013-15", and where all of several are of two years in a row. Years and months that others show to be such are left.
 */
export function withWholeYears(text: string): string {
  const pairs = [...text.matchAll(twoFigures)].map(([, year, sign = '', figures]) => ({
    sign,
    year: Number(year),
    figures: Number(figures),
  }))
  const written = new Set(pairs.map(({ sign }) => sign))
  const signs = new Set([...written].filter((sign) => areYears(pairs.filter((pair) => pair.sign === sign))))
  if (signs.size === 0) return text
  return text.replace(twoFigures, (given, year: string, sign: string, figures: string) => {
    const pair = { sign, year: Number(year), figures: Number(figures) }
    const later = yearsLater(pair)
    return signs.has(sign) && later > 0 && later <= longest ? `${year}${sign}${pair.year + later}` : given
  })
}

function areYears(pairs: Pair[]): boolean {
  if (pairs.some(isMonth)) return false
  return pairs.some(isYear) || (pairs.length >= fewestInRow && pairs.every((pair) => yearsLater(pair) === 1))
}
