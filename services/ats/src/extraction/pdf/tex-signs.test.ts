import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, it } from 'vitest'
import { readMarks } from './page-marks.ts'

/** What is read of characters with these codes, in a font whose characters the file draws itself, or in another. */
function read(codes: string, isDrawn: boolean): string {
  const shown = [[...codes].map((unicode) => ({ unicode, width: 500 }))]
  const steps: [number, unknown[]][] = [
    [OPS.beginText, []],
    [OPS.setFont, ['text', 10]],
    [OPS.setTextMatrix, [[1, 0, 0, 1, 50, 100]]],
    [OPS.showText, shown],
  ]
  const operators = { fnArray: steps.map(([operator]) => operator), argsArray: steps.map(([, args]) => args) }
  const facts = () => ({ scale: 0.001, isIcons: false, isDrawn })
  const { glyphs } = readMarks(operators, facts, [1, 0, 0, 1, 0, 0], { width: 600, height: 800 })
  return glyphs.map(({ text }) => text).join('')
}

it.each([
  ['2017\u00152018', '2017–2018'],
  ['de\u001Cne', 'define'],
  ['o\u001Ece', 'office'],
  ['sta\u001B', 'staff'],
  ['\u001Door', 'floor'],
])('codes of TeX in fonts that the file draws are dashes and ligatures: %j', (codes, text) => {
  expect(read(codes, true)).toBe(text)
})

it('the same codes of other fonts say nothing', () => {
  expect(read('2017\u00152018', false)).toBe('2017\u00152018')
})
