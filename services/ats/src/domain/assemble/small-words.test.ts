import { describe, expect, it } from 'vitest'
import { readResume } from '../parse/parse-resume.ts'

const roles = (...lines: string[]) =>
  readResume(['Anna Lee', 'Experience', ...lines].join('\n'), new Date('2026-06-15')).roles.map(
    ({ title, employer, start, bullets }) => [title, employer, start?.year, bullets],
  )

describe('names behind dates and small words', () => {
  it('are a title and an employer, however many small words the title has', () => {
    const line =
      '14/03/2018 – 20/11/2019   Responsabile della manutenzione e delle prove delle macchine presso SANDHILL SpA'
    expect(roles(line, '• Costruiti ponti')).toEqual([
      ['Responsabile della manutenzione e delle prove delle macchine', 'SANDHILL SpA', 2018, ['Costruiti ponti']],
    ])
  })

  it('are one title where the second is one, too', () => {
    const lines = [
      'Oficina Aldmoor   Brasil',
      'Soldador   2022 – 2024',
      'Estagiária em Assistente de Solda   2021 – 2022',
    ]
    expect(
      roles(...lines)
        .at(-1)
        ?.slice(0, 2),
    ).toEqual(['Estagiária em Assistente de Solda', 'Oficina Aldmoor'])
  })

  it.each([
    ['Forgeronne pour la société Aldmoor', 'Forgeronne', 'Aldmoor'],
    ['Soudeuse pour le SANDHILL', 'Soudeuse', 'SANDHILL'],
    ['Soudeur pour l’entreprise Aldmoor', 'Soudeur', 'Aldmoor'],
  ])('divide in French, too: %s', (line, title, employer) => {
    expect(roles('2019 – 2021', line, '• Ponts')[0]?.slice(0, 2)).toEqual([title, employer])
  })

  it('divide names in Cyrillic from names in Latin letters', () => {
    expect(roles('Редактор новин у Sandhill   2019 – 2021', '• Тексти')[0]?.slice(0, 2)).toEqual([
      'Редактор новин',
      'Sandhill',
    ])
  })

  it('stand in brackets with dates within running text, which is no header', () => {
    const told =
      'Aldmoor (since 2013 a part of Kestwick) is the largest yard of the county, in which two hundred people build and repair bridges of steel.'
    expect(roles('Welder @ Aldmoor — Leeds', 'April 2014 — June 2016', told, '• Built bridges')).toHaveLength(1)
  })
})

describe('dates behind a stroke', () => {
  it('are those of a header, even where a span is broken over two lines', () => {
    const lines = ['ZVÁRAČKA', 'ČERVENÝ MLYN s. r. o. / Košice, východný kraj / MAREC 2021 -', 'JÚL 2021']
    expect(roles(...lines, '• Zváranie mostov').map(([title, _employer, year]) => [title, year])).toEqual([
      ['ZVÁRAČKA', 2021],
    ])
  })
})
