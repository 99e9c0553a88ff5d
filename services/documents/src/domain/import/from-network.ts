import { importLimits, profileLimits } from '@resume/proto/limits/documents'
import { type Ground, groundIn } from '@resume/resume-text/ground'
import { invalidFields } from '@resume/service-kit/errors/app-error'
import { newId } from '@resume/service-kit/ids'
import { cut, emailOf, textOf } from '../fit-profile.ts'
import { emptyProfile, type Profile } from '../profile.ts'
import { linkTypeOf } from '../profile-links.ts'
import type { NetworkReading } from './network-schema.ts'

const { shortTextLength, headlineLength, phoneLength, listItems } = profileLimits
const { profileTextLength } = importLimits

/** Checks the pasted text of a profile. @throws AppError `validation_failed` when it is too short or too long */
export function readProfileText(pasted: string): string {
  const { length } = pasted.length > 2 * profileTextLength.max ? pasted : [...pasted]
  if (length < profileTextLength.min || length > profileTextLength.max) {
    throw invalidFields({ path: 'profileText', message: 'must be 10 to 50,000 characters' })
  }
  return pasted
}

/**
 * The profile that a model read out of a text. Only what the text says is kept: a field that the text does not confirm
 * becomes empty, and an entry without its main field is left out.
 */
export function fromNetwork(reading: NetworkReading, source: string): Profile {
  const ground = groundIn(source)
  const { text } = ground
  const grounded = (value: string, longest?: number) => text(textOf(value, longest))
  const groundedTexts = (values: string[]) =>
    values
      .slice(0, listItems)
      .map((value) => grounded(value))
      .filter(isSomething)
  const profile = emptyProfile()
  const { basics } = reading

  return {
    ...profile,
    basics: {
      ...profile.basics,
      fullName: grounded(basics.fullName, shortTextLength),
      role: grounded(basics.role, shortTextLength),
      headline: grounded(basics.headline, headlineLength),
      email: ground.address(emailOf(basics.email)),
      phone: ground.phone(textOf(basics.phone, phoneLength)),
      location: grounded(basics.location, shortTextLength),
    },
    links: {
      ...profile.links,
      items: entriesOf(reading.links, ({ label, url }) => {
        const address = ground.address(textOf(url))
        return address === ''
          ? undefined
          : { type: typeOfAddress(address), label: grounded(label), url: withProtocol(address) }
      }),
    },
    summary: grounded(reading.summary),
    experience: entriesOf(reading.experience, (position) => {
      const [company, role] = [grounded(position.company), grounded(position.role)]
      if (company === '' && role === '') return undefined
      const rest = { summary: grounded(position.summary), highlights: groundedTexts(position.highlights) }
      return { company, role, location: grounded(position.location), ...periodOf(position, ground), ...rest }
    }),
    education: entriesOf(reading.education, (study) => {
      const school = grounded(study.school)
      if (school === '') return undefined
      const rest = { degree: grounded(study.degree), field: grounded(study.field), summary: grounded(study.summary) }
      return { school, ...rest, ...periodOf(study, ground) }
    }),
    projects: entriesOf(reading.projects, (project) => {
      const name = grounded(project.name)
      if (name === '') return undefined
      const link = ground.address(textOf(project.link))
      const rest = { summary: grounded(project.summary), highlights: groundedTexts(project.highlights), skills: [] }
      return { name, role: grounded(project.role), link, linkLabel: '', showLinkAsText: false, ...rest }
    }),
    skills: groundedTexts(reading.skills).map((name) => ({ id: newId(), name, keywords: [] })),
    languages: entriesOf(reading.languages, (entry) => {
      const language = grounded(entry.language)
      return language === '' ? undefined : { language, fluency: entry.fluency }
    }),
    certificates: entriesOf(reading.certificates, (entry) => {
      const title = grounded(entry.title)
      if (title === '') return undefined
      const date = ground.date(textOf(entry.date))
      return { title, issuer: grounded(entry.issuer), date, website: '', description: '', showLink: false }
    }),
    volunteer: entriesOf(reading.volunteer, (entry) => {
      const organization = grounded(entry.organization)
      if (organization === '') return undefined
      return {
        organization,
        role: grounded(entry.role),
        location: '',
        ...periodOf(entry, ground),
        summary: grounded(entry.summary),
      }
    }),
  }
}

/** Whether nothing was found: when nothing of a reading is left, the model made it up. */
export function isEmptyProfile({ basics, summary, ...lists }: Profile): boolean {
  const { experience, education, projects, skills } = lists
  const found = [basics.fullName, basics.role, basics.headline, summary]
  return (
    found.every((value) => value === '') && [experience, education, projects, skills].every(({ length }) => !length)
  )
}

function entriesOf<From, To extends object>(
  entries: From[],
  make: (entry: From) => To | undefined,
): (To & { id: string })[] {
  return entries.slice(0, listItems).flatMap((entry) => {
    const made = make(entry)
    return made ? [{ id: newId(), ...made }] : []
  })
}

function periodOf(
  { startDate, endDate, current }: { startDate: string; endDate: string; current: boolean },
  ground: Ground,
): { startDate: string; endDate: string; current: boolean } {
  const goesOn = current && ground.saysPresent
  return {
    startDate: ground.date(cut(startDate, 10)),
    endDate: goesOn ? '' : ground.date(cut(endDate, 10)),
    current: goesOn,
  }
}

function typeOfAddress(address: string): string {
  const host = /^(?:[a-z]+:\/\/)?(?:www\.)?([^/?#]+)/i.exec(address)?.[1] ?? ''
  return linkTypeOf(host.replace(/\.[^.]+$/, ''))
}

function withProtocol(address: string): string {
  return /^https?:\/\//i.test(address) ? address : `https://${address}`
}

function isSomething(text: string): boolean {
  return text !== ''
}
