import { describe, expect, it } from 'vitest'
import { readRequirements } from './requirements.ts'
import { titleOf } from './title.ts'

const kinds = (text: string, kind: string) =>
  readRequirements(text)
    .filter((each) => each.kind === kind)
    .map(({ name }) => name)

describe('the title of a job description', () => {
  it.each([
    [
      'Bridge Inspector, Northern Yards\n\nSandhill is looking for a hard-working person.',
      'Bridge Inspector, Northern Yards',
    ],
    ['I am looking for an experienced \nBridge Engineer\n to join the yard of Sandhill.', 'Bridge Engineer'],
    ['A Sandhill está a recrutar um(a) \nSoldadora\n para a equipa de pontes.', 'Soldadora'],
    ['Prep Cooks/Cooks Starting at $25 an Hour\nQualifications\nRestaurant: 1 year', 'Prep Cooks/Cooks'],
    ['Engineer in Test\n\nWe are Sandhill.', 'Engineer in Test'],
    ['Nous recherchons un Ingénieur de ponts capable de calculer vite.', 'Ingénieur de ponts'],
    ['Sandhill Ltd Bridge Inspector\n\nCome and see our bridges.', 'Bridge Inspector'],
    [
      'We are hiring kind folks in Kestwick. I am hiring a Bridge Inspector with a head for heights.',
      'Bridge Inspector',
    ],
    ['Bridge Inspector @ Sandhill\n\nCome and see our bridges.', 'Bridge Inspector'],
    ['Puentes\n\nEstamos en búsqueda de un Soldador para nuestro equipo.', 'Soldador'],
    ['About the work\n\nAs a bridge inspector at Sandhill, you will look at bolts.', 'bridge inspector'],
    ['# Functieomschrijving bruggenmeester.nl\n\nAls bruginspecteur bij ons bekijk je bouten.', 'bruginspecteur'],
    ['Bruginspecteur\nKestwick\n\n<h2>Het werk</h2>\n<p>Je bekijkt bouten.</p>\n<p>En moeren.</p>', 'Bruginspecteur'],
  ])('is read: %j', (text, title) => {
    expect(titleOf(text)).toBe(title)
  })

  it('is no line that says "w/w"', () => {
    expect(titleOf('Sandhill zatrudni\n\nWyzwania na w/w miejscu pracy:\n* mosty')).toBe('')
  })
})

describe('degrees and languages', () => {
  it.each([
    ['Requisitos\n- Formação em Informática, Pontes ou experiência equivalente', ['diploma']],
    ['Requirements\n- Grade 12', ['secondary']],
    ['Requirements\n- A master of sandbox testing', []],
    ['Requirements\n- model vendor master and transactional data', []],
  ])('of %j are %j', (text, levels) => {
    expect(readRequirements(text).flatMap(({ level }) => level ?? [])).toEqual(levels)
  })

  it.each([
    ['Requisitos\n- Bons conhecimentos de inglês', ['English']],
    ['Profil\n- Letton, anglais et russe requis', ['English', 'Latvian', 'Russian']],
  ])('of %j are %j', (text, languages) => {
    expect(kinds(text, 'language').sort()).toEqual(languages)
  })

  it('has no empty words before what years are asked in', () => {
    expect(kinds('Requirements\n- 1 year of relevant experience working for a local town hall', 'years')).toEqual([
      '1 year of local town hall',
    ])
  })
})
