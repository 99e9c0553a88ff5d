import { describe, expect, it } from 'vitest'
import { personas } from '../../../test-data/personas.ts'
import { asTextForm, textFormsOf } from '../../../test-data/resume-forms.ts'
import { readResume } from './parse-resume.ts'

const today = new Date('2026-06-15')

describe('resumes in forms that no list foresees are read whole', () => {
  for (const persona of personas) {
    it.each(textFormsOf(persona.language))(`${persona.language} ${persona.name}: %s`, (form) => {
      const { parsed } = readResume(asTextForm(persona, form), today)
      const roles = persona.roles.map(({ title, employer, start, end }) => ({ title, employer, start, end }))
      expect(parsed).toMatchObject({ name: persona.name, email: persona.email, phone: persona.phone, roles })
      expect(parsed.education).toMatchObject(persona.education.map(({ school }) => ({ school })))
      expect(parsed.skills).toEqual(expect.arrayContaining(persona.skills))
    })
  }
})
