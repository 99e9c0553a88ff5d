import { expect, it } from 'vitest'
import { credentialsIn } from './credentials.ts'

it.each([
  'Řidičský průkaz skupiny B',
  'Vodičský preukaz sk. B',
  'Vozačka dozvola B kategorije',
  'Vozniški izpit B kategorije',
  'B kategóriás jogosítvány',
  'Permis de conducere categoria B',
  'B sınıfı ehliyet',
  'Memiliki SIM C',
  'Có bằng lái xe B2',
  'Δίπλωμα οδήγησης',
  'Водительское удостоверение категории В',
  'Наявність водійського посвідчення',
  'Шофьорска книжка категория В',
  'B-ajokortti',
  'B-kategooria juhiluba',
  'B kategorijas autovadītāja apliecība',
  'B kategorijos vairuotojo pažymėjimas',
  'Carnet de conduir B',
])('a driving licence is known in many languages: %s', (line) => {
  expect(credentialsIn(line)).toEqual(['Driving licence'])
})

it.each(['SIM cards', 'Permission to work', 'Права человека'])('other words are none: %s', (line) => {
  expect(credentialsIn(line)).toEqual([])
})
