import { describe, expect, it } from 'vitest'
import { aProfile } from '../client/profile.ts'
import { usePaidPlatform } from './paid-platform.ts'
import { aUser } from './platform.ts'

const resume = {
  $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
  basics: {
    name: 'Ada Lovelace',
    label: 'Engineer',
    email: 'ada@example.com',
    url: '',
    summary: 'Writes programs.',
    location: { city: 'London', countryCode: 'GB' },
    profiles: [{ network: 'GitHub', username: 'ada', url: 'https://example.com/ada' }],
  },
  work: [{ name: 'Engines', position: 'Programmer', startDate: '2020-01', endDate: '', highlights: ['First'] }],
  education: [{ institution: 'Home', area: 'Mathematics', studyType: 'Tutoring', courses: ['Analysis'] }],
  languages: [{ language: 'English', fluency: 'Native speaker' }],
  skills: [{ name: 'Mathematics', keywords: ['analysis'] }],
  meta: { version: 'v1.0.0' },
}

describe('an import', () => {
  it('of a JSON Resume makes a resume and, when told to, a master profile that can be saved as it is', async () => {
    const { session, sdk } = await aUser()
    const imported = await sdk.imports.fromJsonResume(resume, { replaceMaster: true })
    expect(imported).toMatchObject({ type: 'RESUME', revision: 1, title: 'Ada Lovelace – resume' })
    const profile = await sdk.masterProfile.getContent()
    expect(profile).toEqual(imported.content)
    expect(profile?.basics).toMatchObject({ fullName: 'Ada Lovelace', location: 'London, GB' })
    await sdk.masterProfile.update((current = aProfile()) => current)
    expect(await sdk.masterProfile.getContent()).toEqual(profile)
    expect(await sdk.masterProfile.exportJsonResume()).toMatchObject({
      basics: { name: 'Ada Lovelace', profiles: resume.basics.profiles },
      work: [{ name: 'Engines', position: 'Programmer', startDate: '2020-01', highlights: ['First'] }],
      education: [{ institution: 'Home', courses: ['Analysis'] }],
      languages: resume.languages,
      skills: resume.skills,
    })
    expect((await sdk.account.get())._count.resumes).toBe(1)
    expect((await session.call('POST', '/profiles/import/json-resume', { body: resume })).status).toBe(403)
  })

  it('under the key of another one, which overwrote no master profile, is refused', async () => {
    const { session, sdk } = await aUser()
    const headers = { 'idempotency-key': 'an import' }
    const importing = (query = '') =>
      session.call('POST', `/profiles/import/json-resume${query}`, { body: resume, headers })
    const first = await importing()
    expect(first.status).toBe(200)
    const other = await importing('?replaceMaster=true')
    expect([other.status, other.headers.get('x-error-code')]).toEqual([409, 'idempotency_conflict'])
    const again = await importing()
    expect([again.text, again.headers.get('idempotency-replayed')]).toEqual([first.text, 'true'])
    expect(await sdk.masterProfile.getContent()).toBeUndefined()
  })

  it('of what is no JSON Resume is refused with the wrong field named', async () => {
    const { session } = await aUser()
    const importing = (body: unknown) => session.call('POST', '/profiles/import/json-resume', { body })
    for (const [body, path] of [
      [{ other: 1 }, 'other'],
      [{ work: {} }, 'work'],
      [{ basics: { name: 7 } }, 'basics.name'],
      [{ work: [{ highlights: ['First', 7] }] }, 'work.0.highlights.1'],
      [{ basics: { phone: '+31 20 794 0123 (in the mornings)' } }, 'basics.phone'],
      [{ basics: { email: 'ada at example.com' } }, 'basics.email'],
      [{ basics: { location: { address: 'a'.repeat(100), city: 'a'.repeat(19) } } }, 'basics.location'],
      [{ work: Array.from({ length: 201 }, () => ({ name: 'Engines' })) }, 'work'],
    ] as const) {
      const answer = await importing(body)
      expect([answer.status, answer.body.details?.[0]?.path]).toEqual([400, path])
    }
    expect((await importing([])).status).toBe(400)
  })

  it('takes null for whatever a JSON Resume leaves empty', async () => {
    const sections = { basics: null, work: null, education: null, skills: null, meta: null }
    const members = {
      basics: { name: 'Ada', label: null, location: { city: null }, profiles: [null, { network: null, url: null }] },
      work: [null, { name: 'Engines', position: null, startDate: null, highlights: [null, 'First'] }],
      skills: [{ name: null, keywords: null }],
      meta: { version: null },
    }
    const [empty, part] = [(await aUser()).sdk, (await aUser()).sdk]
    expect((await empty.imports.fromJsonResume(sections)).content).toMatchObject({
      basics: { fullName: '' },
      experience: [],
    })
    expect((await part.imports.fromJsonResume(members)).content).toMatchObject({
      basics: { fullName: 'Ada', role: '', location: '' },
      experience: [{ company: 'Engines', role: '', startDate: '', highlights: ['First'] }],
    })
  })

  it('has a quota that is told, and says what it lacks', async () => {
    const { session, sdk } = await aUser()
    const left = { isPaid: false, remaining: 1, limit: 1, resetsInSeconds: 0, connectedUsername: null }
    expect(await sdk.imports.getQuota()).toEqual({ codehost: left, network: left })
    const unconnected = await session.call('POST', '/profiles/import/codehost', { body: { usernameOrUrl: 'ada' } })
    expect([unconnected.status, unconnected.body.message]).toEqual([
      400,
      'Connect your code host account before importing it.',
    ])
    const unread = await session.call('POST', '/profiles/import/network', { body: { profileText: 'x'.repeat(50) } })
    expect([unread.status, unread.body.message]).toEqual([503, 'Integration not configured: OpenAI'])
    for (const profileText of ['short', ' \n\u00a0'.repeat(10)]) {
      const wrong = await session.call('POST', '/profiles/import/network', { body: { profileText } })
      expect([wrong.status, wrong.body.details[0].path]).toEqual([400, 'profileText'])
    }
    expect(await sdk.imports.getQuota()).toEqual({ codehost: left, network: left })
  })
})

describe('imports of network profiles that hold none', () => {
  const platform = usePaidPlatform()

  it('are 502 twenty times a day, then 429 with a time and without the AI, and the quota stays as it was', async () => {
    platform.model.answers('not JSON')
    const { session, sdk } = await platform.aUser()
    const before = await sdk.imports.getQuota()
    const importing = () =>
      session.call('POST', '/profiles/import/network', { body: { profileText: 'no profile '.repeat(4_000) } })
    for (let time = 0; time < 20; time++) expect((await importing()).status).toBe(502)
    expect(platform.model.seen).toHaveLength(40)
    const refused = await importing()
    expect([refused.status, refused.headers.get('x-error-code'), refused.body.message]).toEqual([
      ...[429, 'rate_limited', 'Too many requests. Please try again later.'],
    ])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(platform.model.seen).toHaveLength(40)
    expect(await sdk.imports.getQuota()).toEqual(before)
  })
})
