/** Both ends are in it; without any number in it when the first is more than the second. */
export type Range = readonly [from: number, to: number]

/** What two numbers that are the same differ by at most, of themselves, for having been worked out in different ways. */
const noise = 1e-12

/**
 * Numbers in their order, so that looking for one takes few steps however many there are.
 * @param numbers those that are not finite are left out
 * @returns whether one of the numbers lies in a range
 */
export function createNumberLine(numbers: number[]): (range: Range) => boolean {
  const line = Float64Array.from(numbers.filter(Number.isFinite)).sort()
  return ([from, to]) => {
    const least = from - Math.abs(from) * noise
    let low = 0
    let high = line.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((line[middle] ?? 0) < least) low = middle + 1
      else high = middle
    }
    const next = line[low]
    return next !== undefined && next <= to + Math.abs(to) * noise
  }
}
