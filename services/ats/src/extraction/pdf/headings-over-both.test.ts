import { expect, it } from 'vitest'
import { piece } from '../../../test-data/page-piece.ts'
import { headingMark } from '../heading-mark.ts'
import { readPage } from './read-page.ts'

const [left, right] = [40, 310]
const at = (x: number, y: number, lines: string[]) =>
  lines.map((text, row) => piece(text, x, y + row * 14, { fonts: /^\d/.test(text) ? ['a', 'a'] : ['b', 'b'] }))
const heading = (text: string, y: number) => piece(text, left, y, { size: 16, isHeading: true })
const small = (text: string, x: number, y: number) => piece(text, x, y, { size: 12, isHeading: true })

it('a heading over entries in two columns ends those above it, though smaller headings stand over the right ones', () => {
  const lines = readPage([
    heading('Employment', 80),
    ...at(left, 104, [
      'Aldmoor Works',
      '2019 – Present | Head of Welding and Riveting',
      '2016 – 2019 | Welder of bridges in the county',
      'Red Mill',
      '2012 – 2016 | Packer of bridges in the county',
    ]),
    ...at(right, 104, [
      'Elm Dock',
      '2010 – 2012 | Painter of bridges in the county',
      'Sandhill Yard',
      '2008 – 2010 | Rigger of bridges in the county',
      '2006 – 2008 | Apprentice of bridges in the county',
    ]),
    heading('Education', 200),
    ...at(left, 224, ['Aldmoor University', 'Doctorate in Welding', 'May 2006']),
    ...at(right, 224, ['Kestwick College', 'Bachelor in Iron', 'August 2002']),
    heading('Talks', 300),
    small('Guilds', left, 324),
    small('Fairs', right, 324),
    ...at(left, 340, ['Guild of Riveters', 'Guild of Painters', 'Guild of Riggers', 'Guild of Packers']),
    ...at(right, 340, ['Fair of Leeds', 'Fair of Aldmoor', 'Fair of Kestwick', 'Fair of Sandhill']),
  ]).lines.filter((line) => line !== '')
  const inOrder = ['Employment', 'Red Mill', 'Sandhill Yard', 'Education', 'May 2006', 'August 2002', 'Talks', 'Fairs']
  const found = lines.map((line) => line.replace(headingMark, '')).filter((line) => inOrder.includes(line))
  expect(found).toEqual(inOrder)
})
