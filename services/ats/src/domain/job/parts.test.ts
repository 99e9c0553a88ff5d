import { describe, expect, it } from 'vitest'
import { namedListsIn } from './named-lists.ts'
import { readRequirements } from './requirements.ts'

const names = (job: string) => readRequirements(job).map(({ name }) => name)

describe('the parts of a job description', () => {
  it('are told apart, so that a line about pay silences itself alone', () => {
    expect(names('Requirements\nPay: 20 an hour and Docker parties\nJava')).toEqual(['Java'])
    expect(names('Salary: 30,000\nYou write Java and SQL.')).toEqual(['Java', 'SQL'])
  })

  it('turn to the work in a paragraph that asks for something', () => {
    const job = 'About Sandhill\nWe like Python.\n\nThe ideal candidate knows Java and SQL.'
    expect(names(job)).toEqual(['Java', 'SQL'])
  })

  it('are headed by lines behind an article, and by what a line with a colon speaks of', () => {
    expect(names('Avantages\nDocker\nLe profil recherché :\n-Java\n-SQL')).toEqual(['Java', 'SQL'])
    expect(names('In return for your work at Red Mill we can offer you:\n- Docker\n- Python')).toEqual([])
    expect(names('Our duties for the keeper of the mill at Kestwick, who lives there, include:\n- Java')).toEqual([
      'Java',
    ])
  })

  it.each(['You might thrive here if', 'You fit this mill if you know', 'You are a great match if you bring'])(
    'are headed by what somebody fits by, also below "Location": %s',
    (heading) => {
      expect(names(`Location\nKestwick\n\n${heading}\n• Rust\n• Java`)).toEqual(['Rust', 'Java'])
    },
  )

  it.each([
    'What it takes',
    'Selection criteria',
    'Das sollten Sie mitbringen',
    'Prérequis',
    'Imprescindible',
    'Wij vragen',
    'Skallkrav',
    'Czego szukamy',
  ])('are headed by words for what is asked for, also below the company: %s', (heading) => {
    expect(names(`About Sandhill\nWe like Docker.\n\n${heading}\n• Rust\n• Java`)).toEqual(['Rust', 'Java'])
  })

  it.each([
    'Nice to haves',
    'Even better if',
    'Das wäre schön',
    'Souhaitable',
    'Requisitos deseables',
    'Een pré',
    'Atutem będzie',
  ])('are headed by words for what is preferred: %s', (heading) => {
    const read = readRequirements(`Requirements\n• Java\n\n${heading}\n• Rust`)
    expect(read.map(({ name, required }) => [name, required])).toEqual([
      ['Java', true],
      ['Rust', false],
    ])
  })

  it.each([
    'What’s next?',
    'Interested?',
    'To apply',
    'Nous proposons',
    'Lo que ofrecemos',
    'Dit bieden wij',
    'Ansök nu',
    'Jak aplikować',
  ])('are headed by words for what is offered, and for how to apply: %s', (heading) => {
    expect(names(`Requirements\n• Java\n\n${heading}\n• Docker`)).toEqual(['Java'])
  })

  it.each([
    'Contract: permanent',
    'Our products\nDocker',
    'What it’s like to work here\nDocker',
    'Conditions salariales\nDocker',
  ])('ask for nothing about the contract, the products, or life there: %s', (lines) => {
    expect(names(`${lines}\n\nRequirements\n• Java`)).toEqual(['Java'])
  })

  it.each([
    'You will hear from our recruitment office.',
    '7 000 – 9 500 zł netto (+ VAT)',
    'Kontrakt B2B',
    'USA, UK and EMEA',
    'What will you find with us?\n- Docker training',
  ])('say nothing of pay, recruiting, or the country: %s', (lines) => {
    expect(names(`Requirements\n• Java\n\n${lines}`)).toEqual(['Java'])
  })

  it.each(['Fachliches Profil', 'Persönliche Voraussetzungen', 'Unsere Erwartungen:', 'Le petit plus :'])(
    'begin anew behind what is offered: %s',
    (heading) => {
      expect(names(`Wir bieten\n• Docker\n\n${heading}\n• Java`)).toEqual(['Java'])
    },
  )

  it('leave out what a sentence says of the employer', () => {
    expect(names('Sandhill Homes is a provider of dialysis and wound care.\nRequirements\nJava')).toEqual(['Java'])
    expect(names('Aldmoor, part of Red Mill is a leader in payroll.\nRequirements\nJava')).toEqual(['Java'])
    expect(names('Sandhill Homes is looking for experience in wound care.')).toContain('Wound care')
  })

  it('leave out what employers give, but not duties about it', () => {
    expect(names('Requirements\nJava\nCompetitive Wage, Paid Vacation')).toEqual(['Java'])
    expect(names('Requirements\nAdminister dental plans in Workday')).toContain('Workday')
  })
})

it('does not end at a challenge, nor at an item that could head another part', () => {
  expect(names('Your challenge\n- Payroll\n- Java')).toEqual(['Payroll', 'Java'])
  expect(names('Requirements\n- Excel\n- Recruitment process\n- Payroll')).toEqual(
    expect.arrayContaining(['Excel', 'Payroll']),
  )
})

it('has no items among the sentences of a paragraph', () => {
  const job = 'Wij zoeken een bakker.\n\nTaken\nEen molen met ovens. Zij streven naar blije klanten.\nOvens vullen'
  expect(names(job).filter((name) => /klanten|streven/i.test(name))).toEqual([])
})

describe('items', () => {
  it('that were pasted together are divided where a word begins one', () => {
    const job =
      'Responsibilities\nSorting glaze buckets Preparing kiln ledgers for the potters Recording kiln heat Ability to read ovens'
    expect(names(job)).toEqual(expect.arrayContaining(['Kiln ledgers', 'Kiln heat']))
    expect(names('Requirements\nJava(Required)Python')).toEqual(['Java', 'Python'])
  })

  it('are taken from lists in brackets and lists of names', () => {
    expect(names('Requirements\nKnows ovens well (gas ovens, wood ovens)')).toEqual(['Gas ovens', 'Wood ovens'])
    expect(names('Requirements\nKnows ovens well (ie. gas ovens, wood ovens)')).toEqual(['Gas ovens', 'Wood ovens'])
    expect(names('Requirements\nOne of these: KilnPro, OvenX, Python')).toEqual(
      expect.arrayContaining(['KilnPro', 'OvenX', 'Python']),
    )
  })

  it.each([
    ['Werken met tools zoals KilnPro en OvenX', ['KilnPro', 'OvenX']],
    ['Usare strumenti come KilnPro e OvenX per cuocere', ['KilnPro', 'OvenX']],
    ['Arbeit mit Geräten wie Öfen und Mühlen', []],
  ])('are examples that are written as names: %s', (line, found) => {
    expect(namedListsIn(line)).toEqual(found)
  })

  it('stand before "experience", too, and roles behind it', () => {
    expect(names('Requirements\nGlaze kiln experience is a must')).toContain('Glaze kiln')
    expect(names('Mill\nAn experienced care assistant is needed')).toContain('Care assistant')
  })
})

it('years of age are no experience', () => {
  expect(
    names('Ihre Aufgaben\n- Betreuung von Kindern im Alter von 1 bis 6 Jahren').filter((name) => /\d/.test(name)),
  ).toEqual([])
  expect(names('La crèche accueille des enfants de 3 mois à 3 ans.')).toEqual([])
})

it('answers of a form ask for years in what stands before them', () => {
  expect(names('Experience:\nhedge laying: 2 years (Required)')).toEqual(['2 years of hedge laying'])
})
