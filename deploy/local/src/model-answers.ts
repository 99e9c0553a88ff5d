import type { ModelRequest } from '../../../packages/test-kit/src/model-double.ts'
import { readResume } from '../../../services/ats/src/domain/parse/parse-resume.ts'
import type { YearMonth } from '../../../services/ats/src/domain/report.ts'

/** What the local double of the AI answers to a request of the platform, in the form that was asked for. */
export function modelAnswer({ messages, response_format: { json_schema: form } }: ModelRequest): object {
  const material = messages.find(({ role }) => role === 'user')?.content ?? ''
  if (form.name === 'resume') {
    const { resume } = JSON.parse(material) as { resume: string }
    const { skills, ...reading } = readingOf(resume)
    return { ...reading, skills: skills.map((name) => ({ name, keywords: [] })) }
  }
  if (form.name === 'profile') return { ...readingOf(material), languages: [], certificates: [], volunteer: [] }
  return {
    explanation: 'The resume answers the advertisement in part.',
    missingEvidence: ['Some of what is asked for has no example.'],
    keywordOpportunities: [],
    recommendedImprovements: ['Say what came of the work, in numbers.'],
    priorityOrder: ['Results first'],
  }
}

/** A resume as our own parser reads it, in place of a model that does. Personal data comes as marks, such as `[NAME_1]`. */
function readingOf(text: string) {
  const { parsed, roles } = readResume(text, new Date())
  const marked = (kind: string) => new RegExp(`\\[${kind}_\\d+\\]`).exec(text)?.[0]
  return {
    basics: {
      ...{ fullName: marked('NAME') ?? parsed.name, role: '', headline: '', location: '' },
      ...{ email: marked('EMAIL') ?? parsed.email, phone: marked('PHONE') ?? parsed.phone },
    },
    links: [...new Set(text.match(/\[LINK_\d+\]/g) ?? parsed.links)].map((url) => ({ label: '', url })),
    summary: '',
    experience: roles.map(({ title, employer, start, end, current, bullets }) => ({
      ...{ company: employer, role: title, location: '', summary: '', highlights: bullets },
      ...{ startDate: said(start), endDate: said(end), current },
    })),
    education: parsed.education.map(({ school, credential, end }) => ({
      ...{ school, degree: credential, field: '', summary: '' },
      ...{ startDate: '', endDate: said(end), current: false },
    })),
    projects: [],
    skills: parsed.skills,
  }
}

function said(date: YearMonth | null): string {
  if (!date) return ''
  return date.month === 0 ? String(date.year) : `${date.year}-${String(date.month).padStart(2, '0')}`
}
