import { profileLimits } from '@resume/proto/limits/documents'
import { Type } from 'typebox'
import { named } from '../description/keywords.ts'
import { Nullable } from './schemas.ts'

/** Lenient: what people leave empty is often null, from the whole section to a line of a list. */
const orNull = <Schema extends Type.TSchema>(schema: Schema, description: string) =>
  Type.Optional(Nullable(schema, description))

/** What becomes part of a profile has the limits of a profile. */
const { textLength, shortTextLength, phoneLength, emailLength, listItems } = profileLimits
const text = (description: string, options: Type.TStringOptions = { maxLength: textLength }) =>
  orNull(Type.String(options), description)
const texts = (description: string) =>
  orNull(Type.Array(Nullable(Type.String({ maxLength: textLength })), { maxItems: listItems }), description)

const url = text('The address of a page about it.')
const summary = text('More about it.')
const highlights = texts('Achievements, each a line.')
const keywords = texts('What it includes.')
const period = { startDate: text('When it began.'), endDate: text('When it ended; empty or absent if it has not.') }

/** JSON Resume allows more members than it names, in every object. */
const open = { additionalProperties: true }

/** A list of named objects. */
const list = <Properties extends Type.TProperties>(
  name: string,
  item: string,
  description: string,
  properties: Properties,
) => {
  const items = Nullable(Type.Object(properties, { ...named(name, item), ...open }))
  return orNull(Type.Array(items, { maxItems: listItems }), description)
}

const Location = Type.Object(
  {
    address: text('The street address.'),
    postalCode: text('The postal code.'),
    city: text('The city.'),
    countryCode: text('The ISO 3166-1 code of the country.'),
    region: text('The region.'),
  },
  { ...named('JsonResumeLocation', 'A place.'), ...open },
)

const Basics = Type.Object(
  {
    name: text('The name.', { maxLength: shortTextLength }),
    label: text('The job title.', { maxLength: shortTextLength }),
    image: text('The address of a picture; it is not imported.', {}),
    email: text('The email address, or empty.', { format: 'email-or-empty', maxLength: emailLength }),
    phone: text('The phone number.', { maxLength: phoneLength }),
    url: text('The address of the website.'),
    summary: text('A summary of the person.'),
    location: orNull(Location, 'The place.'),
    profiles: list('JsonResumeProfile', 'A profile on a network.', 'Profiles on networks.', {
      network: text('The name of the network.'),
      username: text('The username.'),
      url: text('The address of the profile.'),
    }),
  },
  { ...named('JsonResumeBasics', 'Who the resume is about.'), ...open },
)

/** A JSON Resume document, version 1.0 (https://jsonresume.org/schema). */
export const JsonResume = Type.Object(
  {
    $schema: text('The address of the schema.'),
    basics: orNull(Basics, 'Who the resume is about.'),
    work: list('JsonResumeWork', 'A role.', 'The roles.', {
      name: text('The employer.'),
      location: text('The place.'),
      position: text('The job title.'),
      url,
      ...period,
      summary,
      highlights,
    }),
    volunteer: list('JsonResumeVolunteer', 'A voluntary role.', 'The voluntary roles.', {
      organization: text('The organization.'),
      position: text('The role.'),
      url,
      ...period,
      summary,
      highlights,
    }),
    education: list('JsonResumeEducation', 'A course of education.', 'The education.', {
      institution: text('The school.'),
      url,
      area: text('The field of study.'),
      studyType: text('The degree.'),
      ...period,
      courses: texts('The courses.'),
    }),
    awards: list('JsonResumeAward', 'An award.', 'The awards.', {
      title: text('The award.'),
      date: text('The date.'),
      awarder: text('Who awarded it.'),
      summary,
    }),
    certificates: list('JsonResumeCertificate', 'A certificate.', 'The certificates.', {
      name: text('The certificate.'),
      date: text('The date.'),
      url,
      issuer: text('Who issued it.'),
    }),
    publications: list('JsonResumePublication', 'A publication.', 'The publications.', {
      name: text('The title.'),
      publisher: text('Who published it.'),
      releaseDate: text('The date.'),
      url,
      summary,
    }),
    skills: list('JsonResumeSkill', 'A group of skills.', 'The skills.', {
      name: text('The name of the group.'),
      level: text('The level.'),
      keywords,
    }),
    languages: list('JsonResumeLanguage', 'A language.', 'The languages.', {
      language: text('The language.'),
      fluency: text('How well the person speaks it.'),
    }),
    interests: list('JsonResumeInterest', 'An interest.', 'The interests.', {
      name: text('The interest.'),
      keywords,
    }),
    references: list('JsonResumeReference', 'A reference.', 'The references.', {
      name: text('The name.'),
      reference: text('What they say.'),
    }),
    projects: list('JsonResumeProject', 'A project.', 'The projects.', {
      name: text('The name.'),
      description: text('What the project is about.'),
      highlights,
      keywords,
      url,
      roles: texts('What the person did in it.'),
    }),
    meta: orNull(Type.Object({}, open), 'Data that tools keep, such as the version of the document.'),
  },
  { ...named('JsonResume', 'A JSON Resume document, version 1.0.'), additionalProperties: false },
)
