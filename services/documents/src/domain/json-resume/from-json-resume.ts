import { type Fluency, profileLimits } from '@resume/proto/limits/documents'
import type { FieldViolation } from '@resume/service-kit/errors/app-error'
import { newId } from '@resume/service-kit/ids'
import { emailOf, objectOf, objectsOf, textOf, textsOf } from '../fit-profile.ts'
import { emptyProfile, type Profile, type ProfileLink } from '../profile.ts'
import { linkOf, websiteLabel } from '../profile-links.ts'
import { withBullets } from './bullets.ts'

const { shortTextLength, phoneLength, textLength, listItems } = profileLimits

/**
 * The profile that a JSON Resume 1.0 document describes. Lenient: what is missing, null or of another type is empty.
 * What only JSON Resume has (pictures, levels, entities) is left out. Nothing is cut: see {@link overlongParts}.
 */
export function fromJsonResume(document: Record<string, unknown>): Profile {
  const basics = objectOf(document.basics)
  const profile = emptyProfile()
  return {
    ...profile,
    basics: {
      ...profile.basics,
      fullName: textOf(basics.name, shortTextLength),
      role: textOf(basics.label, shortTextLength),
      email: emailOf(basics.email),
      phone: textOf(basics.phone, phoneLength),
      location: locationOf(basics.location),
    },
    links: { ...profile.links, items: linksOf(basics) },
    summary: textOf(basics.summary),
    experience: objectsOf(document.work).map((work) => ({
      id: newId(),
      company: textOf(work.name) || textOf(work.company),
      role: textOf(work.position),
      location: textOf(work.location),
      ...periodOf(work),
      summary: textOf(work.summary),
      highlights: textsOf(work.highlights),
    })),
    education: objectsOf(document.education).map((study) => ({
      id: newId(),
      school: textOf(study.institution),
      degree: textOf(study.studyType),
      field: textOf(study.area),
      ...periodOf(study),
      summary: coursesOf(study),
    })),
    projects: objectsOf(document.projects).map((project) => ({
      id: newId(),
      name: textOf(project.name),
      role: rolesOf(project),
      link: textOf(project.url),
      linkLabel: '',
      summary: textOf(project.description),
      showLinkAsText: false,
      highlights: textsOf(project.highlights),
      skills: textsOf(project.keywords),
    })),
    skills: namedOf(document.skills),
    interests: namedOf(document.interests),
    languages: objectsOf(document.languages).map((entry) => ({
      id: newId(),
      language: textOf(entry.language),
      fluency: fluencyOf(textOf(entry.fluency)),
    })),
    awards: objectsOf(document.awards).map((award) => ({
      ...{ id: newId(), title: textOf(award.title), awarder: textOf(award.awarder), date: textOf(award.date) },
      ...{ website: '', description: textOf(award.summary), showLink: false },
    })),
    certificates: objectsOf(document.certificates).map((entry) => ({
      ...{ id: newId(), title: textOf(entry.name), issuer: textOf(entry.issuer), date: textOf(entry.date) },
      ...{ website: textOf(entry.url), description: '', showLink: textOf(entry.url) !== '' },
    })),
    publications: objectsOf(document.publications).map((entry) => ({
      ...{ id: newId(), title: textOf(entry.name), publisher: textOf(entry.publisher) },
      ...{ date: textOf(entry.releaseDate), website: textOf(entry.url), description: textOf(entry.summary) },
      showLink: textOf(entry.url) !== '',
    })),
    volunteer: objectsOf(document.volunteer).map((entry) => ({
      id: newId(),
      organization: textOf(entry.organization),
      role: textOf(entry.position),
      location: '',
      ...periodOf(entry),
      summary: volunteeringOf(entry),
    })),
    references: objectsOf(document.references).map((entry) => ({
      ...{ id: newId(), name: textOf(entry.name), title: '', organization: '', email: '', phone: '' },
      relationship: textOf(entry.reference),
    })),
  }
}

/**
 * The parts of a document that are too much for the one text or list that a profile has for them. What is a field of its own
 * has its limit in the gateway's schema.
 */
export function overlongParts(document: Record<string, unknown>): FieldViolation[] {
  const basics = objectOf(document.basics)
  const links = linksOf(basics).length > listItems
  return [
    ...tooLong('basics.location', locationOf(basics.location), shortTextLength),
    ...(links ? [{ path: 'basics.profiles', message: `must have at most ${listItems} items, \`url\` included` }] : []),
    ...each(document, 'education', 'courses', coursesOf),
    ...each(document, 'projects', 'roles', rolesOf),
    ...each(document, 'volunteer', 'highlights', volunteeringOf),
  ]
}

function each(
  document: Record<string, unknown>,
  section: string,
  part: string,
  textIn: (entry: Record<string, unknown>) => string,
): FieldViolation[] {
  const entries = Array.isArray(document[section]) ? document[section] : []
  return entries.flatMap((entry, at) => tooLong(`${section}.${at}.${part}`, textIn(objectOf(entry)), textLength))
}

function tooLong(path: string, text: string, longest: number): FieldViolation[] {
  if (text.length <= longest || [...text].length <= longest) return []
  return [{ path, message: `must come to at most ${longest.toLocaleString('en')} characters in one text` }]
}

function coursesOf(study: Record<string, unknown>): string {
  return withBullets('', textsOf(study.courses))
}

function rolesOf(project: Record<string, unknown>): string {
  return textsOf(project.roles).join(', ')
}

function volunteeringOf(entry: Record<string, unknown>): string {
  return withBullets(textOf(entry.summary), textsOf(entry.highlights))
}

/** A period without an end is a current one. */
function periodOf(entry: Record<string, unknown>): { startDate: string; endDate: string; current: boolean } {
  const startDate = textOf(entry.startDate)
  const endDate = textOf(entry.endDate)
  return { startDate, endDate, current: startDate !== '' && endDate === '' }
}

function namedOf(list: unknown) {
  return objectsOf(list).map((entry) => ({ id: newId(), name: textOf(entry.name), keywords: textsOf(entry.keywords) }))
}

function linksOf(basics: Record<string, unknown>): ProfileLink[] {
  const url = textOf(basics.url)
  const website: ProfileLink[] = url === '' ? [] : [{ id: newId(), type: 'portfolio', label: websiteLabel, url }]
  const accounts = objectsOf(basics.profiles).map((account) =>
    linkOf(textOf(account.network), textOf(account.username), textOf(account.url), newId()),
  )
  return [...website, ...accounts]
}

/** A location in one line, from the street to the country. */
function locationOf(value: unknown): string {
  const { address, postalCode, city, region, countryCode } = objectOf(value)
  const parts = [address, postalCode, city, region, countryCode]
    .map((part) => textOf(part))
    .filter((part) => part !== '')
  return parts.join(', ')
}

/** A fluency from the words that people use; words that say nothing count as limited. */
function fluencyOf(words: string): Fluency {
  const lowered = words.toLowerCase()
  if (/native|mother|bilingual|first/.test(lowered)) return 'native'
  if (/fluent|full professional|c2/.test(lowered)) return 'fluent'
  if (/professional|advanced|proficient|c1|b2/.test(lowered)) return 'professional'
  return /elementary|beginner|basic|a1/.test(lowered) ? 'elementary' : 'limited'
}
