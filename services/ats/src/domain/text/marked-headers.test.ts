import { expect, it } from 'vitest'
import { withoutMarksOfHeaders } from './marked-headers.ts'

const role = ['• Sandhill s.r.o.', '15.4.2021 - současnost', 'Svářečka', 'Mosty, haly']

it('a sign stands before the only header where nothing else has one', () => {
  expect(withoutMarksOfHeaders(role)).toEqual(['Sandhill s.r.o.', ...role.slice(1)])
})

it('a sign before one of several items is that of an item', () => {
  const lines = [...role, '• Stavba mostů']
  expect(withoutMarksOfHeaders(lines)).toEqual(lines)
})
