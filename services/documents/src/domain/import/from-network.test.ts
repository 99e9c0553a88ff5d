import { describe, expect, it } from 'vitest'
import { fromNetwork, isEmptyProfile, readProfileText } from './from-network.ts'
import type { NetworkReading } from './network-schema.ts'

const source = `Grace Hopper · grace@example.com · https://www.linkedin.com/in/grace
Programmer at Eckert-Mauchly, Jan 2015 - Present. Built the A-0 system.
Yale University, PhD in Mathematics, 2012. FLOW-MATIC, a language for businesses. English, COBOL.
Certified Data Processor by DPMA. Volunteer at Anita Borg Institute.`

const none = { startDate: '', endDate: '', current: false }
const nothing: NetworkReading = {
  basics: { fullName: '', role: '', headline: '', email: '', phone: '', location: '' },
  ...{ links: [], summary: '', experience: [], education: [], projects: [], skills: [], languages: [] },
  ...{ certificates: [], volunteer: [] },
}
const read = (said: Partial<NetworkReading>) => fromNetwork({ ...nothing, ...said }, source)

describe('a profile that a model has read', () => {
  it('has each entry whose main field the text says, and of it only what the text says', () => {
    const made = 'Invented everything'
    const profile = read({
      experience: [
        { ...none, company: 'Eckert-Mauchly', role: made, location: made, summary: made, highlights: [made] },
      ],
      education: [{ ...none, school: 'Yale University', degree: 'PhD', field: made, summary: made }],
      projects: [{ name: 'FLOW-MATIC', role: made, link: 'https://evil.example', summary: made, highlights: [made] }],
      languages: [{ language: 'English', fluency: 'native' }],
      certificates: [{ title: 'Certified Data Processor', issuer: made, date: '1999-09' }],
      volunteer: [{ ...none, organization: 'Anita Borg Institute', role: made, summary: made, startDate: '1999' }],
      links: [{ label: made, url: 'https://www.linkedin.com/in/grace' }],
    })
    expect(profile).toMatchObject({
      experience: [{ company: 'Eckert-Mauchly', role: '', location: '', summary: '', highlights: [] }],
      education: [{ school: 'Yale University', degree: 'PhD', field: '', summary: '' }],
      projects: [{ name: 'FLOW-MATIC', role: '', link: '', summary: '', highlights: [] }],
      languages: [{ language: 'English', fluency: 'native' }],
      certificates: [{ title: 'Certified Data Processor', issuer: '', date: '' }],
      volunteer: [{ organization: 'Anita Borg Institute', role: '', summary: '', startDate: '' }],
      links: { items: [{ type: 'network', label: '', url: 'https://www.linkedin.com/in/grace' }] },
    })
  })

  it('has no entry whose main field the text does not say', () => {
    const profile = read({
      experience: [{ ...none, company: 'Google', role: 'CEO', location: '', summary: '', highlights: [] }],
      education: [{ ...none, school: 'Harvard', degree: 'PhD', field: 'Mathematics', summary: '' }],
      projects: [{ name: 'UNIVAC II', role: 'Programmer', link: '', summary: '', highlights: [] }],
      skills: ['COBOL', 'Kubernetes'],
      languages: [{ language: 'French', fluency: 'native' }],
      certificates: [{ title: 'AWS Architect', issuer: 'DPMA', date: '2012' }],
      volunteer: [{ ...none, organization: 'Red Cross', role: 'Programmer', summary: '' }],
      links: [{ label: 'Grace Hopper', url: 'https://evil.example/grace' }],
    })
    const { experience, education, projects, languages, certificates, volunteer, links, skills } = profile
    const left = [experience, education, projects, languages, certificates, volunteer, links.items]
    expect(left).toEqual(Array(left.length).fill([]))
    expect(skills).toMatchObject([{ name: 'COBOL' }])
  })

  it('goes on only in a position of which the text says so, and which then has no end', () => {
    const position = { company: 'Eckert-Mauchly', role: 'Programmer', location: '', summary: '', highlights: [] }
    const period = { startDate: '2015-01', endDate: '2012', current: true }
    expect(read({ experience: [{ ...position, ...period }] }).experience).toMatchObject([
      { startDate: '2015-01', endDate: '', current: true },
    ])
    const said = source.replace(' - Present', '')
    expect(fromNetwork({ ...nothing, experience: [{ ...position, ...period }] }, said).experience).toMatchObject([
      { current: false, endDate: '2012' },
    ])
  })

  it('keeps a position without an employer, and one that is over although others go on', () => {
    const position = { company: '', role: 'Programmer', location: '', summary: '', highlights: [] }
    expect(read({ experience: [{ ...position, ...none }] }).experience).toMatchObject([
      { company: '', role: 'Programmer', current: false },
    ])
  })

  it.each<[string, Partial<NetworkReading>]>([
    ['a name', { basics: { ...nothing.basics, fullName: 'Grace Hopper' } }],
    ['a role', { basics: { ...nothing.basics, role: 'Programmer' } }],
    ['a headline', { basics: { ...nothing.basics, headline: 'Programmer' } }],
    ['a summary', { summary: 'Built the A-0 system.' }],
    ['a position', { experience: [{ ...none, company: 'DPMA', role: '', location: '', summary: '', highlights: [] }] }],
    ['a school', { education: [{ ...none, school: 'Yale University', degree: '', field: '', summary: '' }] }],
    ['a project', { projects: [{ name: 'FLOW-MATIC', role: '', link: '', summary: '', highlights: [] }] }],
    ['a skill', { skills: ['COBOL'] }],
  ])('is not empty with %s alone', (_what, said) => {
    expect([isEmptyProfile(read(said)), isEmptyProfile(read({}))]).toEqual([false, true])
  })
})

it('the text of a profile has 10 to 50,000 characters, however many bytes these take', () => {
  for (const text of ['😀'.repeat(10), '😀'.repeat(50_000)]) expect(readProfileText(text)).toBe(text)
  for (const length of [9, 50_001, 200_000])
    expect(() => readProfileText('😀'.repeat(length))).toThrow('Validation failed')
})
