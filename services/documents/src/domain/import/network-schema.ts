import { type Fluency, fluencies } from '@resume/proto/limits/documents'
import { exact, listOf, text, texts } from '@resume/service-kit/ai/strict-schema'

const period = { startDate: text, endDate: text, current: { type: 'boolean' } } as const

/** What the model reads out of a profile's text; empty strings and lists stand for what the text does not say. */
export const networkSchema = exact({
  basics: exact({ fullName: text, role: text, headline: text, email: text, phone: text, location: text }),
  links: listOf({ label: text, url: text }),
  summary: text,
  experience: listOf({ company: text, role: text, location: text, ...period, summary: text, highlights: texts }),
  education: listOf({ school: text, degree: text, field: text, ...period, summary: text }),
  projects: listOf({ name: text, role: text, link: text, summary: text, highlights: texts }),
  skills: texts,
  languages: listOf({
    language: text,
    fluency: { type: 'string', enum: [...fluencies] },
  }),
  certificates: listOf({ title: text, issuer: text, date: text }),
  volunteer: listOf({ organization: text, role: text, ...period, summary: text }),
})

interface Period {
  startDate: string
  endDate: string
  current: boolean
}

/** What {@link networkSchema} describes. */
export interface NetworkReading {
  basics: { fullName: string; role: string; headline: string; email: string; phone: string; location: string }
  links: { label: string; url: string }[]
  summary: string
  experience: (Period & { company: string; role: string; location: string; summary: string; highlights: string[] })[]
  education: (Period & { school: string; degree: string; field: string; summary: string })[]
  projects: { name: string; role: string; link: string; summary: string; highlights: string[] }[]
  skills: string[]
  languages: { language: string; fluency: Fluency }[]
  certificates: { title: string; issuer: string; date: string }[]
  volunteer: (Period & { organization: string; role: string; summary: string })[]
}
