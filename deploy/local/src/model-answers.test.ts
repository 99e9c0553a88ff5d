import { expect, it } from 'vitest'
import { modelAnswer } from './model-answers.ts'

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
const post = {
  company: 'Acme Corp',
  role: 'Engineer',
  startDate: '2019-03',
  endDate: '2022-05',
  highlights: ['Built APIs'],
}

it('reads a resume that is to be converted, and a profile that is to be imported', () => {
  expect(asked('resume', JSON.stringify({ resume: text }))).toMatchObject({
    basics: { fullName: '[NAME_1]', email: '[EMAIL_1]', phone: '[PHONE_1]' },
    links: [{ url: '[LINK_1]' }, { url: '[LINK_2]' }],
    experience: [post],
    skills: [{ name: 'TypeScript', keywords: [] }],
  })
  expect(asked('profile', text)).toMatchObject({ experience: [post], skills: ['TypeScript'], languages: [] })
})

it('comments on a resume that is to be analyzed', () => {
  expect(asked('resume_analysis', '{}')).toMatchObject({ explanation: expect.stringContaining('advertisement') })
})
