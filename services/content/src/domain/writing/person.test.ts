import { describe, expect, it } from 'vitest'
import { materialOf } from './material.ts'
import { personOf } from './person.ts'

const account = { name: 'kim', email: 'kim@example.com' }
const said = { text: '', context: '', jobDescription: '', instructions: '' }
const namesOf = (text: string) => personOf({ ...said, text }, { account, document: undefined }).names

/** As many lines as a text has room for, each with a name that no other has. */
const manyNames = (from: number, length = 2_500) =>
  Array.from({ length }, (_, at) => {
    const word = [...String(from + at)].map((digit) => 'abcdefghij'[Number(digit)]).join('')
    return `Name:A${word} B${word}\n`
  }).join('')

describe('who a text is about', () => {
  it.each([
    ['Marta Lindqvist\nmarta@example.com | +31 20 794 0123\n\nExperience', 'Marta Lindqvist'],
    ['MARTA LINDQVIST\nEngineer\nlinkedin.com/in/marta', 'MARTA LINDQVIST'],
    ['Marta Lindqvist | marta@example.com', 'Marta Lindqvist'],
    ['Dear all, my name is Marta Lindqvist and I cook.', 'Marta Lindqvist'],
    ['Ich heiße Jörg Müller.', 'Jörg Müller'],
    ['I would like to work with you.\n\nKind regards,\nMarta Lindqvist', 'Marta Lindqvist'],
  ])('is read from %j', (text, name) => {
    expect(namesOf(text)).toContain(name)
  })

  it.each(['Senior Engineer\nBuilt things', 'Work History\n2019 - 2020: Driver', 'Led a team.'])(
    'is not read from %j',
    (text) => {
      expect(namesOf(text)).toEqual([])
    },
  )

  it('is what the account and the document say, and none of it is sent', () => {
    const document = {
      basics: { fullName: 'Ana de la Cruz', email: 'ana@example.org', phone: '555-0199', url: 'ana.example' },
      links: [{ url: 'https://github.com/anadlc' }],
    }
    const input = {
      ...said,
      text: 'Ana de la Cruz (ana.example, 555-0199) wrote to kim lee. Ana led.',
      context: 'See Kim Lee.',
    }
    const person = personOf(input, { account: { name: 'Kim Lee', email: 'kim@example.com' }, document })
    const { sent, restore } = materialOf(input, person)
    for (const secret of ['Ana', 'Cruz', '555', 'ana.example', 'Kim', 'Lee']) {
      expect(JSON.stringify(sent).toLowerCase()).not.toContain(secret.toLowerCase())
    }
    expect(restore(sent.text)).toBe(input.text)
  })

  it('is refused where texts have more names than they can be searched for, before anything is sent', () => {
    const input = { ...said, text: manyNames(10_000), context: manyNames(20_000) }
    expect(() => materialOf(input, personOf(input, { account, document: undefined }))).toThrow(
      expect.objectContaining({
        id: 'validation_failed',
        details: ['input.text', 'input.context'].map((path) => ({
          path,
          message: 'must have at most 50 names of people',
        })),
      }),
    )
  })

  it('is anybody whom texts name fifty of, and none of them is sent', () => {
    const names = [10_000, 20_000].map((from) => manyNames(from, 50))
    const [text = '', context = ''] = names.map((head) => head + 'Aaa Bbb. '.repeat(5_000))
    const { sent, restore } = materialOf(
      { ...said, text, context },
      personOf({ ...said, text, context }, { account, document: undefined }),
    )
    expect(sent.text).toMatch(/^(?:Name:\[NAME_\d+\]\n){50}Aaa Bbb/)
    expect(sent.context).toMatch(/^(?:Name:\[NAME_\d+\]\n){50}Aaa Bbb/)
    expect(restore(sent.text)).toBe(text)
  })

  it('is refused where a document has more links than texts can be searched for', () => {
    const linking = (count: number) => ({
      links: Array.from({ length: count }, (_, at) => ({ url: `ana${at}.example` })),
    })
    expect(personOf(said, { account, document: linking(200) }).links).toHaveLength(200)
    expect(() => personOf(said, { account, document: linking(201) })).toThrow(
      expect.objectContaining({
        details: [{ path: 'documentId', message: 'must be a document with at most 200 links' }],
      }),
    )
  })
})
