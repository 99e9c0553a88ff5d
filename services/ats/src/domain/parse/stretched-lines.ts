/** Words that stand in no cell of their own, in eight languages. */
const smallWord =
  / {3}(?:der|die|des|und|für|of|and|for|the|de|du|la|et|del|della|di|e|y|do|da|van|en|het|voor|w|i|&) {3}/u

/** Lines of which each blank was stretched, as words: "Institute   of   Welding" is one cell, whose blanks fill a justified line. */
export function closeStretchedLines(text: string): string {
  if (!smallWord.test(text)) return text
  return text
    .split('\n')
    .map((line) => (smallWord.test(line) ? line.replace(betweenWords, ' ') : line))
    .join('\n')
}

/** A gap of cells between two words that stand alone. */
const betweenWords = /(?<=(?:^| {3})[^\s\d]+) {3}(?=[^\s\d]+(?: {3}|$))/gu
