import { expect, it } from 'vitest'
import { modelAnswer } from './answers.ts'
import { readResume } from './reading.ts'

const text =
  '[NAME_1]\n[EMAIL_1] | [PHONE_1] | [LINK_1] | [LINK_2]\n\nExperience\nEngineer, Acme Corp\nMar 2019 - May 2022\n- Built APIs\n\nSkills\nTypeScript'
const asked = (name: string, content: string) =>
  modelAnswer({
    model: 'any',
    messages: [
      { role: 'system', content: 'Read.' },
      { role: 'user', content },
    ],
    max_completion_tokens: 100,
    response_format: { type: 'json_schema', json_schema: { name, strict: true, schema: {} } },
  })
const role = {
  company: 'Acme Corp',
  role: 'Engineer',
  startDate: '2019-03',
  endDate: '2022-05',
  highlights: ['Built APIs'],
}

it('reads a resume to convert and a profile to import', () => {
  expect(asked('resume', JSON.stringify({ resume: text }))).toMatchObject({
    basics: { fullName: '[NAME_1]', email: '[EMAIL_1]', phone: '[PHONE_1]' },
    links: [{ url: '[LINK_1]' }, { url: '[LINK_2]' }],
    experience: [role],
    skills: [{ name: 'TypeScript', keywords: [] }],
  })
  expect(asked('profile', text)).toMatchObject({ experience: [role], skills: ['TypeScript'], languages: [] })
})

it('comments on a resume to analyze', () => {
  expect(asked('resume_analysis', '{}')).toMatchObject({ explanation: expect.stringContaining('job description') })
})

it('reads what the example resume of the demo holds', () => {
  const example = `Marta Lindqvist

Summary
Backend engineer.

Experience

Senior Backend Engineer   Mar 2021 - Present
Brightwater Payments, Amsterdam
• Led the move of settlement.
Backend Engineer   Jun 2017 - Feb 2021
Northgate Logistics, Rotterdam
• Built the parcel tracking API.
• Wrote the on-call handbook.

Education

Bachelor of Science in Computer Science   2012 - 2015
Leiden University

Skills
TypeScript, Node.js`
  expect(readResume(example)).toEqual({
    name: 'Marta Lindqvist',
    summary: 'Backend engineer.',
    roles: [
      {
        ...{ title: 'Senior Backend Engineer', employer: 'Brightwater Payments', start: '2021-03', end: '' },
        ...{ current: true, bullets: ['Led the move of settlement.'] },
      },
      {
        ...{ title: 'Backend Engineer', employer: 'Northgate Logistics', start: '2017-06', end: '2021-02' },
        ...{ current: false, bullets: ['Built the parcel tracking API.', 'Wrote the on-call handbook.'] },
      },
    ],
    education: [{ school: 'Leiden University', credential: 'Bachelor of Science in Computer Science', end: '2015' }],
    skills: ['TypeScript', 'Node.js'],
  })
})
