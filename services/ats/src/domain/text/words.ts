/** Whether a character is one that `\s` stands for: white space and ends of lines (ECMA-262). */
export function isBlank(code: number): boolean {
  if (code <= 0xa0) return code === 0x20 || (code >= 0x09 && code <= 0x0d) || code === 0xa0
  if (code < 0x1680) return false
  return (
    (code >= 0x2000 && code <= 0x200a) ||
    code === 0x2028 ||
    code === 0x2029 ||
    code === 0x202f ||
    code === 0x205f ||
    code === 0x3000 ||
    code === 0x1680 ||
    code === 0xfeff
  )
}

/** What `text.split(/\s+/)` is, several times as fast: blanks at an end leave an empty word there. */
export function splitAtBlanks(text: string): string[] {
  const words: string[] = []
  let from = 0
  for (let at = 0; at < text.length; at++) {
    if (!isBlank(text.charCodeAt(at))) continue
    words.push(text.slice(from, at))
    while (isBlank(text.charCodeAt(at + 1))) at++
    from = at + 1
  }
  words.push(text.slice(from))
  return words
}

/** How many words {@link splitAtBlanks} finds. */
export function countWords(text: string): number {
  let count = 1
  let isWithin = true
  for (let at = 0; at < text.length; at++) {
    const isWord = !isBlank(text.charCodeAt(at))
    if (isWithin && !isWord) count++
    isWithin = isWord
  }
  return count
}

/** The number of words in all of several texts. */
export function countAllWords(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + countWords(text), 0)
}
