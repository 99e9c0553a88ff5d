import { describe, expect, it } from 'vitest'
import { piece } from '../../../test-data/page-piece.ts'
import type { Piece } from './pieces.ts'
import { readPage } from './read-page.ts'

const size = 10
const [left, right] = [40, 310]

const title = (text: string, x: number, y: number) => piece(text, x, y, { fonts: ['b', 'b'] })
const item = (text: string, x: number, y: number) => piece(text, x + 12, y, { isBullet: true, mark: x })
/** Ends at the right edge of a card. */
const atEnd = (text: string, x: number, y: number) => piece(text, x + 235 - text.length * size * 0.5, y)
const read = (pieces: Piece[]) => readPage(pieces).lines.filter((line) => line !== '')

describe('cards side by side are read one after another', () => {
  it('though dates stand at the right of both, and the cards have three lines', () => {
    const texts = read([
      piece('Work', left, 80, { size: 13 }),
      title('Lead welder', left, 100),
      atEnd('September 2021 – present', left, 100),
      piece('Iron Works, Leeds', left, 114),
      item('Led a crew of nine', left, 128),
      title('Warehouse keeper', right, 100),
      atEnd('January 2017 – August 2021', right, 100),
      piece('Red Mill, Leeds', right, 114),
      item('Packed 400 orders a day', right, 128),
    ])
    expect(texts).toEqual([
      'Work',
      'Lead welder   September 2021 – present',
      'Iron Works, Leeds',
      '• Led a crew of nine',
      'Warehouse keeper   January 2017 – August 2021',
      'Red Mill, Leeds',
      '• Packed 400 orders a day',
    ])
  })

  it('though one has two lines, of which the second is an item', () => {
    const texts = read([
      piece('Work', left, 80, { size: 13 }),
      piece('Iron Works of Aldmoor | Lead welder |', left, 100),
      piece('09/2021 – present', left, 114),
      item('Led a crew of nine', left, 128),
      item('Welded bridges for towns and counties', left, 142),
      piece('Red Mill | Packer | 01/2017 – 08/2021', right, 100),
      item('Packed 400 orders a day', right, 114),
    ])
    expect(texts.slice(1)).toEqual([
      'Iron Works of Aldmoor | Lead welder |',
      '09/2021 – present',
      '• Led a crew of nine',
      '• Welded bridges for towns and counties',
      'Red Mill | Packer | 01/2017 – 08/2021',
      '• Packed 400 orders a day',
    ])
  })
})

it('schools side by side are read one after another, each with its degree and its date', () => {
  const texts = read([
    piece('Education & Awards', left, 74, { size: 15 }),
    ...['Aldmoor University', 'Doctorate in Welding', 'May 2016', 'Guild of Riveters', 'Member'].map((text, row) =>
      piece(text, left, 100 + row * 14),
    ),
    ...['Kestwick College', 'Bachelor in Iron', 'August 2009'].map((text, row) => piece(text, right, 100 + row * 14)),
    piece('Riveting', left, 186, { size: 15 }),
    piece('Rivets of the bridges that cross the long river, and what they are made of today', left, 206),
  ])
  expect(texts.slice(0, 10)).toEqual([
    'Education & Awards',
    'Aldmoor University',
    'Doctorate in Welding',
    'May 2016',
    'Guild of Riveters',
    'Member',
    'Kestwick College',
    'Bachelor in Iron',
    'August 2009',
    'Riveting',
  ])
})

it('notes and dates at the right of items are no cards', () => {
  const texts = read([
    piece('Iron Works, 2019 – 2021', left, 100),
    atEnd('2019 – 2021', right, 100),
    item('Led a crew of nine', left, 114),
    atEnd('Leeds', right, 114),
    item('Welded bridges for towns and counties', left, 128),
  ])
  expect(texts[0]).toMatch(/^Iron Works, 2019 – 2021 {3}2019 – 2021/)
})
