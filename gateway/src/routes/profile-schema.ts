import { AppError } from '@resume/service-kit/errors/app-error'
import { type Static, Type } from 'typebox'
import { Exact } from './schemas.ts'

/** Limits of the master profile (decisions, Master profile). */
const text = Type.String({ maxLength: 10_000 })
const short = Type.String({ maxLength: 120 })
const flag = Type.Boolean()
const number = Type.Number()
const most = { maxItems: 200 }
const texts = Type.Array(text, most)

const list = <Properties extends Type.TProperties>(properties: Properties) => Type.Array(Exact(properties), most)
const named = { id: text, name: text }
const dated = { startDate: text, endDate: text, current: flag, summary: text }
const linked = { date: text, website: text, description: text, showLink: flag }

const linkTypes = [
  ...['codehost', 'network', 'dribbble', 'twitter', 'portfolio', 'behance', 'medium', 'youtube', 'custom'],
] as const
const customKinds = [
  ...['certifications', 'awards', 'publications', 'languages', 'interests', 'volunteer', 'references'],
  ...['achievements', 'custom'],
] as const
const fixedSections: readonly string[] = [
  ...['basics', 'links', 'summary', 'experience', 'education', 'projects', 'skills', 'certifications', 'awards'],
  ...['publications', 'languages', 'interests', 'volunteer', 'references', 'achievements', 'custom'],
]

/** What a master profile holds: every property is required, and no other is taken (interface, Master profile). */
export const MasterProfileContent = Exact({
  templateId: text,
  basics: Exact({
    fullName: short,
    role: short,
    headline: Type.String({ maxLength: 250 }),
    email: Type.String({ maxLength: 320, format: 'email-or-empty', description: 'An address or empty' }),
    phone: Type.String({ maxLength: 24 }),
    location: short,
    linkEmail: flag,
    linkPhone: flag,
    linkLocation: flag,
  }),
  links: Exact({
    displayMode: Type.Enum(['icon', 'url', 'icon-username']),
    items: list({ id: text, type: Type.Enum([...linkTypes]), label: text, url: text }),
  }),
  summary: text,
  experience: list({ id: text, company: text, role: text, location: text, ...dated, highlights: texts }),
  education: list({ id: text, school: text, degree: text, field: text, ...dated }),
  projects: list({
    ...named,
    role: text,
    link: text,
    linkLabel: text,
    summary: text,
    showLinkAsText: flag,
    highlights: texts,
    skills: texts,
  }),
  skills: list({ ...named, keywords: texts }),
  languages: list({
    id: text,
    language: text,
    fluency: Type.Enum(['elementary', 'limited', 'professional', 'fluent', 'native']),
  }),
  interests: list({ ...named, keywords: texts }),
  awards: list({ id: text, title: text, awarder: text, ...linked }),
  certificates: list({ id: text, title: text, issuer: text, ...linked }),
  publications: list({ id: text, title: text, publisher: text, ...linked }),
  volunteer: list({ id: text, organization: text, role: text, location: text, ...dated }),
  references: list({
    ...named,
    title: text,
    organization: text,
    email: text,
    phone: text,
    relationship: text,
  }),
  achievements: list({ id: text, title: text, description: text }),
  customSections: list({
    id: text,
    kind: Type.Enum([...customKinds]),
    title: text,
    editableTitle: flag,
    items: list({
      ...named,
      issuer: text,
      date: text,
      link: text,
      referenceId: text,
      description: text,
      details: texts,
    }),
  }),
  sections: list({
    id: Type.String({ maxLength: 10_000, description: `One of ${fixedSections.join(', ')}, or a custom section's id` }),
    label: text,
    visible: flag,
    order: Type.Integer(),
  }),
  customization: Exact({
    accentColor: text,
    textColor: text,
    mutedTextColor: text,
    pageBackgroundColor: text,
    sectionBackgroundColor: text,
    borderColor: text,
    sectionHeadingColor: text,
    fontFamily: text,
    sectionSpacing: number,
    pagePadding: number,
    bodyLineHeight: number,
    headingLineHeight: number,
  }),
})

/** @throws AppError `invalid_argument` for a section that is neither one of the fixed ones nor a custom one */
export function requireKnownSections(profile: Static<typeof MasterProfileContent>): void {
  const custom = new Set(profile.customSections.map(({ id }) => id))
  const details = profile.sections.flatMap(({ id }, index) =>
    fixedSections.includes(id) || custom.has(id)
      ? []
      : [{ path: `profile.sections.${index}.id`, message: `must be one of ${fixedSections.join(', ')}` }],
  )
  if (details.length > 0) throw new AppError('invalid_argument', 'Validation failed', { details })
}
