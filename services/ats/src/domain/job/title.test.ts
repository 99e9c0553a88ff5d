import { describe, expect, it } from 'vitest'
import { readRequirements } from './requirements.ts'
import { titleOf } from './title.ts'

describe('the title of a job description', () => {
  it.each([
    ['Sandhill Mill\nTITLE:  Chief Accountant\nLOCATION:  Kestwick', 'Chief Accountant'],
    ['Sandhill Mill\nPuesto: Panadero\nLocalidad: Aldmoor', 'Panadero'],
    ['Sandhill Mill\nPosition: Full time\nVacancy: Baker', 'Baker'],
    ['Stowarzyszenie ogłasza nabór na stanowisko\n\nspecjalista administracyjny', 'specjalista administracyjny'],
  ])('stands behind a label: %s', (job, title) => {
    expect(titleOf(job)).toBe(title)
  })

  it.each([
    ['Sandhill | Senior Software Engineer | Remote | Full-time', 'Senior Software Engineer'],
    ['Baker | Sandhill Mill | Kestwick', 'Baker'],
    ['Sandhill Mill: Head Baker', 'Head Baker'],
    ['Baker Job Description', 'Baker'],
    [
      'Head Baker  Highly busy mill  Kestwick  A baker who knows rye bread is required by a mill in Kestwick for a new shop',
      'Head Baker',
    ],
    [
      'An excellent opportunity for an experienced Head Baker to join an established mill in Kestwick has arisen',
      'Head Baker',
    ],
    ['Stellenausschreibung Bäcker (m/w/d)', 'Bäcker'],
    ['Offre d’emploi : Boulanger', 'Boulanger'],
  ])('is what reads most like one between bars: %s', (line, title) => {
    expect(titleOf(`${line}\n\nWe mill flour.`)).toBe(title)
  })

  it.each([
    ['Bäcker bei Sandhill', 'Bäcker'],
    ['Boulanger chez Sandhill', 'Boulanger'],
    ['Java Developer na Sandhill', 'Java Developer'],
  ])('ends before the employer: %s', (line, title) => {
    expect(titleOf(`${line}\n\nRequirements`)).toBe(title)
  })
})

describe('a title of software', () => {
  const skills = (job: string) => readRequirements(job).flatMap(({ kind, name }) => (kind === 'skill' ? [name] : []))

  it.each([
    ['Flutter Developer\n\nRequirements\n- Payroll', ['Payroll', 'Flutter']],
    ['Go Engineer\n\nRequirements\n- Payroll', ['Payroll', 'Go']],
    ['Backend Developer\n\nWe seek a backend developer.\n\nRequirements\n- Payroll', ['Payroll']],
    ['Payroll Developer\n\nRequirements\n- Backend development', ['Backend development', 'Payroll']],
  ])('asks for what it names, but for the kind of work that it is: %s', (job, names) => {
    expect(skills(job)).toEqual(names)
  })

  it('is the only one in which everyday words are skills', () => {
    expect(skills('Head Chef\n\nRequirements\n- Payroll')).toEqual(['Payroll'])
    expect(skills('Excel Trainer\n\nRequirements\n- Payroll')).toEqual(['Payroll'])
  })
})

it('stands below the employer, or below the words that somebody is sought', () => {
  expect(titleOf('Sandhill\n\nPadaria da casa\n[Aldmoor] - Baker [Noturno]\nFarinha')).toBe('Baker')
  expect(titleOf('Sandhill\n\nWir suchen Sie (m/w/d) als\n\nLeitende Bäckerin\n\nin Aldmoor')).toBe('Leitende Bäckerin')
  expect(titleOf('Sandhill\n\nBread is baked here.\nOvens are cleaned.')).toBe('')
})
