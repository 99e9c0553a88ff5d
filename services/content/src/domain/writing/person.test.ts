import { describe, expect, it } from 'vitest'
import { materialOf } from './material.ts'
import { personOf } from './person.ts'

const account = { name: 'kim', email: 'kim@example.com' }
const said = { text: '', context: '', jobDescription: '', instructions: '' }
const namesOf = (text: string) => personOf({ ...said, text }, { account, document: undefined }).names

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
})
