/** Minimum number of gaps that are taken for lost line breaks, and how many characters a text has for each line that is left. */
const fewest = { gaps: 12, characters: 400 }
/** Maximum number of characters between two gaps on average: in running text with two blanks behind every stop there are more. */
const mostBetween = 120

/**
 * Gives a text its lines back where all were lost on the way: some viewers and forms make blanks of them, so that a whole
 * resume is a few lines with gaps between what were lines. The shortest gap was one line break, a longer one a blank line.
 * The cell of a table, from which such a text often comes, may have quotation marks around it.
 * @returns the text with its lines; any other text as it is
 */
export function withLines(text: string): string {
  const breaks = text.trim().match(/\n/g)?.length ?? 0
  if (text.length <= fewest.characters * (breaks + 1)) return text
  const gaps = text.match(/\S(?: {2,}|\t+)(?=\S)/g)?.map((gap) => gap.length - 1) ?? []
  if (gaps.length < fewest.gaps || text.length / gaps.length > mostBetween) return text
  const shortest = Math.min(...gaps)
  const bare = text.trim().replace(/^(["'])(.*)\1$/s, '$2')
  return bare.replace(/(?: {2,}|\t+)(?=\S)/g, (gap) => (gap.length >= 2 * shortest ? '\n\n' : '\n'))
}
