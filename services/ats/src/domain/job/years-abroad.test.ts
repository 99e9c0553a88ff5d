import { expect, it } from 'vitest'
import { yearsIn } from './asked-years.ts'

it.each([
  ['Alespoň dvouletá praxe na podobné pozici', 2],
  ['Praxe 3–5 let', 3],
  ['Aspoň 3-ročná prax', 3],
  ['Minimalno dvije godine iskustva', 2],
  ['Vsaj 3 leta delovnih izkušenj', 3],
  ['Legalább 3 éves szakmai tapasztalat', 3],
  ['Experiență de minim 2 ani', 2],
  ['Alanında en az 3 yıllık tecrübe', 3],
  ['Pengalaman kerja minimal 2 tahun', 2],
  ['Ít nhất 2 năm kinh nghiệm', 2],
  ['Προϋπηρεσία 2 ετών', 2],
  ['Опыт работы от 3 лет', 3],
  ['Досвід роботи від 2 років', 2],
  ['Поне 3 години опит', 3],
  ['Најмање 3 године искуства', 3],
  ['Kahden vuoden työkokemus', 2],
  ['Vähemalt 2 aastat töökogemust', 2],
  ['Vismaz 3 gadu pieredze', 3],
  ['Ne mažesnė kaip 2 metų patirtis', 2],
  ['Experiència mínima de 2 anys', 2],
  ['Gutxienez 3 urteko esperientzia', 3],
])('job descriptions ask for years in many languages: %s', (line, years) => {
  expect(yearsIn(line)).toEqual([{ years, in: '' }])
})

it('are asked in the one skill that a line names', () => {
  expect(yearsIn('Praxe s MySQL a PostgreSQL min. 3 roky')).toEqual([{ years: 3, in: '' }])
  expect(yearsIn('Опыт работы с PostgreSQL от 3 лет')).toEqual([{ years: 3, in: 'PostgreSQL' }])
})

it.each([
  'Ve firmě působíme již 25 let',
  'Na trhu více než 20 let zkušeností',
  'Компания работает 15 лет',
  'Smlouva na 2 roky',
  'Brutărie cu peste 12 ani de experiență',
  'Kemenceépítés több mint 20 év tapasztalattal',
  'Usean vuoden kokemus',
])('other years are not asked for: %s', (line) => {
  expect(yearsIn(line)).toEqual([])
})
