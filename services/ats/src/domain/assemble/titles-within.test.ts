import { describe, expect, it } from 'vitest'
import { readResume } from '../parse/parse-resume.ts'
import { withBodyBefore } from './role-names.ts'

const today = new Date('2026-06-15')
const roles = (...lines: string[]) =>
  readResume(['Anna Lee', 'Experience', ...lines].join('\n'), today).roles.map(({ title, employer }) => [
    title,
    employer,
  ])

describe('a title that a line below the employer tells of', () => {
  it.each([
    ['Teaching assistant: bridges for beginners, and what holds them up in the wind.', 'Teaching assistant'],
    ['Research assistant for the cranes of the yard: wrote down how long each was still.', 'Research assistant'],
    ['Laboratory assistant in welding, above all of thin plates and of rails.', 'Laboratory assistant'],
  ])('is read: %s', (line, title) => {
    expect(roles('Aldmoor University   2019 – 2021', line)).toEqual([[title, 'Aldmoor University']])
  })

  it('is not read where the words before the colon are none', () => {
    expect(roles('Iron Works Ltd   2019 – 2021', 'Bridges of the county: built and painted nine of them.')).toEqual([
      ['', 'Iron Works Ltd'],
    ])
  })
})

describe('an employer within what was read as the title', () => {
  it.each([
    ['Studentische Hilfskraft im Forschungszentrum Aldmoor', 'Studentische Hilfskraft', 'Forschungszentrum Aldmoor'],
    ['Lehrerin an der Realschule Aldmoor', 'Lehrerin', 'Realschule Aldmoor'],
  ])('is told by how it reads: %s', (line, title, employer) => {
    expect(roles('2019 – 2021', line, '• Brücken gebaut')).toEqual([[title, employer]])
  })

  it('is none where it reads like a field of work', () => {
    expect(roles('2019 – 2021', 'Mitarbeiterin im Verkauf, Sandhill', '• Brücken verkauft')).toEqual([
      ['Mitarbeiterin im Verkauf', 'Sandhill'],
    ])
  })

  it('is taken for the part of it that was read as the employer', () => {
    const [title, employer] = ['Welder, University of Aldmoor', 'Institute of Bridges']
    expect(withBodyBefore({ title, employer })).toEqual({ title: 'Welder', employer: 'University of Aldmoor' })
    expect(withBodyBefore({ title, employer: 'Iron Works' })).toEqual({ title, employer: 'Iron Works' })
    expect(withBodyBefore({ title: 'Bridges, University of Aldmoor', employer })).toMatchObject({ employer })
  })
})

describe('universities that are told apart by a town', () => {
  it('keep it', () => {
    const lines = ['Université du Kestwick à Aldmoor   Aldmoor', 'CHARGÉE DE COURS   Septembre 2021 – Mai 2022']
    expect(roles(...lines)).toEqual([['CHARGÉE DE COURS', 'Université du Kestwick à Aldmoor']])
    expect(roles('2019-2021   Vacataire, Université Anna Lee - Montpellier 3, France')).toEqual([
      ['Vacataire', 'Université Anna Lee - Montpellier 3'],
    ])
  })
})

describe('a name that was broken beside a place and dates', () => {
  it('is one', () => {
    const lines = [
      'Universidad de Aldmoor, Especialista en puentes   Leeds, UK',
      'y grúas   May 2024 – Oct 2024',
      '• Construí puentes',
    ]
    expect(roles(...lines)).toEqual([['Especialista en puentes y grúas', 'Universidad de Aldmoor']])
  })

  it('is one where a hyphen broke a word', () => {
    const lines = ['Iron Works Ltd, Kestwick, Pain-   Leeds, UK', '', 'ter   May 2024 – Oct 2024', '• Painted walls']
    expect(roles(...lines)).toEqual([['Painter', 'Iron Works Ltd']])
  })
})

describe('the word "en"', () => {
  it('says of what behind a title of French, and where behind one of Spanish', () => {
    expect(roles('Sandhill Ponts   Aldmoor', 'Stagiaire en Programmation   2019 – 2021')).toEqual([
      ['Stagiaire en Programmation', 'Sandhill Ponts'],
    ])
    expect(roles('2019 – 2021', 'Desarrolladora en Sandhill', '• Puentes')).toEqual([['Desarrolladora', 'Sandhill']])
  })
})

describe('a title above several employers', () => {
  it('is that of each, line below line', () => {
    const lines = [
      'Soudeuse',
      '2021 chez Sandhill',
      '2019 - 2021 chez Red Mill',
      '2018 - 2019 chez Kestwick',
      '',
      'Peintre',
      '2016 - 2018 chez Iron Works',
    ]
    expect(roles(...lines)).toEqual([
      ['Soudeuse', 'Sandhill'],
      ['Soudeuse', 'Red Mill'],
      ['Soudeuse', 'Kestwick'],
      ['Peintre', 'Iron Works'],
    ])
  })
})
