import { expect, it } from 'vitest'
import { linesOfCells } from './cells.ts'

const cellsOf = (line: string) => linesOfCells([line]).flatMap(({ cells }) => cells.map(({ text }) => text))

it.each([
  ['Účetní, Sandhill, s.r.o.', ['Účetní', 'Sandhill, s.r.o.']],
  ['Sandhill, a.s., Brno', ['Sandhill, a.s.', 'Brno']],
  ['Red Mill, spol. s r.o.   2012 – 2016', ['Red Mill, spol. s r.o.', '2012 – 2016']],
  ['Red Mill, d.o.o. – Voditelj', ['Red Mill, d.o.o.', 'Voditelj']],
  ['Verkoopster – Finch en Zonen', ['Verkoopster', 'Finch en Zonen']],
  ['Laurea, Alma Mater Studiorum - Università di Bologna', ['Laurea', 'Alma Mater Studiorum - Università di Bologna']],
  ['Siječanj 2012. – prosinac 2016.   Red Mill', ['Siječanj 2012. – prosinac 2016.', 'Red Mill']],
])('a legal form, sons, a motto, and the full stop of a year divide nothing: %s', (line, cells) => {
  expect(cellsOf(line)).toEqual(cells)
})

it('a comma before another name divides', () => {
  expect(cellsOf('Sandhill, Kestwick')).toEqual(['Sandhill', 'Kestwick'])
})

it.each([
  ['Accountant bei Sandhill (Kestwick) Ltd., Leeds', ['Accountant', 'Sandhill (Kestwick) Ltd.', 'Leeds']],
  ['Sandhill (Kestwick) Leeds', ['Sandhill', 'Kestwick', 'Leeds']],
])('a bracket before the legal form is a part of the name: %s', (line, cells) => {
  expect(cellsOf(line)).toEqual(cells)
})

it.each([
  ['Docente asignatura: Puentes de Acero', ['Docente asignatura: Puentes de Acero']],
  [
    'Teaching Assistant of the course: Steel Bridges, Harbour College',
    ['Teaching Assistant of the course: Steel Bridges', 'Harbour College'],
  ],
  ['Sandhill | Crane Technician: Level 2', ['Sandhill', 'Crane Technician: Level 2']],
  ['Responsibilities: Level 2 support', ['Responsibilities', 'Level 2 support']],
  ['Courses: Steel', ['Courses', 'Steel']],
])('a title has what is taught, or its level, behind a colon: %s', (line, cells) => {
  expect(cellsOf(line)).toEqual(cells)
})

it('the name of a course belongs to its number', () => {
  expect(cellsOf('MAT209 - Applied Steel')).toEqual(['MAT209 - Applied Steel'])
  expect(cellsOf('Tutor – EST 240: Bridges')).toEqual(['Tutor', 'EST 240: Bridges'])
})

it.each([
  ['Bridge Inspection Board (BIB) Officer, Kestwick', ['Bridge Inspection Board (BIB) Officer', 'Kestwick']],
  ['Bridge Inspection Board (BIB) Kestwick', ['Bridge Inspection Board', 'BIB', 'Kestwick']],
  ['Red Mill (External - Iron Works)', ['Red Mill', 'External - Iron Works']],
])('brackets within a name and dashes within brackets divide nothing: %s', (line, cells) => {
  expect(cellsOf(line)).toEqual(cells)
})

it('the sign for "at" divides a title from an employer that stands right behind it', () => {
  expect(cellsOf('Welder @Iron Works   2019 – 2021')).toEqual(['Welder', 'Iron Works', '2019 – 2021'])
})

it('a colon with room before it alone divides before a capital', () => {
  const cellsOf = (line: string) => linesOfCells([line]).flatMap(({ cells }) => cells.map(({ text }) => text))
  expect(cellsOf('Harbour College :Welding of thin plates')).toEqual(['Harbour College', 'Welding of thin plates'])
  expect(cellsOf('Harbour College :welding')).toEqual(['Harbour College :welding'])
})

it('the word for "in" before a name with a capital divides in French', () => {
  expect(cellsOf('Stage de Terminale dans l’Agence Sandhill')).toEqual(['Stage de Terminale', 'Agence Sandhill'])
  expect(cellsOf('Stage dans l’industrie des ponts')).toEqual(['Stage dans l’industrie des ponts'])
})

it('a stroke with a blank behind it alone divides, and one without any is of a word', () => {
  expect(cellsOf('Aldmoor University/ Welding Intern')).toEqual(['Aldmoor University', 'Welding Intern'])
  expect(cellsOf('Host/Support Staff')).toEqual(['Host/Support Staff'])
})
