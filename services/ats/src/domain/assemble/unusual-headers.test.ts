import { describe, expect, it } from 'vitest'
import { readResume } from '../parse/parse-resume.ts'

const today = new Date('2026-06-15')
const roles = (...lines: string[]) =>
  readResume(['Anna Lee', 'Experience', ...lines].join('\n'), today).roles.map(({ title, employer }) => [
    title,
    employer,
  ])

describe('a title in the first item', () => {
  it('is read below an employer with dates', () => {
    const [role = []] = roles(
      'Aldmoor University   Leeds   2019 – 2021',
      '• Research assistant, Prof. Anna Lee',
      '• Built bridges',
    )
    expect(role).toEqual(['Research assistant', 'Aldmoor University'])
  })
})

describe('marks before headers', () => {
  it('are no marks of work', () => {
    const lines = [
      '• Iron Works Ltd',
      '(2019 – today) – Welder',
      'Welds the bridges of the county and what else is brought to the yard.',
      '• Red Mill',
      '(2016 – 2019) – Painter',
      'Painted the walls of the mill and of the houses around it, in all colours.',
    ]
    expect(roles(...lines)).toEqual([
      ['Welder', 'Iron Works Ltd'],
      ['Painter', 'Red Mill'],
    ])
  })
})

describe('addresses, links and lengths of time', () => {
  it.each(['31046 Aldmoor Mill Road, 14', 'https://sandhill.example/', '1 an 10 mois', '5 jours'])(
    'are no employer: %s',
    (line) => {
      const lines = ['2019 – 2021   Stagista', 'Sandhill (Italy)', line, '• Progettazione di ponti']
      expect(roles(...lines)).toEqual([['Stagista', 'Sandhill']])
    },
  )
})

describe('names that a narrow column broke', () => {
  it('are joined, and what is told of an employer is none of its name', () => {
    const lines = [
      ...['Soudeuse', 'Sandhill — Atelier de ponts pour toute la', 'vallée', 'Jan. 2019 — Mar. 2021', '• Ponts'],
      ...['Peintre', 'Red Mill — Peintures pour maisons et e-', 'commerce', 'Jan. 2016 — Mar. 2018', '• Murs'],
    ]
    expect(roles(...lines)).toEqual([
      ['Soudeuse', 'Sandhill'],
      ['Peintre', 'Red Mill'],
    ])
  })

  it('are joined behind the bar before the next cell, and behind a word before an end', () => {
    const lines = ['Welder in the yard |', 'Iron Works – Leeds | October 2019 to', 'June 2021', '• Welded bridges']
    expect(roles(...lines)[0]).toEqual(['Welder in the yard', 'Iron Works'])
  })
})

describe('a line that goes on with the work', () => {
  it('has title, employer and place before it', () => {
    const lines = [
      '2019–2021 2 ans   Soudeuse, Sandhill, Aldmoor(86), Construction et entretien de ponts pour les villes de la vallée. Contrôle des travaux et conseil',
      '2017–2019   Peintre, Red Mill, Kestwick(86), Peinture de maisons et de ponts pour les villes de la vallée. Contrôle des travaux et conseil',
    ]
    expect(roles(...lines)).toEqual([
      ['Soudeuse', 'Sandhill'],
      ['Peintre', 'Red Mill'],
    ])
  })
})

describe('a second span of time', () => {
  it('is no name', () => {
    const lines = ['Welder   May 2019 – June 2020, May 2021 – Jan 2022', 'Iron Works Ltd', '• Welded bridges']
    expect(roles(...lines)).toEqual([['Welder', 'Iron Works Ltd']])
  })
})

describe('marks before headers among marks of work', () => {
  it('are told by lines of nothing but dates below', () => {
    const lines = [
      ...[
        '• Welder @ Iron Works, Leeds',
        '',
        '2019–2021',
        '',
        '• Welded the bridges',
        '• Led a crew',
        '• Drew plans',
        '',
      ],
      ...[
        '• Painter',
        'Red Mill',
        'May 2016 – June 2018',
        '• Painted the walls',
        '• Mixed colours',
        '• Kept the books',
      ],
    ]
    expect(roles(...lines)).toEqual([
      ['Welder', 'Iron Works'],
      ['Painter', 'Red Mill'],
    ])
  })
})

describe('a column of dates so narrow that each span is broken', () => {
  it('dates what stands beside both of its lines', () => {
    const lines = [
      'Marzo 2011 - Soldador, en Sandhill SA, ubicado en Aldmoor,',
      '',
      'Abril 2013   Galicia',
      '• Puentes de acero',
    ]
    const { roles: found } = readResume(['Anna Lee', 'Experiencia', ...lines].join('\n'), today).parsed
    expect(found).toMatchObject([
      { title: 'Soldador', employer: 'Sandhill SA', start: { year: 2011, month: 3 }, end: { year: 2013, month: 4 } },
    ])
  })
})

describe('a title with its employer behind it and nothing between', () => {
  it.each([
    ['Stage saldatrice e operatrice Sandhill srl', 'Stage saldatrice e operatrice', 'Sandhill srl'],
    ['Research Assistant University of Aldmoor', 'Research Assistant', 'University of Aldmoor'],
  ])('is divided: %s', (header, title, employer) => {
    expect(roles(`${header}   May 2019 – June 2021`, '• Welded bridges')).toEqual([[title, employer]])
  })
})

describe('a title in a margin', () => {
  it('is read beside the first item of its work', () => {
    const lines = [
      ...[
        '2012-Actualidad   Sandhill Steel Media',
        '',
        'Desarrollador   • Planear y medir los muelles de tres puertos',
        '',
        '• Barcos de acero',
        '',
      ],
      ...[
        '2010   Kestwick',
        '',
        'Desarrollador   • Pintar puentes y barcos en toda la costa norte',
        '',
        'para Aldmoor.',
        '',
      ],
      ...['2008-2009   Red Mill', '', 'Auxiliar   • Paredes y puertas de muchas casas', '', '• Muebles'],
    ]
    expect(roles(...lines)).toEqual([
      ['Desarrollador', 'Sandhill Steel Media'],
      ['Desarrollador', 'Kestwick'],
      ['Auxiliar', 'Red Mill'],
    ])
  })
})

describe('employers without titles', () => {
  it('are read as employers though one of many reads like a title', () => {
    const names = ['Sandhi', 'Network Locum', 'Kestwick', 'Aldmoor10', 'Redmill Ltd.']
    const told =
      'They took me on to look after the yard, and soon I was mending, painting and moving the main bridge with two others.'
    const dated = names.flatMap((name, nth) => [
      ...[
        `${name} ( ${2020 - 2 * nth}-09 / ${2021 - 2 * nth}-05 )`,
        told,
        'Highlights',
        '• Bridges of steel',
        '• Ferries',
        '',
      ],
    ])
    expect(roles(...dated)).toEqual(names.map((name) => ['', name]))
  })
})

it('a title begins the running text below an employer', () => {
  const told =
    'Ingénieure de recherche en soudage pour le développement de ponts à base de poutres et de câbles tendus.'
  expect(roles('SANDHILL   03/2024 - 10/2024', told)).toEqual([['Ingénieure de recherche en soudage', 'SANDHILL']])
})
