import { describe, expect, it } from 'vitest'
import { namesBreak, namesRetraining } from '../vocabulary/career-breaks.ts'
import { inPlace, splitTitle, withoutSite, withoutTerms, withoutTold, withoutTown } from './role-names.ts'

describe('titles', () => {
  it.each([
    ['Saldatrice, 8 mesi', 'Saldatrice'],
    ['Welder (2 yrs 3 mos)', 'Welder'],
    ['Welder (part-time)', 'Welder'],
    ['Soudeuse (Contrat temps partiel)', 'Soudeuse'],
    ['Trainee, Department of Bridges', 'Trainee'],
    ['Research assistant, Prof. Anna Lee', 'Research assistant'],
    ['Welder (Part of the yard)', 'Welder (Part of the yard)'],
    ['Welder (bridges)', 'Welder (bridges)'],
    ['Welder, painter', 'Welder, painter'],
  ])('%s is read as %s', (written, title) => {
    expect(withoutTerms(written)).toBe(title)
  })
})

describe('titles before a site', () => {
  it.each([
    ['Welder. sandhill.example', 'Welder'],
    ['Welder www.sandhill.example', 'Welder'],
    ['Node.js developer', 'Node.js developer'],
    ['Developer ASP.NET', 'Developer ASP.NET'],
  ])('%s is read as %s', (written, title) => {
    expect(withoutSite(written)).toBe(title)
  })
})

describe('names', () => {
  it.each([
    ['Iron Works (Leeds and York)', 'Iron Works'],
    ['Welder in Leeds', 'Welder'],
    ['Welder in Training', 'Welder in Training'],
    ['SANDHILL Leeds', 'SANDHILL'],
    ['SANDHILL Welding', 'SANDHILL Welding'],
    ['Sandhill Leeds', 'Sandhill Leeds'],
  ])('%s is read as %s', (written, name) => {
    expect(withoutTown(written)).toBe(name)
  })
})

describe('what is told of employers', () => {
  it.each([
    ['Iron Works — Builder of bridges for the county', 'Iron Works'],
    ['Iron Works – Aldmoor Steel and Bridges', 'Iron Works – Aldmoor Steel and Bridges'],
    ['Sandhill AG - Bridges and Ferries', 'Sandhill AG'],
    ['AIS – Aldmoor institute of steel and bridges', 'AIS – Aldmoor institute of steel and bridges'],
  ])('%s is read as %s', (written, name) => {
    expect(withoutTold(written)).toBe(name)
  })
})

describe('who works for himself', () => {
  it.each([
    ['Freelancer', 'Web Developer', 'Web Developer', 'Freelancer'],
    ['Freelancer', 'Iron Works Ltd', 'Freelancer', 'Iron Works Ltd'],
    ['Web Developer', 'Freelancer', 'Web Developer', 'Freelancer'],
  ])('is %s beside %s', (...[title, employer, read, of]) => {
    expect(inPlace(title, employer)).toEqual({ title: read, employer: of })
  })
})

describe('times without work', () => {
  it.each([
    ...['Auszeit / Umschulung', 'Elternzeit', 'Parental leave/further training', 'Bewerbungsphase mit Kursen'],
    ...['Tour du monde à vélo', 'Self-directed learning & practice', 'Hackathon Aldmoor'],
  ])('%s is one', (text) => {
    expect(namesBreak(text)).toBe(true)
  })

  it.each(['Umschulung zum Schweißer', 'Fortbildung: Netzwerke', 'Weiterbildung'])('%s is one of training', (text) => {
    expect(namesRetraining(text)).toBe(true)
  })

  it.each(['Weiterbildungsbeauftragte', 'Trainer Fortbildung'])('%s is none of training', (text) => {
    expect(namesRetraining(text)).toBe(false)
  })

  it.each(['Weiterbildung', 'Travel/Tourism Agency', 'Hackathon Coach'])('%s is none', (text) => {
    expect(namesBreak(text)).toBe(false)
  })
})

describe('a firm and a title with nothing between them', () => {
  it.each([
    ['Red Mill Kft Hegesztő és vezető', 'Red Mill Kft', 'Hegesztő és vezető'],
    ['Sandhill Ltd Senior Welder', 'Sandhill Ltd', 'Senior Welder'],
    ['Sandhill s.r.o. programátor', 'Sandhill s.r.o.', 'programátor'],
  ])('%s', (text, employer, title) => {
    expect(splitTitle(text)).toEqual({ title, employer })
  })

  it.each(['Sandhill Ltd', 'Sandhill Ltd Kestwick', 'Sandhill Ltd Engineer Group', 'Welder Sandhill'])(
    'but not %s',
    (text) => {
      expect(splitTitle(text)).toBeUndefined()
    },
  )
})
