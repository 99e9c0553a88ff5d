import { expect, it } from 'vitest'
import { withoutWordsForAs } from './words-for-as.ts'

it.each([
  ['2019 – 2021   als Köchin im Hotel Kestwick', '2019 – 2021   Köchin im Hotel Kestwick'],
  ['Tätig als Buchhalterin bei Red Mill GmbH', 'Buchhalterin bei Red Mill GmbH'],
  ['05/2019: Anstellung als Schweißer', '05/2019: Schweißer'],
  ['Worked as a welder, Iron Works', 'welder, Iron Works'],
  ['2019   Trabajé como soldador', '2019   soldador'],
  ['Anställd som svetsare', 'svetsare'],
  ['Kurzfristige Beschäftigung als Hostess', 'Hostess'],
  ['Schülerjob als Kellner', 'Kellner'],
])('words for "as" are none of a title: %s', (line, without) => {
  expect(withoutWordsForAs(line)).toBe(without)
})

it.each([
  '• Tätig als Buchhalterin',
  'als Brücke über den Fluss',
  'Mehr als Köchin',
  'Praktikum als Köchin',
  'Red Mill als Köchin',
])('but they stay in %s', (line) => {
  expect(withoutWordsForAs(line)).toBe(line)
})
