import { describe, expect, it } from 'vitest'
import { groundedResume, type Reading } from './conversion.ts'
import { materialOf } from './material.ts'

const person = {
  names: ['Grace Hopper'],
  emails: ['grace@example.com'],
  phones: ['+1 (555) 010-2030'],
  links: ['linkedin.com/in/grace'],
}
const material = materialOf(
  `Grace Hopper
Rear admiral and programmer
grace@example.com · +1 (555) 010-2030 · linkedin.com/in/grace
Summary
Made the first compiler. Gave talks.
Experience
Programmer at Eckert-Mauchly, Jan 2015 - Present. Built the A-0 system.
Education
Yale University, PhD in Mathematics, 2012
Skills: COBOL, C++`,
  undefined,
  person,
)
const none = { startDate: '', endDate: '', current: false }
const reading: Reading = {
  basics: {
    fullName: '[NAME_1]',
    role: 'Programmer',
    headline: 'Rear admiral and programmer',
    email: '[EMAIL_1]',
    phone: '[PHONE_1]',
    location: 'New York',
  },
  links: [
    { label: 'Profile', url: '[LINK_1]' },
    { label: '', url: 'https://evil.example/grace' },
    { label: '', url: 'https://linkedin-com/in-grace' },
    { label: '', url: 'grace' },
    { label: '', url: '[LINK_9]' },
  ],
  summary: 'Made the first compiler. Won a prize. Gave talks.',
  experience: [
    {
      company: 'Eckert-Mauchly',
      role: 'Programmer',
      location: '',
      startDate: '2015-01',
      endDate: '',
      current: true,
      summary: '',
      highlights: ['Built the A-0 system.', 'Led 40 people'],
    },
    { ...none, company: 'Google', role: 'CEO', location: '', summary: '', highlights: [] },
  ],
  education: [
    { ...none, school: 'Yale University', degree: 'PhD', field: 'Mathematics', summary: '', endDate: '2012-06' },
  ],
  projects: [
    {
      name: 'A-0 system',
      role: '',
      link: 'https://a0.example',
      summary: '',
      highlights: [],
      skills: ['COBOL', 'Rust'],
    },
  ],
  skills: [
    { name: 'Languages', keywords: ['COBOL', 'C++', 'Rust'] },
    { name: 'Kubernetes', keywords: [] },
  ],
}
const known = { name: 'Grace Hopper', email: 'grace@example.com', phone: '+1 (555) 010-2030' }
const id = expect.stringMatching(/^[0-9a-f-]{36}$/)

describe('a converted resume', () => {
  it('holds what stands in the resume and nothing else, with personal data put back', () => {
    expect(groundedResume(reading, material, known)).toEqual({
      basics: {
        fullName: 'Grace Hopper',
        role: 'Programmer',
        headline: 'Rear admiral and programmer',
        email: 'grace@example.com',
        phone: '+1 (555) 010-2030',
        location: '',
      },
      links: [{ label: '', url: 'https://linkedin.com/in/grace' }],
      summary: 'Made the first compiler. Gave talks.',
      experience: [
        {
          id,
          company: 'Eckert-Mauchly',
          role: 'Programmer',
          location: '',
          startDate: '2015-01',
          endDate: '',
          current: true,
          summary: '',
          highlights: ['Built the A-0 system.'],
        },
      ],
      education: [
        { id, ...none, school: 'Yale University', degree: 'PhD', field: 'Mathematics', endDate: '2012', summary: '' },
      ],
      projects: [
        {
          id,
          name: 'A-0 system',
          role: '',
          link: '',
          linkLabel: '',
          showLinkAsText: false,
          summary: '',
          highlights: [],
          skills: ['COBOL'],
        },
      ],
      skills: [{ id, name: '', keywords: ['COBOL', 'C++'] }],
    })
  })

  it('has the name and the contact that were found without an AI, where it leaves them out', () => {
    const basics = { fullName: '', role: '', headline: '', email: 'other@evil.example', phone: '', location: '' }
    expect(groundedResume({ ...reading, basics }, material, known)?.basics).toEqual({
      ...basics,
      fullName: 'Grace Hopper',
      email: 'grace@example.com',
      phone: '+1 (555) 010-2030',
    })
  })

  it('of which nothing is left is none', () => {
    const madeUp = {
      ...reading,
      summary: 'Nothing like it',
      experience: [],
      education: [],
      projects: [],
      skills: [{ name: 'Juggling', keywords: [] }],
    }
    expect(groundedResume(madeUp, material, known)).toBeUndefined()
  })

  it('has an end, whatever was read', () => {
    const job = reading.experience[0]
    const much = Array.from({ length: 5_000 }, () => ({
      ...none,
      ...job,
      company: 'Eckert-Mauchly',
      role: 'Programmer',
      location: '',
      summary: '',
      highlights: Array.from({ length: 100 }, () => 'Built the A-0 system.'),
    }))
    expect(groundedResume({ ...reading, experience: much }, material, known)?.experience).toHaveLength(40)
  })
})
