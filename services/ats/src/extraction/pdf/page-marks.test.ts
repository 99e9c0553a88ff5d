import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, it } from 'vitest'
import type { FontFacts } from './marks.ts'
import { readMarks } from './page-marks.ts'

type Step = [operator: number, args?: unknown[]]

const page = { width: 600, height: 800 }
const facts = (isIcons = false): FontFacts => ({ scale: 0.001, isIcons, isDrawn: false })
const letters = (text: string) => [[...text].map((unicode) => ({ unicode, width: 500 }))]
/** Shows text at a place from the top left, in a font of 10 points. */
const show = (text: string, x: number, y: number, font = 'text'): Step[] => [
  [OPS.beginText],
  [OPS.setFont, [font, 10]],
  [OPS.setTextMatrix, [[1, 0, 0, 1, x, y]]],
  [OPS.showText, letters(text)],
]
const state = (...entries: [string, unknown][]): Step => [OPS.setGState, [entries]]
/** Fills a shape with a curve in it. */
const fill = (box: number[]): Step => [OPS.constructPath, [OPS.fill, [[0, 0, 0, 2, 0, 0, 0, 0, 0, 0]], box]]

function marks(steps: Step[], actual?: (string | undefined)[]) {
  const operators = { fnArray: steps.map(([operator]) => operator), argsArray: steps.map(([, args]) => args ?? []) }
  return readMarks(operators, (font) => facts(font === 'icons'), [1, 0, 0, 1, 0, 0], page, actual).glyphs
}
const shown = (glyphs: ReturnType<typeof marks>) =>
  glyphs
    .filter(({ isHidden }) => !isHidden)
    .map(({ text }) => text)
    .join('')

describe('what of a page is text that people see', () => {
  it('leaves out characters of icon fonts, but no bullets', () => {
    const glyphs = marks([...show('z', 50, 100, 'icons'), ...show('2021', 70, 100), ...show('•', 50, 120, 'icons')])
    expect(shown(glyphs)).toBe('2021•')
  })

  it('leaves out what a damaged file puts where no page is', () => {
    const far = [2 ** 60, -1e7, Number.NaN].flatMap((x) => [...show('a', x, 100), ...show('b', 100, x)])
    expect(marks([...far, ...show('2021', 70, 100)]).map(({ text }) => text)).toEqual([...'2021'])
  })

  it('sees transparent characters over letters that are drawn as shapes, and nowhere else', () => {
    const glyphs = marks([
      fill([50, 92, 75, 101]),
      state(['ca', 0]),
      ...show('Staff', 50, 100),
      ...show('ghost', 300, 100),
      ...show('ghost', 50, 300),
    ])
    expect(shown(glyphs)).toBe('Staff')
    expect(glyphs.filter(({ isHidden }) => isHidden)).toHaveLength(10)
  })

  it('reads what a marked part stands for instead of its characters', () => {
    const steps: Step[] = [
      [OPS.beginMarkedContentProps, ['P', 0]],
      ...show('o', 50, 100),
      [OPS.beginMarkedContentProps, ['Span', null]],
      ...show('?', 55, 100),
      [OPS.endMarkedContent],
      ...show('ce', 60, 100),
      [OPS.endMarkedContent],
    ]
    expect(shown(marks(steps, [undefined, 'ffi']))).toBe('office')
  })

  it('leaves out marks of direction, which are set around runs of text and drawn as nothing', () => {
    const asActualText: Step[] = [
      [OPS.beginMarkedContentProps, ['Span', null]],
      ...show(' ', 50, 100),
      [OPS.endMarkedContent],
      ...show('Staff', 50, 100),
    ]
    expect(shown(marks(asActualText, ['\u202D']))).toBe('Staff')
    expect(marks(show('\u202DStaff\u202C', 50, 100)).map(({ text }) => text)).toEqual([...'Staff'])
  })

  it('reads other hyphens as the one of a keyboard', () => {
    expect(shown(marks(show('anna\u2010lee@sand\u2011hill.example', 50, 100)))).toBe('anna-lee@sand-hill.example')
  })

  it('keeps a word that is marked as a mark of direction and nothing else', () => {
    const steps: Step[] = [
      [OPS.beginMarkedContentProps, ['Span', null]],
      ...show('Staff', 50, 100),
      [OPS.endMarkedContent],
    ]
    expect(shown(marks(steps, ['\u202D']))).toBe('Staff')
  })

  it('takes a panel for no outline of the letters that are hidden on it', () => {
    expect(shown(marks([fill([0, 0, 600, 400]), state(['ca', 0]), ...show('ghost', 50, 100)]))).toBe('')
  })

  it('sees white text on a panel of a page that is masked as a whole, but not on its white paper', () => {
    const white: Step = [OPS.setFillRGBColor, ['#ffffff']]
    const paper: Step[] = [state(['SMask', {}]), white, fill([0, 0, 600, 800])]
    const panel: Step[] = [[OPS.setFillRGBColor, ['#503030']], fill([0, 0, 200, 800]), white]
    expect(shown(marks([...paper, ...panel, ...show('Staff', 50, 100), ...show('ghost', 300, 100)]))).toBe('Staff')
  })

  it('sees text in a shadow: a soft mask lets only part of the paint through', () => {
    const shadow: Step[] = [[OPS.save], state(['SMask', {}]), fill([40, 80, 200, 120]), [OPS.restore]]
    expect(shown(marks([...shadow, ...show('Staff', 50, 100)]))).toBe('Staff')
  })
})
