/**
 * Finds whole words and phrases of a list in folded text.
 * @param phrases folded; a star stands for any ending of a word, or for any beginning
 */
export function patternOf(phrases: string[]): RegExp {
  const alternatives = [...new Set(phrases)].map((phrase) => phrase.replaceAll('*', '\\p{L}*'))
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives.join('|')})(?![\\p{L}\\p{N}])`, 'u')
}

/** The phrases of a list that divides them by bars. */
export const phrasesOf = (list: string): string[] => list.split('|').map((phrase) => phrase.trim().replace(/\s+/g, ' '))

/** The words of a list with a language a line: "cs: znalost* jazyk*". */
export const wordsByLanguage = (list: string): string[] =>
  list
    .trim()
    .split('\n')
    .flatMap((line) => line.replace(/^\s*\w+: /, '').split(' '))
