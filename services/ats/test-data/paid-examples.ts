import type { Analysis } from '../src/domain/ai/analysis.ts'
import type { Reading } from '../src/domain/ai/conversion.ts'

/** A resume with everything in it that says who somebody is. */
export const paidResume = `Marta Lindqvist
marta.lindqvist@example.com | +46 70 123 45 67 | linkedin.com/in/martal | https://marta.dev/work

Summary
Backend engineer who builds payment systems. Speaks at meetups.

Experience
Senior Backend Engineer, Brightwater Payments, Jan 2020 - Present
- Built APIs with TypeScript and PostgreSQL for 40 banks
- Marta's team cut the time of a payment by half
Backend Engineer, Northgate Logistics, Mar 2016 - Dec 2019
- Moved services to AWS

Education
Uppsala University, MSc in Computer Science, 2015

Skills: TypeScript, PostgreSQL, AWS, Docker`

/** What of it the AI provider must not be sent, in lower case. */
export const secretsOfPaidResume = [
  'marta',
  'lindqvist',
  '@example.com',
  '123 45 67',
  'linkedin.com',
  'martal',
  'marta.dev',
]

/** An advertisement for it. */
export const paidJob =
  'Backend engineer wanted: TypeScript, PostgreSQL and Terraform. Write to jobs@hiring.example, Oskar Berg.'

/** A comment of an AI on the two; a sentence of it is made up. */
export const saidAnalysis: Analysis = {
  explanation: 'The resume of [NAME_1] shows TypeScript and PostgreSQL. You also worked at Google.',
  missingEvidence: ['No evidence of Terraform.', 'No evidence of Kafka.'],
  keywordOpportunities: ['Terraform', 'Blockchain'],
  recommendedImprovements: ['Quantify the work at Brightwater Payments.', 'Add the years at Netflix.'],
  priorityOrder: ['Quantify results'],
}

/** What is kept of it. */
export const keptAnalysis: Analysis = {
  explanation: 'The resume of Marta Lindqvist shows TypeScript and PostgreSQL.',
  missingEvidence: ['No evidence of Terraform.'],
  keywordOpportunities: ['Terraform'],
  recommendedImprovements: ['Quantify the work at Brightwater Payments.'],
  priorityOrder: ['Quantify results'],
}

const none = { startDate: '', endDate: '', current: false }

/** What an AI reads out of the resume; some of it is made up. */
export const saidReading: Reading = {
  basics: {
    fullName: '[NAME_1]',
    role: 'Senior Backend Engineer',
    headline: '',
    email: '[EMAIL_1]',
    phone: '[PHONE_1]',
    location: 'Stockholm',
  },
  links: [
    { label: '', url: '[LINK_1]' },
    { label: '', url: 'https://evil.example/marta' },
  ],
  summary: 'Backend engineer who builds payment systems. Speaks at meetups.',
  experience: [
    {
      company: 'Brightwater Payments',
      role: 'Senior Backend Engineer',
      location: '',
      startDate: '2020-01',
      endDate: '',
      current: true,
      summary: '',
      highlights: ['Built APIs with TypeScript and PostgreSQL for 40 banks', 'Won the Nobel Prize'],
    },
    { ...none, company: 'Google', role: 'CEO', location: '', summary: '', highlights: [] },
  ],
  education: [
    { ...none, school: 'Uppsala University', degree: 'MSc', field: 'Computer Science', endDate: '2015', summary: '' },
  ],
  projects: [],
  skills: [{ name: '', keywords: ['TypeScript', 'PostgreSQL', 'AWS', 'Docker', 'Kubernetes'] }],
}
