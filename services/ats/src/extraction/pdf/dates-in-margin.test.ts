import { describe, expect, it } from 'vitest'
import { piece } from '../../../test-data/page-piece.ts'
import { readPage } from './read-page.ts'

const dates = ['2021 – 2023', '2019 – 2020', '2014 – 2017']
const names = ['Diploma in Welding, Harbour College', 'Course of Riveting, Kestwick', 'Aldmoor School']

describe('dates in a margin', () => {
  it('may have the dots of a line of time', () => {
    const { lines } = readPage(
      names.flatMap((name, at) => [
        piece(dates[at] ?? '', 60, 100 + 40 * at, { isBullet: true, mark: 48 }),
        piece(name, 160, 100 + 40 * at),
      ]),
    )
    expect(lines.filter(Boolean)).toEqual(names.map((name, at) => `${dates[at]}   ${name}`))
  })

  it('are spans where they stand in pairs, with room for a dash that was lost between them', () => {
    const years = [[2008, 2011], [2012, 2013], [2015]]
    const { lines } = readPage(
      names.flatMap((name, at) => [
        ...(years[at] ?? []).map((year, nth) =>
          piece(`${year}`, 60, 100 + 70 * at + 23 * nth, { isBullet: nth === 0, mark: 48 }),
        ),
        ...[name, 'Riveting and welding', 'Bridges and cranes', 'Theory'].map((text, nth) =>
          piece(text, 100, 101 + 70 * at + 13 * nth),
        ),
      ]),
    )
    expect(lines.filter((line) => /^\d/.test(line))).toEqual([
      `2008 – 2011   ${names[0]}`,
      `2012 – 2013   ${names[1]}`,
      `2015   ${names[2]}`,
    ])
  })

  it('are told from those of another entry right below them', () => {
    const left = ['Ausbildung', '2020', '2013 – 2019', 'Berufserfahrung', '2022', '2021']
    const right = ['', 'Harbour College', 'Aldmoor School', '', 'Welder – Iron Works GmbH', 'Painter – Red Mill GmbH']
    const { lines } = readPage([
      ...left.map((text, at) => piece(text, 60, 100 + 14 * at, { isHeading: right[at] === '' })),
      ...right.flatMap((text, at) => (text === '' ? [] : [piece(text, 160, 100 + 14 * at)])),
    ])
    expect(lines).toContain('2020   Harbour College')
    expect(lines).toContain('2013 – 2019   Aldmoor School')
    expect(lines).toContain('2021   Painter – Red Mill GmbH')
  })

  it('stand at the middle of two lines in a table of centred cells', () => {
    const { lines } = readPage([
      ...names.flatMap((name, at) => [piece(dates[at] ?? '', 40, 100 + 30 * at), piece(name, 160, 100 + 30 * at)]),
      piece('2012 – 2014', 40, 190),
      piece('College of Bridges, Towers and', 160, 182),
      piece('Iron Works', 160, 198),
    ])
    expect(lines.slice(-2)).toEqual(['2012 – 2014   College of Bridges, Towers and', 'Iron Works'])
  })

  it('on two lines stand at the middle of three in a table of centred cells, however loosely it is set', () => {
    const { lines } = readPage(
      names.flatMap((name, at) => [
        piece(`0${at + 2}.202${at} –`, 40, 107 + 60 * at),
        piece(`0${at + 3}.202${at + 1}`, 40, 124 + 60 * at),
        piece(name, 160, 99 + 60 * at),
        piece('Built bridges of iron and steel, and towers', 160, 116 + 60 * at),
        piece('Taught welding to everybody who came along', 160, 132 + 60 * at),
      ]),
    )
    const dated = lines.filter((line) => /^\d/.test(line))
    expect(dated).toEqual(names.map((name, at) => `0${at + 2}.202${at} – 0${at + 3}.202${at + 1}   ${name}`))
  })

  it('may be open, each of its own, on one line after another', () => {
    const spans = ['2024–', '2023–', '2021–22']
    const { lines } = readPage(
      names.flatMap((name, at) => [piece(spans[at] ?? '', 60, 100 + 13 * at), piece(name, 160, 100 + 13 * at)]),
    )
    expect(lines.filter(Boolean)).toEqual(names.map((name, at) => `${spans[at]}   ${name}`))
  })

  it('may have below them how long it was', () => {
    const spans = ['2021.03 ~ 2023.02', '2019.01 ~ 2020.12', '2014.05 ~ 2017.04']
    const { lines } = readPage(
      spans.flatMap((span, at) => [
        piece(span, 40, 100 + 90 * at),
        piece(`${at + 1}년 2개월`, 40, 118 + 90 * at),
        piece('바람그룹   디자인팀', 160, 100 + 90 * at),
        piece('디자인 작업 수행 및 제품 개발', 160, 136 + 90 * at),
        piece('근무지역 서울', 160, 154 + 90 * at),
      ]),
    )
    const dated = lines.filter((line) => line.startsWith('20'))
    expect(dated).toHaveLength(spans.length)
    for (const line of dated) expect(line).toContain('바람그룹')
  })
})
