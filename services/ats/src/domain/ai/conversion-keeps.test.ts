import { describe, expect, it } from 'vitest'
import type { Persona, When } from '../../../test-data/persona.ts'
import { personas } from '../../../test-data/personas.ts'
import { asText, headerOrders } from '../../../test-data/resume-layouts.ts'
import { scanResume } from '../scan.ts'
import { groundedResume, type Reading } from './conversion.ts'
import { materialIn } from './material-of-scan.ts'

const month = (when: When | null) => (when ? `${when.year}-${String(when.month).padStart(2, '0')}` : '')

/** What an honest AI reads out of a resume that it was sent, placeholders for what it was not told. */
function honestReading({ label, roles, education, skills, summary }: Persona): Reading {
  const none = { summary: '', location: '' }
  return {
    basics: { fullName: '[NAME_1]', role: label, headline: '', email: '[EMAIL_1]', phone: '[PHONE_1]', location: '' },
    links: [],
    summary,
    experience: roles.map(({ title, employer, start, end, work }) => ({
      ...none,
      ...{ company: employer, role: title, highlights: work },
      ...{ startDate: month(start), endDate: month(end), current: end === null },
    })),
    education: education.map(({ school, credential, end }) => ({
      ...{ school, degree: credential, field: '', summary: '' },
      ...{ startDate: '', endDate: String(end), current: false },
    })),
    projects: [],
    skills: skills.map((name) => ({ name, keywords: [] })),
  }
}

const cases = personas.flatMap((persona) =>
  headerOrders.flatMap((order) =>
    (['names', 'numbers', 'iso'] as const).map((dates) => ({ persona, order, dates, name: persona.name })),
  ),
)

describe('a conversion by an honest AI', () => {
  it.each(cases)(
    'loses nothing of the resume of $name, set as $order with dates as $dates',
    ({ persona, order, dates }) => {
      const text = asText(persona, order, dates)
      const { parsed } = scanResume({
        resume: text,
        jobDescription: '',
        today: new Date('2026-06-01'),
        restricted: false,
      })
      const reading = honestReading(persona)
      const converted = groundedResume(reading, materialIn({ resume: text }, parsed), parsed)
      const withoutIds = converted?.experience.map(({ id: _id, ...job }) => job)
      expect(withoutIds).toEqual(reading.experience)
      expect(converted?.education.map(({ id: _id, ...study }) => study)).toEqual(reading.education)
      expect(converted?.skills.map(({ name }) => name)).toEqual(persona.skills)
      expect(converted?.summary).toBe(persona.summary)
      expect(converted?.basics.fullName.toLowerCase()).toBe(persona.name.toLowerCase())
      expect(converted?.basics).toMatchObject({ email: persona.email, phone: persona.phone })
    },
  )
})
