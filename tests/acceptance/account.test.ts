import { describe, expect, it } from 'vitest'
import { fromApp } from '../client/client.ts'
import { aUser, aVisitor } from './platform.ts'

describe('signing in', () => {
  it('makes an account the first time and finds it the second', async () => {
    const first = await aUser()
    const again = await aUser(first.email)
    expect(again.userId).toBe(first.userId)
    expect(await again.sdk.account.get()).toEqual({
      id: first.userId,
      name: first.email.split('@')[0],
      username: '',
      email: first.email,
      emailVerified: true,
      autoSyncEnabled: true,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      _count: { apiKeys: 0, shareLinks: 0, resumes: 0 },
    })
  })

  it('answers the same to a known and an unknown address, and takes no wrong code', async () => {
    const known = await aUser()
    const visitor = aVisitor(fromApp)
    const send = (email: string) =>
      visitor.call('POST', '/auth/email-otp/send-verification-otp', { body: { email, type: 'sign-in' } })
    expect((await send(known.email)).text).toBe((await send(`new-${known.email}`)).text)
    const wrong = await visitor.call('POST', '/auth/sign-in/email-otp', { body: { email: known.email, otp: '000000' } })
    expect(wrong.status).toBe(400)
    expect(wrong.headers.getSetCookie()).toEqual([])
  })

  it('ends with signing out', async () => {
    const { session, sdk, userId } = await aUser()
    expect((await sdk.auth.getSession())?.user.id).toBe(userId)
    await sdk.auth.signOut()
    expect((await session.call('GET', '/users/me')).status).toBe(401)
    expect((await session.call('GET', '/auth/get-session')).body).toBeNull()
  })

  it('counts for nothing from a foreign origin or from none', async () => {
    const { cookie } = await aUser()
    for (const headers of [{ cookie }, { cookie, origin: 'https://evil.example' }]) {
      const answer = await aVisitor().call('GET', '/users/me', { headers: headers as Record<string, string> })
      expect([answer.status, answer.body.message]).toEqual([401, 'Authentication required'])
    }
    const byReferer = await aVisitor().call('GET', '/users/me', {
      headers: { cookie, referer: `${fromApp.origin}/account` },
    })
    expect(byReferer.status).toBe(200)
  })
})

describe('a user', () => {
  it('changes the name, claims a username once, and can tell which are free', async () => {
    const { session, sdk } = await aUser()
    const other = await aUser()
    const name = `Ada ${Math.random().toString(36).slice(2)}`
    expect((await sdk.account.updateName({ name: `  ${name} ` })).name).toBe(name)
    const username = name.toLowerCase().replace(' ', '-')
    for (const claim of [name, username]) {
      expect((await sdk.account.claimUsername({ username: claim })).username).toBe(username)
    }
    const locked = await session.call('PUT', '/users/me/username', { body: { username: `${username}-2` } })
    expect([locked.status, locked.body.message]).toEqual([409, 'Username is locked and cannot be changed'])
    const availability = (wanted: string) => other.sdk.account.checkUsernameAvailability(wanted)
    expect(await availability(name)).toEqual({ available: false, normalizedUsername: username, reason: 'taken' })
    expect(await availability('Admin')).toMatchObject({ available: false, reason: 'reserved' })
    expect(await availability('a!')).toMatchObject({ available: false, reason: 'too_short' })
    expect(await availability('x'.repeat(2_000))).toMatchObject({ normalizedUsername: 'x'.repeat(32) })
    expect(await availability(`${username}-free`)).toMatchObject({ available: true })
    expect((await other.session.call('PUT', '/users/me/username', { body: { username } })).status).toBe(409)
  })

  it('is one of two to win a username that both claim at once', async () => {
    for (let round = 0; round < 5; round++) {
      const rivals = await Promise.all([aUser(), aUser()])
      const username = `race-${crypto.randomUUID().slice(0, 8)}`
      const answers = await Promise.all(
        rivals.map(({ session }) => session.call('PUT', '/users/me/username', { body: { username } })),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    }
  })

  it('takes everything along, and is forgotten at once with keys and sessions', async () => {
    const { session, sdk, email, withKey } = await aUser()
    const { client } = await withKey()
    expect(JSON.stringify(await sdk.account.export())).toContain(email)
    expect((await session.call('DELETE', '/users/me', { body: { confirm: 'someone@else.example' } })).status).toBe(400)
    await sdk.account.delete({ confirm: email })
    expect((await session.call('GET', '/users/me')).status).toBe(401)
    expect((await client.call('GET', '/users/me')).status).toBe(401)
  })
})

describe('a read that follows a write', () => {
  it('is never stale, a thousand times, under concurrent readers', async () => {
    const { session } = await aUser()
    let reading = true
    /** Each request from an address of its own, so that no limit keeps a reader out. */
    const readers = Array.from({ length: 4 }, async (_, reader) => {
      for (let turn = 0; reading; turn++) {
        const address = `10.${20 + reader}.${(turn >> 8) & 255}.${turn & 255}`
        const { status } = await session.call('GET', '/users/me', { headers: { 'x-forwarded-for': address } })
        expect(status).toBe(200)
      }
    })
    try {
      for (let round = 0; round < 1_000; round++) {
        const writer = session.with({ 'x-forwarded-for': `10.9.${round >> 8}.${round & 255 || 1}` })
        await writer.sdk.account.updateName({ name: `name ${round}` })
        expect((await writer.sdk.account.get()).name).toBe(`name ${round}`)
      }
    } finally {
      reading = false
      await Promise.all(readers)
    }
  }, 300_000)
})
