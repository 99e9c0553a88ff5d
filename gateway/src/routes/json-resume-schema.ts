import { Type } from 'typebox'

/** Lenient: what people leave empty is often null. */
const text = Type.Optional(Type.Union([Type.String(), Type.Null()]))
const texts = Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()]))
const period = { startDate: text, endDate: text }

/** JSON Resume lets every part hold more than it names. */
const open = { additionalProperties: true }
const list = <Properties extends Type.TProperties>(properties: Properties) =>
  Type.Optional(Type.Union([Type.Array(Type.Object(properties, open)), Type.Null()]))

/** A JSON Resume document, version 1.0 (https://jsonresume.org/schema). */
export const JsonResume = Type.Object(
  {
    $schema: text,
    basics: Type.Optional(
      Type.Object(
        {
          ...{ name: text, label: text, image: text, email: text, phone: text, url: text, summary: text },
          location: Type.Optional(
            Type.Union([
              Type.Object({ address: text, postalCode: text, city: text, countryCode: text, region: text }, open),
              Type.Null(),
            ]),
          ),
          profiles: list({ network: text, username: text, url: text }),
        },
        open,
      ),
    ),
    work: list({ name: text, location: text, position: text, url: text, ...period, summary: text, highlights: texts }),
    volunteer: list({ organization: text, position: text, url: text, ...period, summary: text, highlights: texts }),
    education: list({ institution: text, url: text, area: text, studyType: text, ...period, courses: texts }),
    awards: list({ title: text, date: text, awarder: text, summary: text }),
    certificates: list({ name: text, date: text, url: text, issuer: text }),
    publications: list({ name: text, publisher: text, releaseDate: text, url: text, summary: text }),
    skills: list({ name: text, level: text, keywords: texts }),
    languages: list({ language: text, fluency: text }),
    interests: list({ name: text, keywords: texts }),
    references: list({ name: text, reference: text }),
    projects: list({ name: text, description: text, highlights: texts, keywords: texts, url: text, roles: texts }),
    meta: Type.Optional(Type.Object({}, open)),
  },
  { additionalProperties: false },
)
