import type { ModelRequest } from './double.ts'
import { readResume } from './reading.ts'
import { writtenText } from './written-text.ts'

/** What a model might answer to a request of the platform, in the form that was asked for. */
export function modelAnswer({ messages, response_format }: ModelRequest): object | string {
  if (!response_format) return writtenText(messages)
  const { json_schema: form } = response_format
  const material = messages.find(({ role }) => role === 'user')?.content ?? ''
  if (form.name === 'resume') {
    const { resume } = JSON.parse(material) as { resume: string }
    const { skills, ...reading } = readingOf(resume)
    return { ...reading, skills: skills.map((name) => ({ name, keywords: [] })) }
  }
  if (form.name === 'profile') return { ...readingOf(material), languages: [], certificates: [], volunteer: [] }
  return {
    explanation: 'The resume matches the job description in part.',
    missingEvidence: ['Some requirements have no example.'],
    keywordOpportunities: [],
    recommendedImprovements: ['Quantify the results of your work.'],
    priorityOrder: ['Results first'],
  }
}

/** A resume in the platform's form. Personal data comes as placeholders, such as `[NAME_1]`. */
function readingOf(text: string) {
  const { name, summary, roles, education, skills } = readResume(text)
  const placeholder = (kind: string) => new RegExp(`\\[${kind}_\\d+\\]`).exec(text)?.[0] ?? ''
  return {
    basics: {
      ...{ fullName: placeholder('NAME') || name, role: '', headline: '', location: '' },
      ...{ email: placeholder('EMAIL'), phone: placeholder('PHONE') },
    },
    links: [...new Set(text.match(/\[LINK_\d+\]/g))].map((url) => ({ label: '', url })),
    summary,
    experience: roles.map(({ title, employer, start, end, current, bullets }) => ({
      ...{ company: employer, role: title, location: '', summary: '', highlights: bullets },
      ...{ startDate: start, endDate: end, current },
    })),
    education: education.map(({ school, credential, end }) => ({
      ...{ school, degree: credential, field: '', summary: '' },
      ...{ startDate: '', endDate: end, current: false },
    })),
    projects: [],
    skills,
  }
}
