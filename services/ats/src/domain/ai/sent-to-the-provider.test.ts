import { describe, expect, it } from 'vitest'
import type { Persona } from '../../../test-data/persona.ts'
import { personas } from '../../../test-data/personas.ts'
import { asTextForm, textFormsOf } from '../../../test-data/resume-forms.ts'
import { asText, headerOrders } from '../../../test-data/resume-layouts.ts'
import { scanResume } from '../scan.ts'
import { materialIn } from './material-of-scan.ts'

/** What is sent of a resume, in lower case. */
function sentOf(resume: string | Record<string, unknown>): string {
  const { parsed } = scanResume({ resume, jobDescription: '', today: new Date('2026-06-01'), restricted: false })
  return JSON.parse(materialIn({ resume }, parsed).sent).resume.toLowerCase()
}

function secretsOf({ name, email, phone }: Persona): string[] {
  return [name, email, phone, ...name.split(/\s+/).filter((part) => part.length > 3)].map((text) => text.toLowerCase())
}

const texts = personas.flatMap((persona) => [
  ...headerOrders.map((order) => ({
    what: `${persona.name}, set as ${order}`,
    persona,
    text: asText(persona, order, 'names'),
  })),
  ...textFormsOf(persona.language).map((form) => ({
    what: `${persona.name}, as ${form}`,
    persona,
    text: asTextForm(persona, form),
  })),
])

describe('what the AI provider is sent of a resume holds', () => {
  it.each(texts)('neither name nor e-mail nor phone: $what', ({ persona, text }) => {
    const sent = sentOf(text)
    for (const secret of secretsOf(persona)) expect(sent).not.toContain(secret)
    expect(sent.replace(/\D/g, '')).not.toContain(persona.phone.replace(/\D/g, ''))
    for (const { employer } of persona.roles) expect(sent).toContain(employer.toLowerCase())
  })

  it.each(personas)('neither name nor e-mail nor phone when it is data: $name', (persona) => {
    const { name, email, phone, summary } = persona
    const work = persona.roles.map(({ title, employer }) => ({ position: title, name: employer, startDate: '2020-01' }))
    const sent = sentOf({ basics: { name, email, phone, summary: `${summary} ${name}.` }, work })
    for (const secret of secretsOf(persona)) expect(sent).not.toContain(secret)
  })
})
