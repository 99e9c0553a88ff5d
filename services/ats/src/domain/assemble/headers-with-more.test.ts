import { describe, expect, it } from 'vitest'
import { readResume } from '../parse/parse-resume.ts'

const today = new Date('2026-06-15')
const roles = (...lines: string[]) =>
  readResume(['Anna Lee', 'Experience', ...lines].join('\n'), today).roles.map(
    ({ title, employer, start, bullets }) => [title, employer, start?.year, bullets],
  )

describe('headers with more than names', () => {
  it('may have a title with a dash before the text that tells of the work', () => {
    const told = 'Skilled work on girders that were set for the bridges of the towns around'
    expect(roles('2019 – 2021   Iron Works', `Welder – ${told}`, '• Led a crew')).toEqual([
      ['Welder', 'Iron Works', 2019, [told, 'Led a crew']],
    ])
  })

  it('may have such a title where the text is broken within a sentence', () => {
    const lines = [
      'Schweißer – Weil in der Werft nachts oft Leute fehlten, habe ich mit den anderen',
      'Träger für Brücken gebaut.',
    ]
    expect(roles('2019 – 2021   Eisenwerk GmbH', ...lines)[0]?.slice(0, 2)).toEqual(['Schweißer', 'Eisenwerk GmbH'])
  })

  it('may be the beginning of a sentence behind the dates', () => {
    const lines = [
      '• 02/2019 – 06/2021 – Auxiliar administrativo na Cooperativa Aldmoor, responsável pela entrega de cartas e pelos serviços de correio;',
      '• 07/2021 – 09/2023 – Soldador na Oficina Redmill, responsável por pontes de aço e pela segurança de todo o pessoal da obra.',
    ]
    expect(roles(...lines).map(([title, employer, year]) => [title, employer, year])).toEqual([
      ['Auxiliar administrativo', 'Cooperativa Aldmoor', 2019],
      ['Soldador', 'Oficina Redmill', 2021],
    ])
  })

  it.each(['›', '➝', '▻', '✦', '⮞', '◼'])('take %s for the sign of an item', (sign) => {
    const told = [`${sign} Built bridges`, `${sign} Led Crew A`]
    expect(roles('Welder, Iron Works   2019 – 2021', ...told)[0]?.[3]).toEqual(['Built bridges', 'Led Crew A'])
  })

  it('read the function of a form as a title', () => {
    const form = ['2019 – 2021', 'Organization: Sandhill', 'Function: Letters and parcels', 'Activities: Letters']
    expect(roles(...form)[0]?.slice(0, 3)).toEqual(['Letters and parcels', 'Sandhill', 2019])
  })

  it('read the answer to a form as one name, also where it reads like running text', () => {
    const title = 'Looks after cranes, presses, gates, wheels and all the machines of the yard'
    const form = (name: string, dates: string) => ['Company: Sandhill', `Position: ${name}`, `Period: ${dates}`, '']
    const read = roles(...form(title, '2019 – 2021'), ...form('Looks after wheels', '2015 – 2018'))
    expect(read.map(([name]) => name)).toEqual([title, 'Looks after wheels'])
  })

  it.each([
    ['Systemutvecklare', 'Sandhill'],
    ['Ohjelmistokehittäjä', 'Sandhill'],
    ['Vývojář', 'Sandhill'],
    ['Szoftverfejlesztő', 'Sandhill'],
    ['Yazılım Mühendisi', 'Sandhill'],
    ['Сварщик', 'Sandhill'],
    ['Дизайнер', 'Sandhill'],
    ['Satış Danışmanı', 'Sandhill'],
  ])('tell the title %s from an employer that nothing marks', (title, employer) => {
    expect(roles(`${title}, ${employer}`, '2019 – 2021')[0]?.slice(0, 2)).toEqual([title, employer])
    expect(roles(`${employer}, ${title}`, '2019 – 2021')[0]?.slice(0, 2)).toEqual([title, employer])
  })

  it.each(['Electrical Department Internship', 'Content Creator', 'Employé polyvalent', 'Tirocinio'])(
    'tell the title %s from an employer with words of one',
    (title) => {
      expect(roles(`Central Elm Sandhill — ${title}   2019 – 2021`)[0]?.slice(0, 2)).toEqual([
        title,
        'Central Elm Sandhill',
      ])
    },
  )

  it('keep towns behind a title, or in brackets behind an employer, out of both', () => {
    const namesOf = (title: string, employer: string) => roles(`${title}   2019 – 2021`, employer)[0]?.slice(0, 2)
    expect(namesOf('Welder in Leeds', 'Iron Works (Sevilla y Huelva)')).toEqual(['Welder', 'Iron Works'])
    expect(namesOf('Manager in Training', 'Iron Works (Bridges)')).toEqual(['Manager in Training', 'Iron Works'])
  })

  it('leave a town in the employer whose place is another one', () => {
    const employer = (name: string, place: string) => roles(`Welder, ${name} | ${place}`, '2019 – 2021')[0]?.[1]
    expect(employer('Sandhill Verona', 'Sydney, Australia')).toBe('Sandhill Verona')
    expect(employer('Sandhill Sydney', 'Sydney, Australia')).toBe('Sandhill')
  })

  it('leave the airport or mall of an employer out of it', () => {
    const employer = (place: string) => roles('Cook   2019 – 2021', `Sandhill & Daughters, ${place}`)[0]?.[1]
    expect(employer('Aldmoor International Airport')).toBe('Sandhill & Daughters')
    expect(employer('Red Mill Shopping Centre')).toBe('Sandhill & Daughters')
  })

  it('may have two titles with a stroke between them, or a comma before small letters', () => {
    const titles = (...headers: string[]) =>
      roles(...headers.flatMap((header) => [`${header}   2019 – 2021`, '• Built bridges', ''])).map(([title]) => title)
    const others = ['Photographer – Iron Works', 'Web Designer – Red Mill']
    expect(titles('Freelance Illustrator / Video Editor', ...others)[0]).toBe('Freelance Illustrator / Video Editor')
    const listed = 'Enfermera, educadora y perito judicial'
    expect(titles('Soldadora en Sandhill', 'Soldadora en Red Mill', listed)[2]).toBe(listed)
  })

  it('may have the employer behind what it is, in French', () => {
    const namesOf = (header: string) => roles(`Avril 2021 – Août 2021   ${header}`)[0]?.slice(0, 2)
    expect(namesOf('Stage de Master au sein de l’équipe Aldmoor')).toEqual(['Stage de Master', 'Aldmoor'])
    expect(namesOf('Stagiaire pour la société de soudage Aldmoor')).toEqual(['Stagiaire', 'Aldmoor'])
    expect(namesOf('Stage de Master au sein de l’équipe Marketing')).toEqual(['Stage de Master', ''])
  })

  it('keep a town with its postcode out of the employer', () => {
    expect(roles('Red Mill (Aldmoor 55512)', 'Summer 2019', 'Packer', '• Packed flour')[0]?.slice(0, 3)).toEqual([
      'Packer',
      'Red Mill',
      2019,
    ])
  })

  it.each(['Doctoral Dissertation-Thesis', 'Undergraduate Diploma Thesis', 'Masterarbeit', 'Tesis de grado'])(
    'name no role where they name what somebody finished studies with: %s',
    (title) => {
      const lines = ['Harbour University', `${title}   2025`, '', 'Research Assistant   2022 – 2025', '• Welded', '']
      expect(roles(...lines, 'Welder, Iron Works Ltd   2019 – 2021', '• Welded').map(([name]) => name)).toEqual([
        'Research Assistant',
        'Welder',
      ])
    },
  )

  it('name no role where they name a time without work', () => {
    const breaks = [
      'Parental leave   2021 – 2022',
      'Auf der Suche nach einer Stelle   2023 – heute',
      'Stellensuche   05/2021 – 08/2021',
    ]
    expect(roles(...breaks, 'Welder, Iron Works Ltd   2019 – 2021', '• Welded')).toEqual([
      ['Welder', 'Iron Works Ltd', 2019, ['Welded']],
    ])
  })

  it.each([
    ['2019 – 2021 — Welder at Iron Works - built the girders of bridges, all by hand and in every weather', 'Welder'],
    ['Stagiaire en Logistique, Iron Works SARL   2019 – 2021', 'Stagiaire en Logistique'],
    ['Estagiário em Engenharia Naval, Iron Works Ltd   2019 – 2021', 'Estagiário em Engenharia Naval'],
    ['Leeds, UK \u200b•\u200b Welder \u200b•\u200b Iron Works Ltd   2019 – 2021', 'Welder'],
  ])('have the whole title in "%s"', (line, title) => {
    const [role = []] = roles(line, '• Welded')
    expect(role[0]).toBe(title)
    expect(role[1]).toMatch(/^Iron Works/)
  })

  it.each(['bei der Nordwerft GmbH', 'bei der Nordwerft GmbH in Hamburg', 'chez Nordwerft GmbH'])(
    'have the employer of "%s" without the words around it',
    (line) => {
      expect(roles('2019 – 2021   Schweißer', line, '• Träger geschweißt')[0]?.slice(0, 2)).toEqual([
        'Schweißer',
        'Nordwerft GmbH',
      ])
    },
  )

  it('have an employer without what is told of it in small letters, and no word for now beside the title', () => {
    const [first = [], second = []] = roles(
      ...['Lead Welder   heute', 'Nordwerft GmbH - ships of every size | 2019 – 2021', '• Welded', ''],
      ...['Welder', 'Red Mill Ltd | 2015 – 2018', '• Welded'],
    )
    expect(first.slice(0, 3)).toEqual(['Lead Welder', 'Nordwerft GmbH', 2019])
    expect(second.slice(0, 3)).toEqual(['Welder', 'Red Mill Ltd', 2015])
  })

  it('may stand in a form that asks for the business', () => {
    expect(roles('Business: Red Mill', 'Date: May 2019 – June 2020', 'Position: Packer')[0]?.slice(0, 3)).toEqual([
      'Packer',
      'Red Mill',
      2019,
    ])
  })

  it('have an employer without what it says of itself behind a bar', () => {
    const [role = []] = roles('Lead Welder', 'Iron Works Ltd | Bridges for all | 2019 – 2021', '• Welded')
    expect(role.slice(0, 2)).toEqual(['Lead Welder', 'Iron Works Ltd'])
  })
})
