/** Longest text that is copied, in characters. */
const longest = 4_096
const room = Buffer.alloc(longest)

/** A character that takes two bytes: all but those of Latin-1. */
const wide = /[\u0100-\uFFFF]/

/** Whether a text has characters outside Latin-1. */
export const isWide = (text: string): boolean => wide.test(text)

/**
 * The same text, in one byte per character where all of them are of Latin-1. V8 keeps what is cut out of a text with a bullet at two bytes,
 * where a pattern looks each letter up in a list of some 600 ranges.
 */
export function narrowed(text: string): string {
  if (text.length > longest || isWide(text)) return text
  return room.toString('latin1', 0, room.write(text, 'latin1'))
}

/** Pieces of a text, each in one byte per character where that is possible; those of a text without wide characters are so already. */
export const narrowedPieces = (pieces: string[], whole: string): string[] =>
  isWide(whole) ? pieces.map(narrowed) : pieces
