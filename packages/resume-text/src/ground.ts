import { monthByName, openWords } from './month-names.ts'
import { streamSafe } from './stream-safe.ts'

/** Words for "until now", but for those that alone say nothing, and those for a beginning without an end. */
const saysOpen = new RegExp(
  `\\b(?:${openWords.filter((word) => !['date', 'dato', 'momento'].includes(word)).join('|')}|(?:since|seit|depuis|desde|dal|sinds|od) [^\\n]{0,15}\\b[12]\\d{3})\\b`,
)

/** Whether things stand in a text: what a model read out of it and what it made up are told apart by this. */
export interface Ground {
  /** The words of `said`, when they stand in the text one after another, whatever is between them; else nothing. */
  text(said: string): string
  /** An address on the web or of mail, when it stands there with or without its protocol; else nothing. */
  address(said: string): string
  /** A number to call, when its digits stand there; else nothing. */
  phone(said: string): string
  /** As much of `2020-05` as the text says: with the month, the year alone, or nothing. */
  date(said: string): string
  /** Whether the text says of anything that it goes on. */
  saysPresent: boolean
}

/** Makes the {@link Ground} of a text, whose dates may be written in any of the eight languages. */
export function groundIn(source: string): Ground {
  const words = wordsOf(source)
  const plain = withoutAccents(words)
  const digits = source.replace(/\D+/g, '')
  const holds = (said: string) => {
    const wanted = wordsOf(said).trim()
    return wanted !== '' && words.includes(` ${wanted} `)
  }
  return {
    text: (said) => (holds(said) ? said : ''),
    address: (said) => (holds(said.replace(/^[a-z]+:\/\//i, '').replace(/^www\./i, '')) ? said : ''),
    phone: (said) => {
      const wanted = said.replace(/\D+/g, '')
      return wanted.length >= 5 && digits.includes(wanted) ? said : ''
    },
    date: (said) => {
      const [, year = '', month] = /^([12]\d{3})(?:-(\d\d))?/.exec(said) ?? []
      if (year === '' || !holds(year)) return ''
      return month !== undefined && saysMonth(plain, year, Number(month)) ? `${year}-${month}` : year
    },
    saysPresent: saysOpen.test(withoutAccents(source.toLowerCase())),
  }
}

/** Whether words have a month of a year, by its number or by a name of it: `05/2020`, `May 2020`, `mayo de 2020`. */
function saysMonth(words: string, year: string, month: number): boolean {
  const names = [...monthByName].filter(([, number]) => number === month).map(([name]) => name)
  return [...names, String(month), String(month).padStart(2, '0')].some((form) =>
    [`${form} ${year}`, `${form} de ${year}`, `${year} ${form}`].some((said) => words.includes(` ${said} `)),
  )
}

function withoutAccents(words: string): string {
  return streamSafe(words).normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l')
}

/** The letters and digits of a text in lower case, a blank between words and at both ends. */
function wordsOf(text: string): string {
  return ` ${streamSafe(text)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}+#]+/gu, ' ')
    .trim()} `
}
