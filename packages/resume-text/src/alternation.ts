/**
 * Words as one piece of a pattern, which finds the longest of them. Words that begin alike share their beginning, so that a text is
 * compared with few of them: `may|mai|march` becomes `ma(?:i|rch|y)`.
 * @param words without signs that mean something in a pattern
 */
export function alternationOf(words: Iterable<string>): string {
  return endingsOf([...new Set(words)].sort(), 0)
}

/** What follows the first letters of words that share them. @param words in order, so that those that go on alike stand together */
function endingsOf(words: string[], shared: number): string {
  const isEnd = words[0]?.length === shared
  const longer = isEnd ? words.slice(1) : words
  const parts: string[] = []
  for (let from = 0; from < longer.length; ) {
    const letter = longer[from]?.[shared]
    let to = from + 1
    while (longer[to]?.[shared] === letter && to < longer.length) to++
    const alike = longer.slice(from, to)
    parts.push(alike.length === 1 ? (alike[0]?.slice(shared) ?? '') : letter + endingsOf(alike, shared + 1))
    from = to
  }
  return parts.length === 0 || (parts.length === 1 && !isEnd)
    ? parts.join('')
    : `(?:${parts.join('|')})${isEnd ? '?' : ''}`
}
