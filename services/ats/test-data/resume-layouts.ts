import { type Persona, type When, wordsOf } from './persona.ts'

/** A piece of a resume, before it is set: what a line says, and what stands at its right margin. */
export interface SetLine {
  kind: 'name' | 'heading' | 'strong' | 'text' | 'bullet' | 'gap'
  text: string
  /** At the right margin. */
  aside?: string
}

/** A part of a resume with its heading. */
export interface Part {
  heading: string
  lines: SetLine[]
}

/** How dates are written. */
export type DateStyle = 'names' | 'numbers' | 'iso'

/** In which order title, employer and dates stand above the work. */
export type HeaderOrder = (typeof headerOrders)[number]

/** Every header order that is generated. */
export const headerOrders = [
  'title-employer-dates',
  'employer-title-dates',
  'dates-title-employer',
  'dates-employer-title',
  'title-dates-employer',
  'employer-dates-title',
  'title, employer | dates',
  'employer | title | dates',
  'title > dates, employer',
  'employer > dates, title',
  'title - employer > dates',
  'employer / title, dates, place',
  'employer, blank, title, dates',
] as const

const strong = (text: string, aside?: string): SetLine => ({ kind: 'strong', text, ...(aside ? { aside } : {}) })
const plain = (text: string, aside?: string): SetLine => ({ kind: 'text', text, ...(aside ? { aside } : {}) })

/** A span of time as people write it. */
export function span(language: Persona['language'], start: When, end: When | null, style: DateStyle): string {
  const { months, present } = wordsOf[language]
  const one = ({ year, month }: When) => {
    const number = String(month).padStart(2, '0')
    if (style === 'names') return `${months[month - 1]} ${year}`
    return style === 'numbers' ? `${number}/${year}` : `${year}-${number}`
  }
  return `${one(start)} – ${end ? one(end) : present}`
}

/** The parts of a persona's resume, after the name and how to reach the person. */
export function partsOf(persona: Persona, order: HeaderOrder, dates: DateStyle): Part[] {
  const words = wordsOf[persona.language]
  return [
    { heading: words.summary, lines: [plain(persona.summary)] },
    { heading: words.experience, lines: persona.roles.flatMap((role) => roleLines(persona, role, order, dates)) },
    {
      heading: words.education,
      lines: persona.education.flatMap(({ school, credential, end }) => [
        strong(credential, String(end)),
        plain(school),
        gap,
      ]),
    },
    { heading: words.skills, lines: [plain(persona.skills.join(', '))] },
  ]
}

const gap: SetLine = { kind: 'gap', text: '' }

function roleLines(persona: Persona, role: Persona['roles'][number], order: HeaderOrder, style: DateStyle): SetLine[] {
  const { title, employer } = role
  const dates = span(persona.language, role.start, role.end, style)
  const headers: Record<HeaderOrder, SetLine[]> = {
    'title-employer-dates': [strong(title), plain(employer), plain(dates)],
    'employer-title-dates': [strong(employer), plain(title), plain(dates)],
    'dates-title-employer': [plain(dates), strong(title), plain(employer)],
    'dates-employer-title': [plain(dates), strong(employer), plain(title)],
    'title-dates-employer': [strong(title), plain(dates), plain(employer)],
    'employer-dates-title': [strong(employer), plain(dates), plain(title)],
    'title, employer | dates': [strong(`${title}, ${employer} | ${dates}`)],
    'employer | title | dates': [strong(`${employer} | ${title} | ${dates}`)],
    'title > dates, employer': [strong(title, dates), plain(`${employer}, ${persona.place}`)],
    'employer > dates, title': [strong(employer, dates), plain(title, persona.place)],
    'title - employer > dates': [strong(`${title} – ${employer}`, dates)],
    'employer / title, dates, place': [strong(`${employer} / ${title}`), plain(`${dates}, ${persona.place}`)],
    'employer, blank, title, dates': [strong(employer), gap, plain(title), plain(dates), gap],
  }
  return [...headers[order], ...role.work.map((text): SetLine => ({ kind: 'bullet', text })), gap]
}

/** How to reach the person, as lines. */
export function contactOf({ email, phone, place }: Persona): SetLine[] {
  return [plain(email), plain(phone), plain(place)]
}

/** A resume as plain text, as it is pasted: everything in one column. */
export function asText(persona: Persona, order: HeaderOrder, dates: DateStyle): string {
  const line = ({ kind, text, aside }: SetLine) =>
    kind === 'bullet' ? `• ${text}` : [text, aside].filter(Boolean).join('\t')
  const contact = contactOf(persona).map(({ text }) => text)
  const parts = partsOf(persona, order, dates).map(({ heading, lines }) => [heading, ...lines.map(line), ''].join('\n'))
  return [persona.name, persona.label, contact.join(' | '), '', ...parts].join('\n')
}
