import { expect, it } from 'vitest'
import { languagesAsked, languagesShown } from './languages-asked.ts'

it.each([
  ['Plynulá znalost anglického jazyka slovem i písmem', ['English']],
  ['Aktívna znalosť anglického jazyka', ['English']],
  ['Odlično poznavanje engleskog jezika', ['English']],
  ['Aktivno znanje angleščine in nemščine', ['English', 'German']],
  ['Középfokú német nyelvtudás', ['German']],
  ['Limba engleză – nivel avansat', ['English']],
  ['İleri seviyede İngilizce ve Almanca bilen', ['English', 'German']],
  ['Menguasai bahasa Mandarin', ['Mandarin']],
  ['Thành thạo tiếng Nhật', ['Japanese']],
  ['Πολύ καλή γνώση της αγγλικής γλώσσας', ['English']],
  ['Свободное владение русским и английским языками', ['English', 'Russian']],
  ['Вільне володіння українською', ['Ukrainian']],
  ['Много добро ниво на английски', ['English']],
  ['Знање енглеског језика', ['English']],
  ['Hyvä suomen ja englannin kielen taito', ['English', 'Finnish']],
  ['Väga hea inglise keele oskus', ['English']],
  ['Latviešu un krievu valodas prasme', ['Russian', 'Latvian']],
  ['Puikus lietuvių kalbos mokėjimas', ['Lithuanian']],
  ['Nivell alt de català i castellà', ['Spanish', 'Catalan']],
  ['Goede beheersing van de Nederlandse en Engelse taal', ['English', 'Dutch']],
])('job descriptions ask for languages in many languages: %s', (line, names) => {
  expect(languagesAsked(line)).toEqual(names)
})

it.each([
  ['Sound command of Danish', ['Danish']],
  ['English is a must', ['English']],
  ['Basic knowledge of Polish and Czech, very deep knowledge of kilns', ['Czech', 'Polish']],
  ['Englisch ist von Vorteil', ['English']],
  ['Deutsch und Englisch in Wort und Schrift', ['English', 'German']],
  ['L’anglais est un plus', ['English']],
  ['Inglés deseable', ['English']],
  ['Inglês obrigatório', ['English']],
  ['Buon inglese', ['English']],
  ['Engels is een pré', ['English']],
  ['Svenska är ett krav', ['Swedish']],
  ['Angielski mile widziany', ['English']],
  ['- Swedish and English', ['English', 'Swedish']],
])('how well, and that it is asked for, is said in many words: %s', (line, names) => {
  expect(languagesAsked(line).sort()).toEqual(names)
})

it.each([
  'Italian cuisine is a must',
  'Swedish customers are essential',
  'German engineering is our asset',
  'Spanish omelettes are a plus',
  'English | Deutsch',
  'Communication with customers in Italy',
  'Knowledge of Italian cuisine',
  'Bonne connaissance du droit français',
  'Знание российского законодательства',
  'Znalost práce s PC',
])('what is no language is not asked for as one: %s', (line) => {
  expect(languagesAsked(line)).toEqual([])
})

it.each([
  ['Suomi – äidinkieli', ['Finnish']],
  ['Ruotsi: hyvä', ['Swedish']],
  ['Bahasa Jerman (pasif)', ['German']],
  ['Jerman – pasif', ['German']],
  ['Русский – родной', ['Russian']],
  ['Suomi ja Ruotsi alueen myyntijohtaja, hyvä asenne ja vahva tiimi', []],
  ['Munkavégzés: Portugal', []],
])('resumes name languages with how well they are known: %s', (line, names) => {
  expect(languagesShown(line)).toEqual(names)
})
