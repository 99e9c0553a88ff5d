import { domainToASCII } from 'node:url'
import { objectOf, objectsOf, textOf, textsOf } from '../fit-profile.ts'
import type { ProfileLink } from '../profile.ts'
import { accountOf, websiteLabel } from '../profile-links.ts'
import { splitBullets } from './bullets.ts'
import { jsonDate } from './json-date.ts'

const schemaUrl = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json'

const fluencies: Record<string, string> = {
  native: 'Native speaker',
  fluent: 'Fluent',
  professional: 'Professional',
  limited: 'Limited',
  elementary: 'Elementary',
}

/**
 * Writes a profile as a JSON Resume 1.0 document. Empty members are left out, and so are those that only profiles have, and
 * dates and addresses that JSON Resume cannot express.
 */
export function toJsonResume(profile: Record<string, unknown>): Record<string, unknown> {
  const basics = objectOf(profile.basics)
  const links = objectsOf(objectOf(profile.links).items) as unknown as ProfileLink[]
  const website = links.find(({ type, label }) => type === 'portfolio' && label === websiteLabel)
  const location = textOf(basics.location)
  return {
    $schema: schemaUrl,
    basics: filled({
      name: textOf(basics.fullName),
      label: textOf(basics.role),
      email: addressOf(textOf(basics.email)),
      phone: textOf(basics.phone),
      url: website && urlOf(website.url),
      summary: textOf(profile.summary),
      location: location === '' ? undefined : { city: location },
      profiles: links
        .filter((link) => link !== website)
        .map((link) => filled({ ...accountOf(link), url: urlOf(link.url) })),
    }),
    ...filled({
      work: each(profile.experience, (entry) => ({
        name: entry.company,
        position: entry.role,
        location: entry.location,
        ...periodOf(entry),
        summary: entry.summary,
        highlights: textsOf(entry.highlights),
      })),
      volunteer: each(profile.volunteer, (entry) => {
        const { text, points } = splitBullets(textOf(entry.summary))
        const place = { organization: entry.organization, position: entry.role, ...periodOf(entry) }
        return { ...place, summary: text, highlights: points }
      }),
      education: each(profile.education, (entry) => ({
        institution: entry.school,
        studyType: entry.degree,
        area: entry.field,
        ...periodOf(entry),
        courses: splitBullets(textOf(entry.summary)).points,
      })),
      awards: each(profile.awards, (entry) => ({
        title: entry.title,
        awarder: entry.awarder,
        date: jsonDate(textOf(entry.date)),
        summary: entry.description,
      })),
      certificates: each(profile.certificates, (entry) => ({
        name: entry.title,
        issuer: entry.issuer,
        date: jsonDate(textOf(entry.date)),
        url: urlOf(entry.website),
      })),
      publications: each(profile.publications, (entry) => ({
        name: entry.title,
        publisher: entry.publisher,
        releaseDate: jsonDate(textOf(entry.date)),
        url: urlOf(entry.website),
        summary: entry.description,
      })),
      skills: each(profile.skills, ({ name, keywords }) => ({ name, keywords: textsOf(keywords) })),
      languages: each(profile.languages, ({ language, fluency }) => ({
        language,
        fluency: fluencies[textOf(fluency)],
      })),
      interests: each(profile.interests, ({ name, keywords }) => ({ name, keywords: textsOf(keywords) })),
      references: each(profile.references, ({ name, relationship }) => ({ name, reference: relationship })),
      projects: each(profile.projects, (entry) => ({
        name: entry.name,
        description: entry.summary,
        highlights: textsOf(entry.highlights),
        keywords: textsOf(entry.skills),
        url: urlOf(entry.link),
        roles: textOf(entry.role) === '' ? [] : textOf(entry.role).split(', '),
      })),
    }),
    meta: { version: 'v1.0.0' },
  }
}

function each(list: unknown, show: (entry: Record<string, unknown>) => Record<string, unknown>) {
  return objectsOf(list).map((entry) => filled(show(entry)))
}

function periodOf({ startDate, endDate, current }: Record<string, unknown>) {
  return {
    startDate: jsonDate(textOf(startDate)),
    endDate: current === true ? undefined : jsonDate(textOf(endDate)),
  }
}

/** What a URI consists of, besides the `#` before its last part (RFC 3986, appendix A); the brackets of IPv6 are left out. */
const uriSigns = "[\\w.~!$&'()*+,;=:@/?-]|%[\\da-f]{2}"
const uri = new RegExp(`^[a-z][a-z\\d+.-]*:(?!\\?)(?:${uriSigns})+(?:#(?:${uriSigns})*)?$`, 'i')

/** JSON Resume requires complete URIs. What else browsers take, such as letters with accents, is written in percent signs. */
function urlOf(value: unknown): string | undefined {
  const url = textOf(value)
  if (uri.test(url)) return URL.canParse(url) ? url : undefined
  const written = URL.parse(url)?.href.replaceAll(/[|^\\[\]]|%(?![\da-f]{2})/gi, encodeURIComponent) ?? ''
  return uri.test(written) && URL.canParse(written) ? written : undefined
}

const atom = "[\\w!#$%&'*+/=?^`{|}~-]+"
const label = '[a-z\\d](?:[a-z\\d-]*[a-z\\d])?'
const address = new RegExp(`^${atom}(?:\\.${atom})*@(?:${label}\\.)+${label}$`, 'i')

/** JSON Resume requires addresses in ASCII, as which a domain of other letters can be written (RFC 5890). */
function addressOf(email: string): string | undefined {
  const at = email.lastIndexOf('@')
  const written = address.test(email) ? email : `${email.slice(0, at)}@${domainToASCII(email.slice(at + 1))}`
  return address.test(written) ? written : undefined
}

/** Leaves empty members out. */
function filled(object: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(object).filter(([, value]) => value !== undefined && value !== '' && !isEmptyList(value)),
  )
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0
}
