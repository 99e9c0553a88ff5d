/** Words by their letters: each letter leads to what may follow it, and the empty text says that a word ends here. */
type Tree = Map<string, Tree>

/**
 * Words as one piece of a pattern, which finds the longest of them. Words that begin alike share their beginning, so that a text is
 * compared with few of them: `may|mai|march` becomes `ma(?:y|i|rch)`.
 * @param words without signs that mean something in a pattern
 */
export function alternationOf(words: Iterable<string>): string {
  const root: Tree = new Map()
  for (const word of words) {
    let at = root
    for (const letter of word) at = at.get(letter) ?? at.set(letter, new Map()).get(letter) ?? at
    at.set('', new Map())
  }
  return patternOf(root)
}

function patternOf(tree: Tree): string {
  const parts = [...tree].filter(([letter]) => letter !== '').map(([letter, next]) => letter + patternOf(next))
  const isEnd = tree.has('')
  if (parts.length === 0) return ''
  return parts.length === 1 && !isEnd ? (parts[0] ?? '') : `(?:${parts.join('|')})${isEnd ? '?' : ''}`
}
