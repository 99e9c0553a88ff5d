/**
 * Marks that programs leave for themselves: an identifier in hexadecimal figures, by what a file was made, and the name of what a style sheet
 * adds.
 */
const generatorMark =
  /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|[\da-f]{24,}|(?:powered|created|generated|made) ?(?:by|with) ?\S{2,40}(?: ?\([^)]{2,60}\))?|©\S{0,60}|\w{0,20}::(?:before|after)/giu
/** Characters of different marks in a file up to which they are marks; a sign before keywords makes no mark of them. */
const mostOfMarks = 120
/** Different letters from which text that nobody can see may say something. */
const fewestLetters = 4
/** Letters and digits in a row that are seen elsewhere, from which they tell nothing new. */
const run = 10
/** Part of what nobody can see up to which it may differ from what is seen, and letters and digits, where it is an older copy of that. */
const mostChanged = { share: 0.05, count: 40 }
/** Maximum length of a footer, such as one below the edge of the paper, in characters. */
const longestFooter = 100

/**
 * Characters of text that nobody can see, where they tell a program what people are not told. None count that say nothing: white
 * letters that only keep room ("xxxxx", "ii"), signs without width, a generator's mark for itself, a footer with the number of
 * the page that the edge of the paper cuts off, and what is seen elsewhere in the file, with an older copy of it that has been painted
 * over and differs in a few letters.
 * @param hidden what is hidden, page by page
 * @param shown the text that people see
 * @returns number of letters and digits
 */
export function countTelling(hidden: string[], shown: string): number {
  const said = lettersOf(withoutMarks(withoutFooters(hidden).join(' ')))
  if (new Set(said.replace(/\d/g, '')).size < fewestLetters) return 0
  const seen = runsOf(lettersOf(shown))
  let [count, told] = [0, 0]
  for (let at = 0; at < said.length; at++) {
    if (seen.has(said.slice(at, at + run))) told = at + run
    if (at >= told) count++
  }
  const isOlderCopy = count <= Math.min(mostChanged.share * said.length, mostChanged.count)
  return isOlderCopy ? 0 : count
}

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

function runsOf(text: string): Set<string> {
  const runs = new Set<string>()
  for (let at = 0; at + run <= text.length; at++) runs.add(text.slice(at, at + run))
  return runs
}

function withoutMarks(text: string): string {
  const marks = new Set<string>()
  let room = mostOfMarks
  return text.replace(generatorMark, (mark) => {
    if (marks.has(mark)) return ' '
    if (mark.length > room) return mark
    room -= mark.length
    marks.add(mark)
    return ' '
  })
}

/** Without the footers that several pages share but for the number of the page. The same words without one are no footer. */
function withoutFooters(pages: string[]): string[] {
  const numbered = new Map<string, Set<string>>()
  const plain = (page: string) => page.replace(/\d/g, '')
  for (const page of pages) numbered.set(plain(page), (numbered.get(plain(page)) ?? new Set()).add(page))
  return pages.filter((page) => page.length > longestFooter || (numbered.get(plain(page))?.size ?? 0) < 2)
}
