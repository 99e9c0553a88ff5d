import { describe, expect, it } from 'vitest'
import { readRequirements } from './requirements.ts'

const names = (job: string) => readRequirements(job).map(({ name }) => name)
/** What a line below "Requirements", or a heading of its language, is read as. */
const below = (line: string, heading = 'Requirements') => names(`${heading}\n- ${line}`)

it.each([
  'Between 1,900 euros and 2,300 euros a month',
  'De 1 900 euros à 2 300 euros bruts par mois',
  '$18 - $22 per hour, depending on glazing',
  'Bruttogehalt 3.200 € monatlich',
  'Salario: 24.000 € brutos anuales',
  'Wynagrodzenie 7 000 zł brutto',
  'Call the mill office, tel: +44 20 7946 0000',
])('a line of what is paid, or of where somebody is called, asks for nothing: %s', (line) => {
  expect(below(line)).toEqual([])
})

it('a sum that somebody answers for silences nothing', () => {
  expect(below('Managed a budget of $2,000,000 per year in Excel')).toContain('Excel')
})

it.each([
  ['We create the best glazing experience and a personal milling experience.', []],
  ['You bring experience and joy.', []],
  ['Glaze kiln experience required', ['Glaze kiln']],
])('the experience that somebody has of a product is not asked for: %s', (line, expected) => {
  expect(below(line)).toEqual(expected)
})

it.each([
  ['Experience in processing and reviewing kiln permits', ['Reviewing kiln permits']],
  ['Experience in glazing', ['Glazing']],
  ['Knowledge of verbal and spoken Polish', ['Polish']],
  ['Knowledge of kilns, preferably in the glass sector', ['Kilns', 'Glass sector']],
  ['Knowledge of yourself', []],
  ['None so far', []],
])('what says nothing by itself is no item of a list: %s', (line, expected) => {
  expect(below(line)).toEqual(expected)
})

it.each([
  ['Gute Kenntnisse in Excel sowie sichere Kenntnisse in Word', ['Excel', 'Word']],
  ['Erfahrung im Erkennen, Zählen und Beheben von Ofenfehlern', ['Beheben von Ofenfehlern']],
])('a German name holds a noun: %s', (line, expected) => {
  expect(below(line, 'Du backst mit uns das Brot für die Stadt und die Mühle.\n\nIhr Profil')).toEqual(expected)
})

describe('traits and abilities', () => {
  it('are not those of the employer, nor the charm of a job', () => {
    expect(below('The company is willing to train two bakers')).toEqual([])
    expect(below('Eager to take up the new role')).toEqual([])
  })

  it('end where another clause begins, and name a thing', () => {
    expect(below('Ability to stack while others bake')).toEqual([])
    expect(below('Ability to be creative')).not.toContain('Be creative')
  })
})

it.each([
  'The team consists of a Scrum Master, a baker, and two Java Developers',
  'Das Team besteht aus Scrum Master, Java und Excel',
  'Une équipe composée de Scrum Masters et de développeurs Java',
  'Un equipo formado por Scrum Masters y desarrolladores Java',
])('whom a team is made of is no skill: %s', (line) => {
  const found = below(line).join()
  expect(found).not.toMatch(/Scrum|Java/)
})

it.each(['Valid driving licence (C, D)', 'Driving licence of category B, C', 'Führerschein der Klassen B und C'])(
  'the class of a driving licence is no programming language: %s',
  (line) => {
    expect(below(line)).toEqual(['Driving licence'])
  },
)

describe('hiring', () => {
  const line = 'You will see how recruitment works for bakers.'

  it('is what every employer does, and asked of those who hire', () => {
    expect(names(`Baker\n${line}`)).not.toContain('Recruiting')
    expect(names(`Talent Acquisition Manager\n${line}`)).toContain('Recruiting')
    expect(names('Baker\nYou have experience in recruiting.')).toContain('Recruiting')
  })
})

it('sentences on more than technologies name no work where technologies are named', () => {
  const sentence = 'You will be part of the flour delivery and of the oven planning.'
  expect(names(`Responsibilities\n${sentence}`).join()).toMatch(/delivery/i)
  expect(names(`Responsibilities\n${sentence}\nRequirements\n- Java, Python, Kubernetes`).join()).not.toMatch(
    /delivery/i,
  )
})

it.each([
  ['Profil recherché pour le poste', 'Vous travaillez en vue de la saison', 'Vue.js'],
  ['Requisitos del puesto de panadero', 'Contrato Temporal', 'Temporal'],
])('a word of another language is no skill: %s, %s', (heading, line, name) => {
  expect(below(line, heading)).not.toContain(name)
})

it('the end of a list in another language is no part of a name', () => {
  expect(below('Construcción de hornos, molinos grandes etc.', 'Requisitos del puesto')).toContain('Molinos grandes')
})

it.each([
  ['Interested in learning more? Write to us.', []],
  ['Learn more about our mills and Excel sheets.', []],
])('an invitation to read on asks for nothing: %s', (line, expected) => {
  expect(below(line)).toEqual(expected)
})

it.each([
  ['Localização: Kestwick', 'Requisitos'],
  ['Einsatzort: Kestwick', 'Ihr Profil'],
])('a field of the form is no item, and ends no list: %s', (line, heading) => {
  expect(names(`${heading}\n- ${line}\n- Java`)).toEqual(['Java'])
})

it('who reports to whom is no work', () => {
  expect(names('Responsibilities\n- The baker reports directly to the miller').join()).not.toMatch(/reports/i)
  expect(names('Responsibilities\n- Kiln reports for the miller').join()).toMatch(/reports/i)
})
