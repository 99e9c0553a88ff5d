import { describe, expect, it } from 'vitest'
import { readRequirements } from './requirements.ts'

const asked = (line: string) => readRequirements(`Requirements\n- ${line}`).map(({ kind, name }) => `${kind}: ${name}`)

describe('education', () => {
  it.each([
    ['Higher education', 'bachelor degree'],
    ['Higher medical education', 'bachelor degree'],
    ['University education', 'bachelor degree'],
    ['Education in accounting is a must', 'diploma degree'],
    ['FP II', 'diploma degree'],
    ['Estudios universitarios', 'bachelor degree'],
    ['Formación relacionada con la venta', 'diploma degree'],
  ])('is asked for in words that name no degree: %s', (line, name) => {
    expect(asked(line)).toContain(`degree: ${name}`)
    expect(asked(line).filter((one) => one.startsWith('skill'))).toEqual([])
  })

  it('is not what a contract with an apprentice is', () => {
    expect(asked('We tailor each apprenticeship contract')).toEqual([])
    expect(asked('Completed apprenticeship as a baker')).toContain('degree: diploma degree')
  })
})

describe('fields of study', () => {
  it.each([
    [
      'Degree in a technical discipline (Pottery, Commerce, Statistics)',
      ['degree: bachelor degree in Pottery, Commerce, Statistics'],
    ],
    [
      'Bachelor’s degree or equivalent experience in pottery, engineering, or information systems',
      ['degree: bachelor degree in pottery, engineering, information systems'],
    ],
  ])('are no skills: %s', (line, found) => {
    expect(asked(line)).toEqual(found)
  })
})

it('how a language is used is no skill', () => {
  expect(asked('Good command of spoken and written English')).toEqual(['language: English'])
  expect(asked('Communicates with millers in English')).toContain('language: English')
})

describe('languages', () => {
  it.each(['Knowledge of Italian cuisine', 'Good knowledge of German law', 'Connaissance du droit allemand'])(
    'are not asked for where their name says of what something is: %s',
    (line) => {
      expect(asked(line).filter((one) => one.startsWith('language'))).toEqual([])
    },
  )

  it.each([
    ['Some knowledge of English or Russian', ['English', 'Russian']],
    ['Conocimientos de inglés', ['English']],
    ["l'anglais technique", ['English']],
    ['Goede kennis van het Engels', ['English']],
    ['Je spreekt en schrijft Engels', ['English']],
    ['Proficiency in Tswana or Zulu', ['Zulu', 'Tswana']],
  ])('are asked for by knowledge: %s', (line, names) => {
    expect(asked(line)).toEqual(names.map((name) => `language: ${name}`))
  })
})

describe('years', () => {
  it('are the fewer of two', () => {
    expect(asked('Esperienza da 2/4 anni')).toEqual(['years: 2 years of experience'])
  })

  it.each(['Tenemos 20 años en el mercado', 'Un taller con 40 años de vida', 'Abbiamo 30 anni di storia'])(
    'of a company ask for nothing: %s',
    (line) => {
      expect(asked(line).filter((one) => one.startsWith('years'))).toEqual([])
    },
  )

  it.each(['We vragen 3 jaar werkervaring', 'Unser Betrieb sucht 3 Jahre Berufserfahrung'])(
    'are asked for where a company says so of itself: %s',
    (line) => {
      expect(asked(line)).toContain('years: 3 years of experience')
    },
  )

  it('are in the work itself, whatever its field is called', () => {
    expect(asked('6 years of work in any field of glazing')).toEqual(['years: 6 years of glazing'])
  })

  it('are no name of an item', () => {
    expect(readRequirements('Requisitos del puesto\n- Mínimo 4 años en el taller').map(({ kind }) => kind)).toEqual([
      'years',
    ])
  })
})

describe('certificates', () => {
  it('have names that stand for nothing else', () => {
    expect(asked('Experience with CAE tools, and a fleet of CNH').filter((one) => /^cert/.test(one))).toEqual([])
  })

  it.each([
    ['Gültige Fahrerkarte und Modul 95', ['Driver card', 'Driver CPC']],
    ['ADR-Schein', ['ADR certificate']],
    ['BAFA ou BPJEPS', ['Youth work certificate']],
    ['Título FCE', ['Cambridge certificate']],
    ['IELTS of 7', ['Language test']],
    ['Enhanced DBS check', ['DBS check']],
    ['Führerausweis', ['Driving licence']],
    ['Licencia de conducir vigente', ['Driving licence']],
    ['VCA certificaat', ['Safety certificate VCA']],
    ['Carnet de manipulador de alimentos', ['Sanitary certificate']],
  ])('of many trades are known: %s', (line, names) => {
    expect(asked(line).filter((one) => one.startsWith('certification'))).toEqual(
      names.map((name) => `certification: ${name}`),
    )
  })
})

it('asks for training and studies in the words of several languages', () => {
  const degrees = (job: string) => readRequirements(job).filter(({ kind }) => kind === 'degree')
  expect(degrees('Ihr Profil für die Stelle\n- Grundausbildung als Müller und Freude an der Arbeit')).toHaveLength(1)
  expect(degrees('Ihr Profil für die Stelle\n- Ein abgeschlossenes Hochschulstudium')).toHaveLength(1)
  expect(degrees('Requisitos da vaga\n- Formado em Panificação')).toHaveLength(1)
  expect(degrees('Ton profil pour le poste\n- Titulaire d’une formation de boulanger')).toHaveLength(1)
  expect(degrees('Vos missions dans la maison\n- Animer des sessions de formation')).toEqual([])
})

it('asks for years whose number stands in brackets behind its word', () => {
  expect(asked('Four (4) years’ experience in kiln maintenance')).toEqual(['years: 4 years of kiln maintenance'])
})

it('asks for languages that stand joined with the word for knowing them', () => {
  expect(asked('Ihr Profil\n- Deutsch- oder Russischkenntnisse für die Mühle')).toEqual(
    expect.arrayContaining(['language: German', 'language: Russian']),
  )
})
