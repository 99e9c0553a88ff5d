/** A word of a text in which skills are looked for, as written and in small letters without accents. */
export interface Word {
  readonly text: string
  readonly lower: string
}

/** Text whose only letters are those of ASCII: dashes, bullets and quotation marks may stand between. */
export const isPlain = /^[\n\r\t -~\u00A0\u2010-\u2027]*$/

/** What a character of ASCII may do in a word: begin it, go on with it, and not end it. */
const may = { begin: 1, goOn: 2, trail: 4 }
const roles = Uint8Array.from({ length: 128 }, (_none, code) => {
  const sign = String.fromCharCode(code)
  const begins = /[A-Za-z0-9.]/.test(sign) ? may.begin : 0
  const goesOn = /[A-Za-z0-9+#./&-]/.test(sign) ? may.goOn : 0
  return begins | goesOn | (/[./&-]/.test(sign) ? may.trail : 0)
})

/**
 * Finds the words of a plain text as skills are written: letters, digits and the signs within names such as C++, C#, Node.js,
 * CI/CD, T-SQL.
 * @param visit told where each begins and ends
 */
export function eachPlainWord(text: string, visit: (from: number, to: number) => void): void {
  let at = 0
  while (at < text.length) {
    if (!is(text, at, may.begin)) {
      at++
      continue
    }
    const from = at
    while (at < text.length && is(text, at, may.goOn)) at++
    let to = at
    while (to > from && is(text, to - 1, may.trail)) to--
    if (to > from) visit(from, to)
  }
}

function is(text: string, at: number, role: number): boolean {
  const code = text.charCodeAt(at)
  return code < 128 && ((roles[code] as number) & role) !== 0
}

/** The words of any text, found in the same way. */
export function anyWordsOf(text: string): Word[] {
  const words: Word[] = []
  for (const raw of text.match(/[\p{L}\p{N}.][\p{L}\p{N}+#./&-]*/gu) ?? []) {
    const trimmed = '/.&-'.includes(raw.charAt(raw.length - 1)) ? raw.replace(/[./&-]+$/, '') : raw
    if (trimmed !== '') words.push({ text: trimmed, lower: smallLetters(trimmed) })
  }
  return words
}

/** The words of a text, as skills are written. */
export function wordsOf(text: string): Word[] {
  if (!isPlain.test(text)) return anyWordsOf(text)
  const words: Word[] = []
  eachPlainWord(text, (from, to) => {
    const word = text.slice(from, to)
    words.push({ text: word, lower: word.toLowerCase() })
  })
  return words
}

/** Small letters without accents. */
export function smallLetters(text: string): string {
  const lower = text.toLowerCase()
  return /[\u0080-\uFFFF]/.test(lower)
    ? lower.normalize('NFD').replace(/\p{M}/gu, '').replace(/ß/g, 'ss').replace(/ł/g, 'l')
    : lower
}
