import { describe, expect, it } from 'vitest'
import { readRequirements } from './requirements.ts'

const names = (job: string) => readRequirements(job).map(({ name }) => name)

describe('a heading that no list has', () => {
  it.each([
    'Apply to the mill, if you:',
    'Bewirb dich bei der Mühle, wenn du:',
    'Zostań młynarzem, jeżeli:',
    'You and our ovens match if you bring:',
    'A baker we are looking for',
    'Para el molino necesitamos:',
  ])('tells by its condition or its need that what stands below is asked for: %s', (heading) => {
    const job = `What you get\n- Docker\n\n${heading}\n- Rust\n- Glaze mixing\n- Kiln firing`
    expect(names(job)).toEqual(expect.arrayContaining(['Rust', 'Glaze mixing', 'Kiln firing']))
    expect(names(job)).not.toContain('Docker')
  })

  it('ends what is asked for, also where it has no known word', () => {
    const job = 'Requirements\n- Java\n- SQL\n\nOvens and evenings at Sandhill\n- Netflix\n- Docker parties'
    expect(names(job)).toEqual(['Java', 'SQL'])
  })

  it('ends nothing where the line or the one below it asks for something', () => {
    const job = 'Requirements\n- Java\n- SQL\n\nAround the ovens\n- Experience with Rust\n- Knowledge of Python'
    expect(names(job)).toEqual(expect.arrayContaining(['Java', 'SQL', 'Rust', 'Python']))
  })

  it.each(['Das macht Ihre Persönlichkeit aus', 'Strengths of our bakers'])(
    'goes on with what somebody is like: %s',
    (heading) => {
      const job = `Requirements\n- Java\n- SQL\n\n${heading}\n- Rust\n- Python`
      expect(names(job)).toEqual(['Java', 'SQL', 'Rust', 'Python'])
    },
  )

  it('is one of what keeps somebody from the job, and nothing below is asked for', () => {
    const job = 'Requirements\n- Java\n- SQL\n\nIneligible for the mill:\n- Smoking at work\n- Leaving a kiln on'
    expect(names(job)).toEqual(['Java', 'SQL'])
  })

  it('is written in capitals above a line that asks for something', () => {
    const job =
      'Our mill\n\nLE FOURNIL VOUS ATTEND\n> Titulaire d’un permis B\n> Aisance avec les fours\n> Goût du pain'
    expect(names(job)).toEqual(expect.arrayContaining(['Driving licence']))
  })

  it('may stand behind the mark of an item if it asks something', () => {
    const job = 'Requirements\n- Java\n- SQL\n- Why Sandhill?\n- Docker parties\n- Python lunches'
    expect(names(job)).toEqual(['Java', 'SQL'])
  })
})

describe('lines that ask by the words with which they begin', () => {
  it('are asked for below duties without a heading of their own', () => {
    const job =
      'Molinero\n\nFunciones generales:\n\nMoler el trigo\nLimpiar los molinos\nBuen nivel de repostería\nManejo de hornos\nPermiso de conducir'
    expect(names(job)).toEqual(expect.arrayContaining(['Repostería', 'Hornos', 'Driving licence']))
  })

  it('turn back from what is offered, if two of them stand together', () => {
    const offer = 'Ofrecemos:\nContrato indefinido.\nFiestas con Docker.\n'
    expect(names(`Molinero\n\n${offer}Buen nivel de Java.\nDominio de SQL.`)).toEqual(
      expect.arrayContaining(['Java', 'SQL']),
    )
    expect(names(`Molinero\n\n${offer}Buen nivel de Java.`)).not.toContain('Java')
  })
})
