const least = {
  /** Of an ending, so that "ever" ends nothing. */
  letters: 6,
  /** Letters before it. */
  before: 3,
  /** Words that end with it. */
  words: 2,
}

/** Words that end others of the same list: "utvecklare" of "webbutvecklare". */
export function endingsIn(words: string[]): Set<string> {
  const all = new Set(words)
  const times = new Map<string, number>()
  for (const word of words) for (const ending of endsOf(word, all)) times.set(ending, (times.get(ending) ?? 0) + 1)
  return new Set([...times].filter(([, found]) => found >= least.words).map(([ending]) => ending))
}

/** The words that end with none of the endings, and the endings. */
export function withoutCompounds(words: string[], endings: Set<string>): string[] {
  return words.filter((word) => endsOf(word, endings).length === 0)
}

function endsOf(word: string, endings: Set<string>): string[] {
  const found: string[] = []
  for (let at = least.before; at <= word.length - least.letters; at++) {
    if (endings.has(word.slice(at))) found.push(word.slice(at))
  }
  return found
}
