import { expect, it } from 'vitest'
import { foldText } from '../vocabulary/fold-text.ts'
import { headsAsks, headsDuties, partAbroad } from './headings-abroad.ts'

it.each([
  ['Vos activités', 'required', 'duties'],
  ['Ce que nous recherchons', 'required', 'asks'],
  ['Conditions', 'other', ''],
  ['Se ofrece', 'other', ''],
  ['Se valora', 'preferred', 'asks'],
  ['Sobre a vaga', 'required', 'duties'],
  ['Diferenciais', 'preferred', 'asks'],
  ['Quem somos', 'company', ''],
  ['Attività', 'required', 'duties'],
  ['Retribuzione', 'other', ''],
  ['Functie-inhoud', 'required', 'duties'],
  ['Wie ben je?', 'required', 'asks'],
  ['Twoja rola', 'required', 'duties'],
  ['Zapewniamy', 'other', ''],
  ['¿Qué debes saber?', 'required', 'asks'],
  ['¿Por qué buscamos panaderos?', 'company', ''],
  ['Autres connaissances', 'required', 'asks'],
  ['Warunki zatrudnienia', 'other', ''],
  ['Riguardo a Sandhill', 'company', ''],
  ['Offerta', 'other', ''],
  ['Functie omschrijving', 'required', 'duties'],
  ['Wymagane', 'required', 'asks'],
  ['Tak pracujemy', 'other', ''],
  ['Etapy rekrutacji', 'other', ''],
  ['Hornos de pan', undefined, ''],
])('tells what a heading is about: %s', (heading, part, kind) => {
  const words = foldText(heading)
  expect(partAbroad(words)).toBe(part)
  expect([headsDuties(words) && 'duties', headsAsks(words) && 'asks'].filter(Boolean).join()).toBe(kind)
})
