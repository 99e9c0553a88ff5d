/** A word of a text in which skills are looked for. */
export interface Word {
  text: string
  lower: string
}

/** Text whose only letters are those of ASCII: dashes, bullets and quotation marks may stand between. */
export const isPlain = /^[\n\r\t -~\u00A0\u2010-\u2027]*$/

/**
 * Words as skills are written: letters, digits and the signs within names such as C++, C#, Node.js, CI/CD, T-SQL.
 * @param make what is made of each word, as written and in small letters without accents
 */
export function wordsOf<Made>(text: string, make: (text: string, lower: string) => Made): Made[] {
  const plain = isPlain.test(text)
  const found = text.match(plain ? /[A-Za-z0-9.][A-Za-z0-9+#./&-]*/g : /[\p{L}\p{N}.][\p{L}\p{N}+#./&-]*/gu) ?? []
  const words: Made[] = []
  for (const raw of found) {
    const trimmed = '/.&-'.includes(raw.charAt(raw.length - 1)) ? raw.replace(/[./&-]+$/, '') : raw
    if (trimmed !== '') words.push(make(trimmed, plain ? trimmed.toLowerCase() : smallLetters(trimmed)))
  }
  return words
}

/** Small letters without accents. */
export function smallLetters(text: string): string {
  const lower = text.toLowerCase()
  return /[\u0080-\uFFFF]/.test(lower)
    ? lower.normalize('NFD').replace(/\p{M}/gu, '').replace(/ß/g, 'ss').replace(/ł/g, 'l')
    : lower
}
