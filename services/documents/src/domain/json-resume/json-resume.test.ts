import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromJsonResume, overlongParts } from './from-json-resume.ts'
import { jsonDate } from './json-date.ts'
import { toJsonResume } from './to-json-resume.ts'

const officialFile = (name: string) =>
  JSON.parse(readFileSync(createRequire(import.meta.url).resolve(`@jsonresume/schema/${name}`), 'utf8'))

const ajv = new Ajv({ strict: false })
addFormats.default(ajv)
const isValid = ajv.compile(officialFile('schema.json'))

const samples = [
  'sample.resume.json',
  'examples/career-changer.resume.json',
  'examples/new-grad.resume.json',
  'examples/senior-engineer.resume.json',
]

/** A document with only what profiles have as well, written in one way. */
function inCommon(document: Record<string, unknown>): unknown {
  const { meta: _meta, $schema: _schema, ...rest } = toJsonResume(fromJsonResume(document) as never)
  return rest
}

const text = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
  .map((value) => value.trim())
  .filter((value) => value !== '' && !value.includes('\0') && !/\n|: |, |•/.test(value))
const texts = fc.array(text, { minLength: 1, maxLength: 4 })
const date = fc.constantFrom('2019', '2020-05', '2021-12-31')
const url = fc.webUrl()
const list = <T extends object>(entry: Record<string, fc.Arbitrary<unknown>>) =>
  fc.array(fc.record(entry, { requiredKeys: [] }).filter((made) => Object.keys(made).length > 0) as fc.Arbitrary<T>, {
    minLength: 1,
    maxLength: 3,
  })
const named = { name: text, keywords: texts }
const period = { startDate: date, endDate: date }

const documents = fc.record(
  {
    basics: fc.record(
      {
        name: text,
        label: text,
        email: fc.constantFrom('ada@example.com', 'a.b+c@sub.example.org'),
        phone: fc.constant('+44 20 7946 0000'),
        url,
        summary: text,
        location: fc.record({ city: text }),
        profiles: fc.array(
          fc.record({
            network: fc.oneof(text, fc.constantFrom('GitHub', 'LinkedIn', 'X', 'Link', 'github')),
            username: text,
            url,
          }),
          { minLength: 1, maxLength: 3 },
        ),
      },
      { requiredKeys: [] },
    ),
    work: list({ name: text, position: text, location: text, ...period, summary: text, highlights: texts }),
    volunteer: list({ organization: text, position: text, ...period, summary: text, highlights: texts }),
    education: list({ institution: text, studyType: text, area: text, ...period, courses: texts }),
    awards: list({ title: text, awarder: text, date, summary: text }),
    certificates: list({ name: text, issuer: text, date, url }),
    publications: list({ name: text, publisher: text, releaseDate: date, url, summary: text }),
    skills: list(named),
    interests: list(named),
    languages: fc.array(
      fc.record({
        language: text,
        fluency: fc.constantFrom('Native speaker', 'Fluent', 'Professional', 'Limited', 'Elementary'),
      }),
      { minLength: 1, maxLength: 3 },
    ),
    references: list({ name: text, reference: text }),
    projects: list({ name: text, description: text, highlights: texts, keywords: texts, url, roles: texts }),
  },
  { requiredKeys: ['basics'] },
)

/** Addresses as people save them in a profile. */
const anyUrl = fc.oneof(
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc
    .tuple(fc.constantFrom('https://a.b/', 'http:', 'mailto:', 'x:'), fc.string({ unit: 'grapheme' }))
    .map((parts) => parts.join('')),
)
const anyEmail = fc.oneof(
  fc.emailAddress(),
  fc.tuple(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' })).map((parts) => parts.join('@')),
)
const link = fc.record({ type: fc.constantFrom('codehost', 'portfolio', 'custom'), label: fc.string(), url: anyUrl })
const profiles = fc.record({
  basics: fc.record({ email: anyEmail }),
  links: fc.record({ items: fc.array(link) }),
  projects: fc.array(fc.record({ name: text, link: anyUrl })),
  certificates: fc.array(fc.record({ title: text, website: anyUrl })),
})

describe('JSON Resume', () => {
  it('comes back from a profile as it was imported, in everything that both have', () => {
    fc.assert(
      fc.property(documents, (document) => {
        expect(inCommon(document)).toEqual(document)
      }),
      { numRuns: 300 },
    )
  })

  it('that is exported is valid by the official schema, whatever the profile came from', () => {
    fc.assert(
      fc.property(fc.oneof(documents, fc.object()), (document) => {
        const exported = toJsonResume(fromJsonResume(document as never) as never)
        expect([isValid(exported), isValid.errors]).toEqual([true, null])
      }),
      { numRuns: 300 },
    )
  })

  it('of any profile is valid by the official schema, too', () => {
    fc.assert(
      fc.property(profiles, (profile) => {
        const exported = toJsonResume(profile)
        expect([isValid(exported), isValid.errors]).toEqual([true, null])
      }),
      { numRuns: 1_000 },
    )
  })

  it.each([
    ['https://example.com/~ada?a=b#c', 'https://example.com/~ada?a=b#c'],
    ['https://exämple.com/Köln (Rhein)', 'https://xn--exmple-cua.com/K%C3%B6ln%20(Rhein)'],
    ['https://example.com/{a}|"b"\\c^d?50%', 'https://example.com/%7Ba%7D%7C%22b%22/c%5Ed?50%25'],
    ['mailto:ada@example.com', 'mailto:ada@example.com'],
    ['example.com', undefined],
    ['http://[::1]/', undefined],
    ['tel:', undefined],
  ])('has the address %s as %s', (saved, written) => {
    expect(toJsonResume({ projects: [{ name: 'x', link: saved }] }).projects).toEqual([
      { name: 'x', ...(written && { url: written }) },
    ])
  })

  it.each([
    ["o'hara+cv@Example.co.uk", "o'hara+cv@Example.co.uk"],
    ['ada@müller.de', 'ada@xn--mller-kva.de'],
    ['ada@localhost', undefined],
    ['a..b@example.com', undefined],
  ])('has the email address %s as %s', (saved, written) => {
    expect(toJsonResume({ basics: { email: saved } }).basics).toEqual({ email: written })
  })

  it.each([
    ['medium', 'Blog: Ada writes'],
    ['codehost', 'github: ada'],
    ['custom', 'Mastodon: @ada: home'],
    ['custom', 'My site'],
    ['twitter', 'X: ada'],
    ['portfolio', 'Website: ada.example'],
  ])('brings back the link of the type %s with the label %s', (type, label) => {
    const saved = { type, label, url: 'https://example.com/' }
    const exported = toJsonResume({ links: { items: [saved] } })
    expect(fromJsonResume(exported).links.items).toMatchObject([saved])
  })

  it.each(samples)('of the official %s keeps what both have, and a second round changes nothing', (name) => {
    const sample = officialFile(name)
    const profile = fromJsonResume(sample)
    expect(profile.basics.fullName).toBe(sample.basics.name)
    expect(profile.experience.map(({ company }) => company)).toEqual(
      sample.work.map((work: { name: string }) => work.name),
    )
    expect(profile.skills.map(({ name }) => name)).toEqual(sample.skills.map((skill: { name: string }) => skill.name))
    const once = toJsonResume(profile as never)
    expect([isValid(once), isValid.errors]).toEqual([true, null])
    expect(toJsonResume(fromJsonResume(once) as never)).toEqual(once)
  })

  it('is taken with empty, missing and null parts', () => {
    const profile = fromJsonResume({
      basics: { url: '', email: '', location: null },
      work: [{ endDate: '', url: null }],
      skills: null,
    })
    expect(profile.links.items).toEqual([])
    expect(profile.experience).toMatchObject([{ company: '', endDate: '', current: false }])
  })

  it('tells which parts are too much for the one text that a profile has for them, to the character', () => {
    const [letters, link] = [(count: number) => '😀'.repeat(count), { network: 'X', username: 'ada' }]
    const document = (more: 0 | 1) => ({
      basics: {
        location: { address: letters(100), city: letters(18 + more) },
        url: 'https://ada.example',
        profiles: Array.from({ length: 199 + more }, () => link),
      },
      education: [null, { courses: [letters(4_000), letters(5_995 + more)] }],
      projects: [{ roles: [letters(5_000), letters(4_998 + more)] }],
      volunteer: [{ summary: letters(5_000), highlights: [letters(4_997 + more)] }],
    })
    expect(overlongParts(document(0))).toEqual([])
    expect(overlongParts(document(1)).map(({ path }) => path)).toEqual([
      ...['basics.location', 'basics.profiles', 'education.1.courses', 'projects.0.roles', 'volunteer.0.highlights'],
    ])
  })

  it('has courses on one line each, with the blanks that they have within', () => {
    const study = (...courses: string[]) => fromJsonResume({ education: [{ courses }] }).education[0]?.summary
    expect(study('a  b', 'c\t \n\n  d \r\n e', 'f\ng  h')).toBe('• a  b\n• c d e\n• f g  h')
  })

  it('is read in time that is linear in the blanks within its courses', { timeout: 3_000 }, () => {
    const courses = Array.from({ length: 104 }, () => `a${' '.repeat(9_998)}b`)
    expect(fromJsonResume({ education: [{ courses }] }).education).toHaveLength(1)
  })

  it.each([
    ['2020', '2020'],
    ['2020-01-31', '2020-01-31'],
    ['Jan 2020', '2020-01'],
    ['September 2021', '2021-09'],
    ['3/2019', '2019-03'],
    ['13/2019', undefined],
    ['Foo 2020', undefined],
    ['soon', undefined],
    ['', undefined],
  ])('has the date %s as %s', (written, expected) => {
    expect(jsonDate(written)).toBe(expected)
  })
})
