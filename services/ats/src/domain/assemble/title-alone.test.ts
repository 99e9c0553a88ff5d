import { expect, it } from 'vitest'
import { titleAlone } from './title-alone.ts'

it.each([
  ['Quality Engineer – Medical Bridges', 'Quality Engineer'],
  ['Welder — Cranes & Ferries', 'Welder'],
  ['Research Assistant, Lab of Dr. Anna Lee', 'Research Assistant'],
  ['Technician, Crane Division', 'Technician'],
  ['Circulation Supervisor, Anna Lee Library', 'Circulation Supervisor'],
  ['Assistante, Bibliothèque de droit', 'Assistante'],
  ['Area Manager, Sandhill Denmark', 'Area Manager'],
  ['Intern, Growth & Bridges', 'Intern'],
  ['Researcher, KESTLAB', 'Researcher'],
  ['Angestellte, EDV-Abteilung', 'Angestellte'],
  ['Research Associate, Steel Initiative', 'Research Associate'],
  ['Welder im Flagshipstore Aldmoor', 'Welder'],
  ['Studentische Hilfskraft im Rahmen der Bachelorarbeit', 'Studentische Hilfskraft'],
  ['Técnico realizando tareas de soldadura', 'Técnico'],
  ['Stage au sein de l’équipe Ponts', 'Stage'],
  ['Program Manager (Bridge Department)', 'Program Manager'],
  ['Lecturer in Bridge Engineering Department', 'Lecturer'],
  ['Study engineer in the "Cranes" project', 'Study engineer'],
  ['Koch im Casino', 'Koch'],
  ['Post-doctorant, équipe STEEL', 'Post-doctorant'],
  ['Ingénieur d’études, projet "Ponts"', 'Ingénieur d’études'],
  ['Softwareentwickler, Projekt Brücken', 'Softwareentwickler'],
  ['Ingeniero de soldadura, equipo Puentes', 'Ingeniero de soldadura'],
  ['Softwareentwicklerin im Web-Bereich', 'Softwareentwicklerin'],
  ['Praxissemester im Bereich der Kräne', 'Praxissemester'],
  ['Researcher Department of Bridges', 'Researcher'],
  ['Assistant Professor, Department of Bridges,', 'Assistant Professor'],
  ['Assistant Professor, Department of Bridges, e', 'Assistant Professor'],
  ['Postdoctoral Research Associate with Prof. Anna Lee', 'Postdoctoral Research Associate'],
])('a field and a part of the employer are none of a title: %s', (written, title) => {
  expect(titleAlone(written)).toBe(title)
})

it.each([
  ['Librarian at the Bridge Library', 'Librarian'],
  ['Instructor for STEEL 101', 'Instructor'],
  ['Teaching Assistant for Anna Lee', 'Teaching Assistant'],
  ['Case manager for the department of bridges', 'Case manager'],
  ['Crane manager for the bridge safety board', 'Crane manager'],
  ['Developer (via Red Mill)', 'Developer'],
  ['Designer specialising in bridges', 'Designer'],
])('nor is where or for whom it was held: %s', (written, title) => {
  expect(titleAlone(written)).toBe(title)
})

it.each([
  ['Werkstudentin im Bereich Brückenbau', 'Werkstudentin'],
  ['Praktika während des Winters', 'Praktika'],
  ['Achtwöchiges Praktikum', 'Praktikum'],
  ['5 Wochen Praktikum', 'Praktikum'],
  ['1-Jahres Praktikum', 'Praktikum'],
  ['Part-time Lecturer', 'Lecturer'],
  ['Full Time Welder', 'Welder'],
  ['Part-time job', 'Part-time job'],
  ['4 wöchiges Praktikum', 'Praktikum'],
  ['Part-time job at the Bridge Laboratory', 'Part-time job'],
  ['Trainee (4-month internship)', 'Trainee'],
  ['Professor (F5)', 'Professor'],
  ['Elektroniker (Befristet 45%)', 'Elektroniker'],
  ['Research Assistant (interim) – Cranes', 'Research Assistant'],
  ['Student job - Driver', 'Driver'],
])('nor are the place, the time, and the terms of a training: %s', (written, title) => {
  expect(titleAlone(written)).toBe(title)
})

it.each([
  'Internship as a welder',
  'Internship in bridges and steel',
  'Bachelor’s thesis in Cranes',
  'Internship - Research assistant',
  'Stagiaire en Programmation',
  'Mitarbeiter im Verkauf',
  'Diver in Training',
  'Postdoctoral researcher in Steel',
  'Welder for bridges',
  'Developer (React)',
  'Consultant (Team leader)',
  'Manager, Welder',
  'Engineer, QA',
  'ENGINEER, CRANES',
  'Bridges – Cranes',
])('the rest stays: %s', (title) => {
  expect(titleAlone(title)).toBe(title)
})

it('a title that goes on for pages is left as it is', () => {
  const title = `Welder – ${'bridges '.repeat(20_000)}`
  expect(titleAlone(title)).toBe(title)
})

it.each([
  ['Stage de 3ème de 2 semaines', 'Stage de 3ème'],
  ['Praktikum von 6 Wochen', 'Praktikum'],
  ['Prácticas de 3 meses', 'Prácticas'],
  ['Trainer of 12 teams', 'Trainer of 12 teams'],
  ['Welder – Placement Year', 'Welder'],
  ['Soldador (Prácticas profesionales)', 'Soldador'],
  ['Soldador (Estancia II)', 'Soldador'],
])('how long it took and as what are none of a title: %s', (written, title) => {
  expect(titleAlone(written)).toBe(title)
})

it.each([
  ['Junior Welding Engineer, Bridges of Steel', 'Junior Welding Engineer'],
  ['Teaching Assistant, Welding I & II', 'Teaching Assistant'],
  ['Vice President, Bridges of Steel', 'Vice President, Bridges of Steel'],
  ['Teaching Assistant, Lecturer', 'Teaching Assistant, Lecturer'],
  ['Welding Engineer, Level 2', 'Welding Engineer, Level 2'],
  ['Welding Engineer, III', 'Welding Engineer, III'],
])(
  'what it was done in stands behind a comma, but what somebody leads is a part of the title: %s',
  (written, title) => {
    expect(titleAlone(written)).toBe(title)
  },
)
