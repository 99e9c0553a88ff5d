import {
  customSectionKinds,
  fluencies,
  linkDisplayModes,
  profileLimits,
  profileLinkTypes,
  profileSections,
} from '@resume/proto/limits/documents'
import { AppError } from '@resume/service-kit/errors/app-error'
import { type Static, Type } from 'typebox'
import { named } from '../description/keywords.ts'
import { Exact, Flag } from './schemas.ts'

const { textLength, shortTextLength, headlineLength, emailLength, phoneLength, listItems } = profileLimits
const most = { maxItems: listItems }

const text = (description: string) => Type.String({ maxLength: textLength, description })
const short = (description: string) => Type.String({ maxLength: shortTextLength, description })
const texts = (description: string) => Type.Array(Type.String({ maxLength: textLength }), { ...most, description })
const number = (description: string) => Type.Number({ description })

/** A list of named objects. */
const list = <Properties extends Type.TProperties>(
  name: string,
  item: string,
  description: string,
  properties: Properties,
) => Type.Array(Exact(properties, named(name, item)), { ...most, description })

const id = text('The ID of the item, unique in its list. Any string.')
const date = text('The date, in any form.')
const dated = {
  startDate: text('When it began, in any form.'),
  endDate: text('When it ended, in any form; empty if it has not.'),
  current: Flag('Whether it has not ended.'),
}
const linked = {
  date,
  website: text('The address of a page about it.'),
  description: text('More about it.'),
  showLink: Flag('Whether the address is shown.'),
}

const fixedSections: readonly string[] = profileSections

const Basics = Exact(
  {
    fullName: short('The name.'),
    role: short('The role, such as a job title.'),
    headline: Type.String({ maxLength: headlineLength, description: 'A line about the person.' }),
    email: Type.String({
      maxLength: emailLength,
      format: 'email-or-empty',
      description: 'The email address, or an empty string.',
    }),
    phone: Type.String({ maxLength: phoneLength, description: 'The phone number.' }),
    location: short('The place.'),
    linkEmail: Flag('Whether the email address is shown as a link.'),
    linkPhone: Flag('Whether the phone number is shown as a link.'),
    linkLocation: Flag('Whether the place is shown as a link.'),
  },
  named('ProfileBasics', 'Who the profile is about.'),
)

const Links = Exact(
  {
    displayMode: Type.Enum([...linkDisplayModes], named('LinkDisplayMode', 'How links are shown.')),
    items: list('ProfileLink', 'A link.', 'The links.', {
      id,
      type: Type.Enum([...profileLinkTypes], named('ProfileLinkType', 'What a link leads to.')),
      label: text('The text of the link.'),
      url: text('The address.'),
    }),
  },
  named('ProfileLinks', 'The links of a profile.'),
)

const CustomItems = list('CustomSectionItem', 'An item of a custom section.', 'The items.', {
  id,
  name: text('The name.'),
  issuer: text('Who issued it.'),
  date,
  link: text('The address of a page about it.'),
  referenceId: text('A reference number.'),
  description: text('More about it.'),
  details: texts('Details, each a line.'),
})

const Customization = Exact(
  {
    accentColor: text('The accent color.'),
    textColor: text('The color of text.'),
    mutedTextColor: text('The color of less important text.'),
    pageBackgroundColor: text('The color of the page.'),
    sectionBackgroundColor: text('The color behind sections.'),
    borderColor: text('The color of borders.'),
    sectionHeadingColor: text('The color of section headings.'),
    fontFamily: text('The font.'),
    sectionSpacing: number('The space between sections.'),
    pagePadding: number('The space around the page.'),
    bodyLineHeight: number('The line height of text.'),
    headingLineHeight: number('The line height of headings.'),
  },
  named('ProfileCustomization', 'How the profile looks.'),
)

/** The content of a master profile. Every property is required, and no other is accepted (docs/api/master-profile.md). */
export const MasterProfileContent = Exact(
  {
    templateId: text('The template that the profile is shown in.'),
    basics: Basics,
    links: Links,
    summary: text('A summary of the person.'),
    experience: list('ProfileExperience', 'A role.', 'The roles.', {
      id,
      company: text('The employer.'),
      role: text('The job title.'),
      location: text('The place.'),
      ...dated,
      summary: text('What the role is about.'),
      highlights: texts('Achievements, each a line.'),
    }),
    education: list('ProfileEducation', 'A course of education.', 'The education.', {
      id,
      school: text('The school.'),
      degree: text('The degree.'),
      field: text('The field of study.'),
      ...dated,
      summary: text('More about it.'),
    }),
    projects: list('ProfileProject', 'A project.', 'The projects.', {
      id,
      name: text('The name.'),
      role: text('What the person did in it.'),
      link: text('The address.'),
      linkLabel: text('The text of the link.'),
      summary: text('What the project is about.'),
      showLinkAsText: Flag('Whether the address is shown instead of the text.'),
      highlights: texts('Achievements, each a line.'),
      skills: texts('The skills that were used.'),
    }),
    skills: list('ProfileSkillGroup', 'A group of skills.', 'The skills, in groups.', {
      id,
      name: text('The name of the group.'),
      keywords: texts('The skills in it.'),
    }),
    languages: list('ProfileLanguage', 'A language.', 'The languages.', {
      id,
      language: text('The language.'),
      fluency: Type.Enum([...fluencies], named('LanguageFluency', 'How well somebody speaks a language.')),
    }),
    interests: list('ProfileInterest', 'An interest.', 'The interests.', {
      id,
      name: text('The interest.'),
      keywords: texts('What it includes.'),
    }),
    awards: list('ProfileAward', 'An award.', 'The awards.', {
      id,
      title: text('The award.'),
      awarder: text('Who awarded it.'),
      ...linked,
    }),
    certificates: list('ProfileCertificate', 'A certificate.', 'The certificates.', {
      id,
      title: text('The certificate.'),
      issuer: text('Who issued it.'),
      ...linked,
    }),
    publications: list('ProfilePublication', 'A publication.', 'The publications.', {
      id,
      title: text('The title.'),
      publisher: text('Who published it.'),
      ...linked,
    }),
    volunteer: list('ProfileVolunteering', 'A voluntary role.', 'The voluntary roles.', {
      id,
      organization: text('The organization.'),
      role: text('The role.'),
      location: text('The place.'),
      ...dated,
      summary: text('What the role is about.'),
    }),
    references: list('ProfileReference', 'Somebody who can be asked about the person.', 'The references.', {
      id,
      name: text('The name.'),
      title: text('The job title.'),
      organization: text('The organization.'),
      email: text('The email address.'),
      phone: text('The phone number.'),
      relationship: text('How they know the person.'),
    }),
    achievements: list('ProfileAchievement', 'An achievement.', 'The achievements.', {
      id,
      title: text('The achievement.'),
      description: text('More about it.'),
    }),
    customSections: list('CustomSection', 'A section that the user added.', 'The sections that the user added.', {
      id: text('The ID of the section, for `sections`. Any string.'),
      kind: Type.Enum([...customSectionKinds], named('CustomSectionKind', 'What a custom section contains.')),
      title: text('The heading.'),
      editableTitle: Flag('Whether the user can change the heading.'),
      items: CustomItems,
    }),
    sections: list('ProfileSection', 'The place of a section.', 'The order of the sections.', {
      id: Type.String({
        maxLength: textLength,
        description: `One of ${fixedSections.join(', ')}, or the ID of a custom section.`,
      }),
      label: text('The heading.'),
      visible: Flag('Whether the section is shown.'),
      order: Type.Integer({ description: 'The position; smaller numbers come first.' }),
    }),
    customization: Customization,
  },
  named('MasterProfileContent', 'The content of a master profile. Every property is required.'),
)

/** @throws AppError `invalid_argument` for a section that is neither one of the fixed ones nor a custom one */
export function requireKnownSections(profile: Static<typeof MasterProfileContent>): void {
  const custom = new Set(profile.customSections.map(({ id }) => id))
  const details = profile.sections.flatMap(({ id }, index) =>
    fixedSections.includes(id) || custom.has(id)
      ? []
      : [{ path: `profile.sections.${index}.id`, message: `must be one of ${fixedSections.join(', ')}` }],
  )
  if (details.length > 0) throw new AppError('validation_failed', { details })
}
