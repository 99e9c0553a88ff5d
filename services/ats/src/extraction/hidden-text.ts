/** Marks that programs leave for themselves: an identifier in hexadecimal figures. */
const identifier = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|[\da-f]{24,}/giu
/** Different letters from which text that nobody can see may say something. */
const fewestLetters = 4

/**
 * Characters of text that nobody can see, where they may tell a program something. None count for text that does not: white letters
 * that only keep room ("xxxxx", "ii"), signs without width, and a generator's mark for itself.
 * @param text all that is hidden on a page or in a document
 * @returns number of characters, blanks not counted
 */
export function countTelling(text: string): number {
  const said = text.replace(identifier, '').replace(/[\s\u200B-\u200F\u2060\uFEFF]/gu, '')
  const letters = new Set(said.toLowerCase().match(/\p{L}/gu))
  return letters.size < fewestLetters ? 0 : [...said].length
}
