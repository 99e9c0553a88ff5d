/** The content of a master profile (docs/api/master-profile.md). */
export interface Profile {
  templateId: string
  basics: {
    fullName: string
    role: string
    headline: string
    email: string
    phone: string
    location: string
    linkEmail: boolean
    linkPhone: boolean
    linkLocation: boolean
  }
  links: { displayMode: string; items: ProfileLink[] }
  summary: string
  experience: Experience[]
  education: Education[]
  projects: Project[]
  skills: Named[]
  languages: { id: string; language: string; fluency: string }[]
  interests: Named[]
  awards: (Dated & { title: string; awarder: string })[]
  certificates: (Dated & { title: string; issuer: string })[]
  publications: (Dated & { title: string; publisher: string })[]
  volunteer: Volunteering[]
  references: Reference[]
  achievements: { id: string; title: string; description: string }[]
  customSections: unknown[]
  sections: { id: string; label: string; visible: boolean; order: number }[]
  customization: Record<string, string | number>
}

/** A link to another site. */
export interface ProfileLink {
  id: string
  type: string
  label: string
  url: string
}

/** A position. */
export interface Experience {
  id: string
  company: string
  role: string
  location: string
  startDate: string
  endDate: string
  current: boolean
  summary: string
  highlights: string[]
}

/** A course of study. */
export interface Education {
  id: string
  school: string
  degree: string
  field: string
  startDate: string
  endDate: string
  current: boolean
  summary: string
}

/** A project. */
export interface Project {
  id: string
  name: string
  role: string
  link: string
  linkLabel: string
  summary: string
  showLinkAsText: boolean
  highlights: string[]
  skills: string[]
}

/** A skill or an interest. */
export interface Named {
  id: string
  name: string
  keywords: string[]
}

interface Dated {
  id: string
  date: string
  website: string
  description: string
  showLink: boolean
}

/** Unpaid work. */
export interface Volunteering {
  id: string
  organization: string
  role: string
  location: string
  startDate: string
  endDate: string
  current: boolean
  summary: string
}

/** A person who can vouch for the candidate. */
export interface Reference {
  id: string
  name: string
  title: string
  organization: string
  email: string
  phone: string
  relationship: string
}

/** Sections in the order in which a new profile shows them. */
const sectionLabels = [
  ['basics', 'Basics'],
  ['links', 'Links'],
  ['summary', 'Summary'],
  ['experience', 'Experience'],
  ['projects', 'Projects'],
  ['education', 'Education'],
  ['skills', 'Skills'],
  ['certifications', 'Certifications'],
  ['awards', 'Awards'],
  ['publications', 'Publications'],
  ['languages', 'Languages'],
  ['interests', 'Interests'],
  ['volunteer', 'Volunteer'],
  ['references', 'References'],
  ['achievements', 'Achievements'],
] as const

/** A profile with nothing filled in. */
export function emptyProfile(): Profile {
  return {
    templateId: 'modern',
    basics: {
      fullName: '',
      role: '',
      headline: '',
      email: '',
      phone: '',
      location: '',
      linkEmail: true,
      linkPhone: true,
      linkLocation: false,
    },
    links: { displayMode: 'icon-username', items: [] },
    summary: '',
    experience: [],
    education: [],
    projects: [],
    skills: [],
    languages: [],
    interests: [],
    awards: [],
    certificates: [],
    publications: [],
    volunteer: [],
    references: [],
    achievements: [],
    customSections: [],
    sections: sectionLabels.map(([id, label], order) => ({ id, label, visible: true, order })),
    customization: {
      accentColor: '#2563eb',
      textColor: '#111827',
      mutedTextColor: '#6b7280',
      pageBackgroundColor: '#ffffff',
      sectionBackgroundColor: '#ffffff',
      borderColor: '#e5e7eb',
      sectionHeadingColor: '#111827',
      fontFamily: 'Inter',
      sectionSpacing: 16,
      pagePadding: 32,
      bodyLineHeight: 1.5,
      headingLineHeight: 1.25,
    },
  }
}
