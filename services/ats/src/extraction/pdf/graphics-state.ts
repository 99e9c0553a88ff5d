import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { combine, identity, type Matrix, toMatrix } from './matrix.ts'
import type { Box } from './painted-areas.ts'

/** What operators set until they set it anew or an outer state comes back (ISO 32000-1, 8.4 and 9.3). */
interface State {
  matrix: Matrix
  font: string
  fontSize: number
  charSpacing: number
  wordSpacing: number
  scale: number
  leading: number
  rise: number
  mode: number
  fill: string
  alpha: number
  /** Of the groups around. */
  groupAlpha: number
  /** Whether paint replaces what is under it, as the usual blend mode does. */
  isPlain: boolean
  /** Whether a soft mask lets only part of the paint through, as for a shadow. */
  isMasked: boolean
  clip: Box
}

/** The state of a page while its operators are followed, with the states that come back. */
export class Graphics {
  readonly page: { width: number; height: number }
  state: State
  /** Where the current line of text begins, and where its next character stands. */
  line: Matrix = identity
  text: Matrix = identity
  private readonly base: Matrix
  private readonly stack: State[] = []

  constructor(base: Matrix, page: { width: number; height: number }) {
    this.base = base
    this.page = page
    this.state = {
      matrix: base,
      font: '',
      fontSize: 0,
      charSpacing: 0,
      wordSpacing: 0,
      scale: 1,
      leading: 0,
      rise: 0,
      mode: 0,
      fill: '#000000',
      alpha: 1,
      groupAlpha: 1,
      isPlain: true,
      isMasked: false,
      clip: [0, 0, page.width, page.height],
    }
  }

  /** How much of the paint is seen, from 0 to 1. */
  get opacity(): number {
    return this.state.alpha * this.state.groupAlpha
  }

  save(): void {
    this.stack.push({ ...this.state })
  }

  restore(): void {
    this.state = this.stack.pop() ?? this.state
  }

  transform(matrix: Matrix): void {
    this.state.matrix = combine(this.state.matrix, matrix)
  }

  beginGroup(): void {
    this.save()
    this.state.groupAlpha *= this.state.alpha
    this.state.alpha = 1
  }

  /** Notes are placed on the page by themselves, whatever was drawn before. */
  beginAnnotation(placed: Matrix): void {
    this.save()
    this.state.matrix = combine(this.base, placed)
  }

  setLine(matrix: Matrix): void {
    this.line = matrix
    this.text = matrix
  }

  moveLine(x: number, y: number): void {
    this.setLine(combine(this.line, [1, 0, 0, 1, x, y]))
  }

  /** Goes on to where the next character stands, in units of the text. */
  advance(x: number): void {
    this.text = combine(this.text, [1, 0, 0, 1, x, 0])
  }

  setFont(font: unknown, size: unknown): void {
    this.state.font = String(font)
    this.state.fontSize = Number(size)
  }

  setEntries(entries: [string, unknown][]): void {
    for (const [key, value] of entries) {
      if (key === 'Font' && Array.isArray(value)) this.setFont(value[0], value[1])
      if (key === 'ca') this.state.alpha = Number(value)
      if (key === 'SMask') this.state.isMasked = Boolean(value)
      if (key === 'BM') this.state.isPlain = value === 'source-over'
    }
  }
}

const matrixOf = (numbers: unknown) => toMatrix(numbers as ArrayLike<number> | null | undefined)

/** What operators that draw nothing do, by their number. */
export const stateOperators: Record<number, (graphics: Graphics, args: unknown[]) => void> = {
  [OPS.save]: (graphics) => graphics.save(),
  [OPS.restore]: (graphics) => graphics.restore(),
  [OPS.transform]: (graphics, args) => graphics.transform(matrixOf(args)),
  [OPS.paintFormXObjectBegin]: (graphics, [matrix]) => {
    graphics.save()
    graphics.transform(matrixOf(matrix))
  },
  [OPS.paintFormXObjectEnd]: (graphics) => graphics.restore(),
  [OPS.beginGroup]: (graphics) => graphics.beginGroup(),
  [OPS.endGroup]: (graphics) => graphics.restore(),
  [OPS.beginAnnotation]: (graphics, [, , transform, matrix]) =>
    graphics.beginAnnotation(combine(matrixOf(transform), matrixOf(matrix))),
  [OPS.endAnnotation]: (graphics) => graphics.restore(),
  [OPS.beginText]: (graphics) => graphics.setLine(identity),
  [OPS.setFont]: (graphics, [font, size]) => graphics.setFont(font, size),
  [OPS.setGState]: (graphics, [entries]) => graphics.setEntries((entries as [string, unknown][] | undefined) ?? []),
  [OPS.setCharSpacing]: ({ state }, [value]) => {
    state.charSpacing = Number(value)
  },
  [OPS.setWordSpacing]: ({ state }, [value]) => {
    state.wordSpacing = Number(value)
  },
  [OPS.setHScale]: ({ state }, [value]) => {
    state.scale = Number(value) / 100
  },
  [OPS.setLeading]: ({ state }, [value]) => {
    state.leading = Number(value)
  },
  [OPS.setTextRise]: ({ state }, [value]) => {
    state.rise = Number(value)
  },
  [OPS.setTextRenderingMode]: ({ state }, [value]) => {
    state.mode = Number(value)
  },
  [OPS.setFillRGBColor]: ({ state }, [value]) => {
    state.fill = String(value)
  },
  [OPS.setFillColorN]: ({ state }) => {
    state.fill = 'pattern'
  },
  [OPS.setTextMatrix]: (graphics, [value]) => graphics.setLine(matrixOf(value)),
  [OPS.moveText]: (graphics, [x, y]) => graphics.moveLine(Number(x), Number(y)),
  [OPS.setLeadingMoveText]: (graphics, [x, y]) => {
    graphics.state.leading = -Number(y)
    graphics.moveLine(Number(x), Number(y))
  },
  [OPS.nextLine]: (graphics) => graphics.moveLine(0, -graphics.state.leading),
}
