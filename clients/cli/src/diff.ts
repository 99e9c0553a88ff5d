/** A line of two texts: in both, or only in one of them. */
export type DiffLine = { sign: ' ' | '-' | '+'; line: string }

/** Beyond as many pairs of lines the middle is shown as replaced: a table of them would fill the memory. */
const mostPairs = 4_000_000

/** How one text becomes another, line by line, by their longest common subsequence. */
export function diffOf(before: string[], after: string[]): DiffLine[] {
  let start = 0
  while (start < before.length && start < after.length && before[start] === after[start]) start++
  let end = 0
  const rest = Math.min(before.length, after.length) - start
  while (end < rest && before[before.length - 1 - end] === after[after.length - 1 - end]) end++
  const same = (lines: string[]) => lines.map((line): DiffLine => ({ sign: ' ', line }))
  return [
    ...same(before.slice(0, start)),
    ...middleOf(before.slice(start, before.length - end), after.slice(start, after.length - end)),
    ...same(before.slice(before.length - end)),
  ]
}

function middleOf(before: string[], after: string[]): DiffLine[] {
  const all = (sign: '-' | '+', lines: string[]) => lines.map((line): DiffLine => ({ sign, line }))
  if (before.length * after.length > mostPairs) return [...all('-', before), ...all('+', after)]
  const width = after.length + 1
  /** The length of what two ends have in common. */
  const common = new Uint32Array((before.length + 1) * width)
  const at = (row: number, column: number) => common[row * width + column] ?? 0
  for (let row = before.length - 1; row >= 0; row--) {
    for (let column = after.length - 1; column >= 0; column--) {
      const isSame = before[row] === after[column]
      common[row * width + column] = isSame
        ? at(row + 1, column + 1) + 1
        : Math.max(at(row + 1, column), at(row, column + 1))
    }
  }
  const lines: DiffLine[] = []
  let row = 0
  let column = 0
  while (row < before.length && column < after.length) {
    if (before[row] === after[column]) {
      lines.push({ sign: ' ', line: before[row] ?? '' })
      row++
      column++
    } else if (at(row + 1, column) >= at(row, column + 1)) lines.push({ sign: '-', line: before[row++] ?? '' })
    else lines.push({ sign: '+', line: after[column++] ?? '' })
  }
  return [...lines, ...all('-', before.slice(row)), ...all('+', after.slice(column))]
}

/** Lines that differ, with a few around them. */
export function shortened(lines: DiffLine[], around = 2): DiffLine[] {
  const near = (at: number) => lines.slice(Math.max(0, at - around), at + around + 1).some(({ sign }) => sign !== ' ')
  return lines.filter((_, at) => near(at))
}
