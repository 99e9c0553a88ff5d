import { expect, it } from 'vitest'
import { closeStretchedLines } from './stretched-lines.ts'

it('joins words that stand apart around a small one, and leaves cells that have figures or several words', () => {
  expect(closeStretchedLines('School   of   Welding   2019')).toBe('School of Welding   2019')
  expect(closeStretchedLines('Institut   für   Brückenbau   Kestwick Nord')).toBe(
    'Institut für Brückenbau   Kestwick Nord',
  )
  expect(closeStretchedLines('Welding   Painting   Rigging')).toBe('Welding   Painting   Rigging')
})
