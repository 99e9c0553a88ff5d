/**
 * Which characters of a text are taken, in a time that does not grow with how many parts have been.
 * @param length of the text
 * @returns takes the characters from one index to before another, unless one of them is taken already
 */
export function createCover(length: number): (from: number, to: number) => boolean {
  const taken = new Uint8Array(length)
  return (from, to) => {
    for (let at = from; at < to; at += 1) if (taken[at] === 1) return false
    taken.fill(1, from, to)
    return true
  }
}
