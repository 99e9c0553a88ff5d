import { expect, it } from 'vitest'
import { readResume } from '../parse/parse-resume.ts'
import { withoutColon } from './labels.ts'

const today = new Date('2026-06-15')
const roles = (...lines: string[]) =>
  readResume(lines.join('\n'), today).parsed.roles.map(({ title, employer, start }) => [title, employer, start?.year])

it('reads the form of Lattes, which has how somebody was bound before what somebody was', () => {
  const line = (years: string, bond: string, title: string) =>
    `${years}   Vínculo: ${bond} , Enquadramento funcional: ${title} , Carga horária: 40, Regime: Dedicação exclusiva`
  expect(
    roles(
      ...['Ana Moura', '', 'Atuação profissional'],
      ...['Hospital de Areal - HAREAL', '', line('2019 - 2021', 'Celetista', 'Médica'), ''],
      ...['Clínica do Moinho - CMOI', '', line('2016 - 2018', 'Colaborador', 'Coordenadora de Enfermagem')],
    ),
  ).toEqual([
    ['Médica', 'Hospital de Areal - HAREAL', 2019],
    ['Coordenadora de Enfermagem', 'Clínica do Moinho - CMOI', 2016],
  ])
})

it('reads a Russian form in columns, which has the place between employer and title', () => {
  const role = (years: string, employer: string, title: string) => [
    ...[
      `Сроки работы   ${years}`,
      '',
      `Название организации   ${employer}`,
      '',
      'Местонахождение   г. Самара, Россия',
      '',
    ],
    ...[`Должность   ${title}`, '', 'Обязанности   ведение переговоров; составление контрактов', ''],
  ]
  expect(
    roles(
      ...['Анна Ли', '', 'ОПЫТ РАБОТЫ', ''],
      ...role('2008-2011', 'ООО «Красная мельница»', 'Ведущий инженер'),
      ...role('2005-2008', 'ООО «Мостострой»', 'Менеджер по продажам'),
    ),
  ).toEqual([
    ['Ведущий инженер', 'ООО «Красная мельница»', 2008],
    ['Менеджер по продажам', 'ООО «Мостострой»', 2005],
  ])
})

it('labels of employers may be counted', () => {
  expect(
    roles(
      ...['Anna Lee', '', 'Work Experience'],
      ...['Past Employer 1 : Red Mill Ltd', 'Designation : Welder', 'Duration : 2014 to 2016', ''],
      ...['Past Employer 2 : Sandhill Ltd', 'Designation : Fitter', 'Duration : 2012 to 2014'],
    ),
  ).toEqual([
    ['Welder', 'Red Mill Ltd', 2014],
    ['Fitter', 'Sandhill Ltd', 2012],
  ])
})

it('a line without its colon is read in one pass, however many blanks it has', () => {
  const blanks = ' '.repeat(100_000)
  expect(withoutColon(' Duties : ')).toBe('Duties')
  expect(withoutColon(`Duties${blanks}/`)).toBe(`Duties${blanks}/`)
  expect(withoutColon(`Duties${blanks}:`)).toBe('Duties')
})
