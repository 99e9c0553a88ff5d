import { describe, expect, it } from 'vitest'
import { aProfile } from '../client/profile.ts'
import { aUser } from './platform.ts'

const stale = 'Master profile was updated from another session. Refresh and retry.'

describe('the master profile', () => {
  it('is empty for a new user, and what was saved afterwards, with a summary of the account', async () => {
    const { sdk, userId, email } = await aUser()
    expect(await sdk.masterProfile.get()).toMatchObject({
      id: '',
      userId,
      content: {},
      createdAt: null,
      updatedAt: null,
    })
    const profile = aProfile()
    const saved = await sdk.masterProfile.save({ profile })
    expect(saved.content).toEqual({ ...profile, updatedAt: saved.updatedAt })
    expect(saved.summary).toEqual({
      id: userId,
      name: email.split('@')[0],
      email,
      createdAt: expect.any(String),
      emailVerified: true,
      autoSyncEnabled: true,
      shareResumeCount: 0,
    })
    expect(await sdk.masterProfile.get()).toEqual(saved)
    await sdk.account.updateName({ name: 'Ada' })
    expect((await sdk.masterProfile.get()).summary.name).toBe('Ada')
  })

  it('is replaced only by who read it last, also under a race, and never read stale', async () => {
    const { session, sdk } = await aUser()
    const save = (expectedUpdatedAt: string | undefined, name: string) =>
      session.call('PUT', '/profiles/master', { body: { expectedUpdatedAt, profile: aProfile(name) } })
    const first = await Promise.all(['A', 'B', 'C', 'D'].map((name) => save(undefined, name)))
    expect(first.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    expect(first.find(({ status }) => status === 409)?.body.message).toBe(stale)
    let { updatedAt } = first.find(({ status }) => status === 200)?.body.data ?? {}
    for (let round = 0; round < 5; round++) {
      const answers = await Promise.all(['A', 'B', 'C'].map((name) => save(updatedAt, `${name}${round}`)))
      const won = answers.filter(({ status }) => status === 200)
      expect(won).toHaveLength(1)
      const { data } = won[0]?.body ?? {}
      expect(data.updatedAt > updatedAt).toBe(true)
      expect(await sdk.masterProfile.get()).toEqual(data)
      updatedAt = data.updatedAt
    }
    expect((await save(undefined, 'E')).status).toBe(409)
    const stranger = await aUser()
    const unread = await stranger.session.call('PUT', '/profiles/master', {
      body: { expectedUpdatedAt: updatedAt, profile: aProfile() },
    })
    expect([unread.status, unread.body.message]).toEqual([409, stale])
  })

  it('takes nothing that is missing, unknown or wrong, and names each', async () => {
    const { session } = await aUser()
    const good = aProfile()
    const pathsOf = async (profile: unknown) => {
      const answer = await session.call('PUT', '/profiles/master', { body: { profile } })
      expect(answer.status).toBe(400)
      return answer.body.details.map(({ path }: { path: string }) => path)
    }
    for (const name of Object.keys(good)) {
      const { [name as 'summary']: _gone, ...rest } = good
      expect(await pathsOf(rest)).toContain(`profile.${name}`)
    }
    expect(await pathsOf({ ...good, other: 1 })).toEqual(['profile.other'])
    expect(await pathsOf({ ...good, updatedAt: '2026-01-01T00:00:00.000Z' })).toEqual(['profile.updatedAt'])
    expect(await pathsOf({ ...good, basics: { ...good.basics, email: 'nobody', fullName: 'x'.repeat(121) } })).toEqual([
      'profile.basics.fullName',
      'profile.basics.email',
    ])
    expect(await pathsOf({ ...good, sections: [{ id: 'other', label: '', visible: true, order: 1 }] })).toEqual([
      'profile.sections.0.id',
    ])
    expect(await pathsOf({ ...good, languages: [{ id: '', language: '', fluency: 'some' }] })).toEqual([
      'profile.languages.0.fluency',
    ])
    expect(await pathsOf({ ...good, skills: Array.from({ length: 201 }, () => good.skills[0]) })).toEqual([
      'profile.skills',
    ])
    const large = { ...good, education: Array.from({ length: 120 }, (_, id) => anEducation(String(id), 10_000)) }
    expect((await session.call('PUT', '/profiles/master', { body: { profile: large } })).status).toBe(413)
  })

  it('is what a new resume begins with, and a cover letter takes its beginning from', async () => {
    const { documents, masterProfile } = (await aUser()).sdk
    const profile = aProfile()
    await masterProfile.save({ profile })
    expect((await documents.create({ type: 'RESUME' })).content).toEqual(profile)
    const { templateId, basics, links, summary, customization } = profile
    const beginning = { templateId, basics, links, summary, customization }
    expect((await documents.create({ type: 'COVER_LETTER' })).content).toEqual(beginning)
    expect((await documents.create({ type: 'LINK_IN_BIO' })).content).toEqual({})
  })
})

function anEducation(id: string, length: number) {
  return {
    id,
    school: 'x'.repeat(length),
    degree: '',
    field: '',
    startDate: '',
    endDate: '',
    summary: '',
    current: false,
  }
}
