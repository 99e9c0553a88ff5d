/** A piece of text on a page; y grows upwards. */
export interface Piece {
  text: string
  x: number
  y: number
  width: number
  /** Size of the font. */
  size: number
}

/** Lines of a page in the order in which people read them, and how many columns there are. */
export interface PageLines {
  lines: string[]
  columns: number
}

/** Narrowest gap between columns, in sizes of the font. */
const columnGap = 1.6
/** Fewest lines of a column. */
const columnLines = 5

/** Reads a page by recursive XY-cut: columns where a gap runs through, else blocks one below another. */
export function readPage(pieces: Piece[]): PageLines {
  const visible = pieces.filter(({ text }) => text.trim() !== '')
  if (visible.length === 0) return { lines: [], columns: 0 }
  let columns = 1
  const cut = (region: Piece[], depth: number): string[] => {
    const rows = toRows(region)
    const at = depth < 8 ? columnCut(rows) : undefined
    if (at !== undefined) {
      columns = Math.max(columns, 2)
      const left = region.filter(({ x, width }) => x + width / 2 < at)
      const right = region.filter(({ x, width }) => x + width / 2 >= at)
      return [...cut(left, depth + 1), '', ...cut(right, depth + 1)]
    }
    const split = depth < 8 ? bandCut(rows) : undefined
    if (split !== undefined) {
      return [...cut(rows.slice(0, split).flat(), depth + 1), '', ...cut(rows.slice(split).flat(), depth + 1)]
    }
    return toLines(rows)
  }
  return { lines: cut(visible, 0), columns }
}

/** Pieces by line, from the top, each line from the left. */
function toRows(pieces: Piece[]): Piece[][] {
  const sorted = [...pieces].sort((a, b) => b.y - a.y || a.x - b.x)
  const rows: Piece[][] = []
  for (const piece of sorted) {
    const row = rows.at(-1)
    const reference = row?.[0]
    if (row && reference && Math.abs(reference.y - piece.y) <= 0.45 * Math.max(reference.size, piece.size))
      row.push(piece)
    else rows.push([piece])
  }
  for (const row of rows) row.sort((a, b) => a.x - b.x)
  return rows
}

const medianSize = (rows: Piece[][]) => {
  const sizes = rows
    .flat()
    .map(({ size }) => size)
    .sort((a, b) => a - b)
  return sizes[Math.floor(sizes.length / 2)] ?? 10
}

/** Where a gap runs through all rows, if both sides read like columns of text and not like dates beside it. */
function columnCut(rows: Piece[][]): number | undefined {
  if (rows.length < columnLines) return undefined
  const gap = columnGap * medianSize(rows)
  const spans = rows
    .flat()
    .map(({ x, width }) => [x, x + width] as const)
    .sort(([a], [b]) => a - b)
  let reach = spans[0]?.[1] ?? 0
  const gaps: { from: number; to: number }[] = []
  for (const [from, to] of spans) {
    if (from - reach >= gap) gaps.push({ from: reach, to: from })
    reach = Math.max(reach, to)
  }
  const candidates = gaps.sort((a, b) => b.to - b.from - (a.to - a.from))
  for (const { from, to } of candidates) {
    const at = (from + to) / 2
    const left = rows.map((row) => row.filter(({ x }) => x < at)).filter((row) => row.length > 0)
    const right = rows.map((row) => row.filter(({ x }) => x >= at)).filter((row) => row.length > 0)
    if (isColumn(left) && isColumn(right)) return at
  }
  return undefined
}

const dateLike = /(?:19|20)\d{2}|\b(?:present|heute|actual|current)\b/i

function isColumn(rows: Piece[][]): boolean {
  if (rows.length < columnLines) return false
  const texts = rows.map((row) =>
    row
      .map(({ text }) => text)
      .join(' ')
      .trim(),
  )
  const dates = texts.filter((text) => text.length <= 30 && dateLike.test(text)).length
  const letters = texts.join('').length
  return dates < rows.length * 0.4 && letters / rows.length >= 5
}

/** The row before which a new block begins whose other side has columns of its own: the widest gap between rows. */
function bandCut(rows: Piece[][]): number | undefined {
  let best: { at: number; gap: number } | undefined
  for (let at = 1; at < rows.length; at++) {
    const above = rows[at - 1]?.[0]
    const below = rows[at]?.[0]
    if (!above || !below) continue
    const gap = (above.y - below.y) / Math.max(above.size, below.size)
    if (gap >= 1.8 && (!best || gap > best.gap)) best = { at, gap }
  }
  if (best) return best.at
  /** Without a gap a full-width line can end a header: try the rows that bridge a column gap of the rest. */
  for (let at = 1; at < Math.min(rows.length - columnLines, 12); at++) {
    if (columnCut(rows.slice(at)) !== undefined) return at
  }
  return undefined
}

/** Rows as text: blanks where there are gaps, blank lines between blocks. */
function toLines(rows: Piece[][]): string[] {
  const lines: string[] = []
  let previous: Piece | undefined
  for (const row of rows) {
    const first = row[0]
    if (!first) continue
    if (previous && (previous.y - first.y) / Math.max(previous.size, first.size) > 1.75) lines.push('')
    lines.push(joinRow(row))
    previous = first
  }
  return lines
}

function joinRow(row: Piece[]): string {
  let line = ''
  let end: number | undefined
  for (const { text, x, width, size } of row) {
    const gap = end === undefined ? 0 : x - end
    if (gap > 1.8 * size) line += '   '
    else if (gap > 0.12 * size && !line.endsWith(' ') && !text.startsWith(' ')) line += ' '
    line += text
    end = x + width
  }
  return joinSpacedLetters(line.trim())
}

/** `E X P E R I E N C E` as a word. */
function joinSpacedLetters(line: string): string {
  if (!/^(?:\p{L} {1,3}){4,}\p{L}$/u.test(line)) return line
  return line
    .split(/ {2,}/)
    .map((word) => word.replaceAll(' ', ''))
    .join(' ')
}
