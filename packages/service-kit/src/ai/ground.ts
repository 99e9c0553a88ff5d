const monthNames = [
  ...['january', 'february', 'march', 'april', 'may', 'june', 'july'],
  ...['august', 'september', 'october', 'november', 'december'],
]

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

/** Makes the {@link Ground} of a text. */
export function groundIn(source: string): Ground {
  const words = wordsOf(source)
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
      return month !== undefined && saysMonth(holds, year, Number(month)) ? `${year}-${month}` : year
    },
    saysPresent: /\b(present|current|currently|now|today|ongoing)\b/.test(words),
  }
}

function saysMonth(holds: (said: string) => boolean, year: string, month: number): boolean {
  const name = monthNames[month - 1]
  if (name === undefined) return false
  const forms = [
    name,
    name.slice(0, 3),
    ...(name === 'september' ? ['sept'] : []),
    String(month),
    String(month).padStart(2, '0'),
  ]
  return forms.some((form) => holds(`${form} ${year}`) || holds(`${year} ${form}`))
}

/** The letters and digits of a text in lower case, a blank between words and at both ends. */
function wordsOf(text: string): string {
  return ` ${text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}+#]+/gu, ' ')
    .trim()} `
}
