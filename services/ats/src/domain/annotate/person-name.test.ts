import { describe, expect, it } from 'vitest'
import { nameIn } from './person-name.ts'

describe('a name stands without the titles before it', () => {
  it.each([
    ['Dott.ssa Benedetta Lo Cascio', 'Benedetta Lo Cascio'],
    ['Drs. Joost de Wit', 'Joost de Wit'],
    ['Prof. Dr. rer. nat. Heike Amsel', 'Heike Amsel'],
    ['Dipl.-Ing. (FH) Jörg Amsel', 'Jörg Amsel'],
    ['Dr.-Ing. Jörg Amsel', 'Jörg Amsel'],
    ['prof. dr hab. inż. Jan Kowalski', 'Jan Kowalski'],
    ['Mgr Anna Nowak', 'Anna Nowak'],
    ['Dra. Lucía Ferrer', 'Lucía Ferrer'],
    ['Sra. Lucía Ferrer', 'Lucía Ferrer'],
    ['Mme Maëlys Le Goff', 'Maëlys Le Goff'],
    ['dr n. med. Jan Kowalski', 'Jan Kowalski'],
    ['Ir. Sanne de Vries', 'Sanne de Vries'],
  ])('%s', (line, name) => {
    expect(nameIn(line)).toBe(name)
  })

  it.each([
    'Don Draper',
    'Ingrid Lee',
    'Drew Lee',
    'Magda Nowak',
    'Srinivas Rao',
    'Madison Fry',
    'Irma Vep',
    'M. A. Khan',
  ])('%s has none', (name) => {
    expect(nameIn(name)).toBe(name)
  })
})

describe('a line', () => {
  it('has a name in capitals as people write it, with a dot of each small i and a dash within a name', () => {
    expect(nameIn('DENİZ LEE')).toBe('Deniz Lee')
    expect(nameIn('ANNA LEE–KESTWICK')).toBe('Anna Lee–Kestwick')
  })

  it.each(['Anna “Mill” Lee', 'Anna «Mill» Lee', 'Anna (Mill) Lee'])(
    'has a name with another one in it: %s',
    (name) => {
      expect(nameIn(name)).toBe(name)
    },
  )

  it.each(['Biography', 'Biografia'])('is no name that says “%s”', (line) => {
    expect(nameIn(line)).toBe('')
  })

  it('may say that it is the resume of somebody', () => {
    expect(nameIn('CV Anna Lee')).toBe('Anna Lee')
    expect(nameIn('Lebenslauf Anna Lee')).toBe('Anna Lee')
  })

  it.each(['Anna Lee (24)', 'Anna Lee (32 ans)', 'Anna Lee [32 years old]'])(
    'may say how old somebody is: %s',
    (line) => {
      expect(nameIn(line)).toBe('Anna Lee')
    },
  )

  it.each(['in PI and File', 'and Anna Lee', 'und Anna'])('"%s" is no name', (line) => {
    expect(nameIn(line)).toBe('')
  })
})

describe('what stands around a name is left out', () => {
  it.each([
    ['Anna Lee (she/her)', 'Anna Lee'],
    ['Anna Lee’s Resume', 'Anna Lee'],
    ['Anna Lee CV', 'Anna Lee'],
    ['Curriculum Vitae — Anna Lee', 'Anna Lee'],
    ['Curriculum Vitæ – Anna Lee', 'Anna Lee'],
    ['Hi, I’m Anna Lee!', 'Anna Lee'],
    ['My name is Anna Lee', 'Anna Lee'],
    ['~ Anna Lee ~', 'Anna Lee'],
    ['Lee, Anna', 'Anna Lee'],
    ['Lee, RN', 'Lee'],
    ['Leeds, England', ''],
    ['Welder, Painter', 'Welder'],
  ])('%s', (line, name) => {
    expect(nameIn(line)).toBe(name)
  })
})

it('the letters of one word of a name may stand apart', () => {
  expect(nameIn('A N N A LEE')).toBe('Anna Lee')
})

it('a name before a comma stays before it, unless it is a last name alone', () => {
  expect(nameIn('Anna Lee, Kestwick')).toBe('Anna Lee')
  expect(nameIn('Lee, Anna')).toBe('Anna Lee')
})

it('a degree may stand in a bracket behind it', () => {
  expect(nameIn('Anna Lee (Ph.D.)')).toBe('Anna Lee')
})

it.each(['Sitio Web', 'Site Internet', 'Página web'])('the label of an address is none: %s', (label) => {
  expect(nameIn(label)).toBe('')
})

it.each([
  ['A.LEE,BE,.', 'A. Lee'],
  ['ANNA LEE,   B.TECH. (IT), H.C.E.', 'Anna Lee'],
  ['Anna .S. Lee', 'Anna S. Lee'],
  ['[Anna Maria Lee] | [Curriculum-Vitae]', 'Anna Maria Lee'],
  ['Maria Do', 'Maria Do'],
  ['Anna Be', 'Anna Be'],
])('degrees behind a comma, loose stops, and square brackets are no part of it: %s', (line, name) => {
  expect(nameIn(line)).toBe(name)
})

it('a line is read in one pass, however many blanks it has', () => {
  const blanks = ' '.repeat(100_000)
  expect(nameIn(`Anna${blanks}D/o Peter Lee`)).toBe('Anna')
  expect(nameIn(`a${blanks}b`)).toBe('')
})

it('degrees and memberships without commas are no part of it', () => {
  expect(nameIn('Anna Lee BEng MSc MSc DPhil CEng MRSC')).toBe('Anna Lee')
  expect(nameIn('Anna Lee BSc (Hons) MPH RGN')).toBe('Anna Lee')
  expect(nameIn('Anna Lee BA (Hons) PGCE')).toBe('Anna Lee')
  expect(nameIn('Anna Ma')).toBe('Anna Ma')
})
