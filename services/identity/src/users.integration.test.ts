import { newId } from '@resume/service-kit/ids'
import { anAddress, as, aUser } from '@resume/test-kit/callers'
import { beforeAll, describe, expect, it } from 'vitest'
import { keptIdentity, type RunningIdentity, requestCode } from '../test-data/running-identity.ts'

let identity: RunningIdentity
beforeAll(async () => {
  identity = await keptIdentity()
})

const eventually = { timeout: 10_000 }
const someName = () => `u${newId().replaceAll('-', '').slice(8, 30)}`
/** A new account. @returns the calls that its owner makes */
async function anAccount() {
  const { userId, email, cookie } = await identity.signIn()
  const me = as(aUser(userId))
  return {
    userId,
    email,
    cookie,
    me,
    get: async () => (await identity.client.call('GetUser', {}, me)).user,
    claim: async (username: string) => (await identity.client.call('ClaimUsername', { username }, me)).user,
    rename: async (name: string) => (await identity.client.call('UpdateUserName', { name }, me)).user,
    available: (username: string) => identity.client.call('CheckUsernameAvailability', { username }, me),
  }
}

describe('a user', () => {
  it('is shown whole, and only with what works among its keys', async () => {
    const { userId, email, me, get } = await anAccount()
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
    expect(await get()).toEqual({
      id: userId,
      name: email.split('@')[0],
      username: '',
      email,
      emailVerified: true,
      autoSyncEnabled: true,
      createdAt: time,
      updatedAt: time,
      apiKeyCount: 0,
    })
    const { apiKey } = await identity.client.call('CreateApiKey', { name: 'one' }, me)
    await identity.client.call('CreateApiKey', { name: 'two' }, me)
    expect((await get())?.apiKeyCount).toBe(2)
    await identity.client.call('RevokeApiKey', { id: apiKey?.id }, me)
    expect((await get())?.apiKeyCount).toBe(1)
  })

  it('changes the name, without blanks around, and tells of it', async () => {
    const { userId, rename, get } = await anAccount()
    expect((await rename('  Ada Lovelace\n'))?.name).toBe('Ada Lovelace')
    expect((await get())?.name).toBe('Ada Lovelace')
    expect((await rename('é'.repeat(255)))?.name).toHaveLength(255)
    for (const wrong of ['', '   ', 'x'.repeat(256)]) {
      await expect(rename(wrong)).rejects.toMatchObject({ code: 'invalid_argument', details: [{ path: 'name' }] })
    }
    await expect
      .poll(() => identity.bus.eventsOf('userUpdated').filter((event) => event.userId === userId), eventually)
      .toMatchObject([{ name: 'Ada Lovelace', username: '', autoSyncEnabled: true }, { name: 'é'.repeat(255) }])
  })

  it('tells of each change with a later time, though many come at once and the clock has been set back', async () => {
    const { userId, rename, get } = await anAccount()
    const future = new Date(Date.now() + 60 * 60 * 1000)
    await identity.database.user.update({ where: { id: userId }, data: { updatedAt: future } })
    await Promise.all(Array.from({ length: 20 }, (_, nth) => rename(`Ada ${nth}`)))
    const told = () => identity.bus.eventsOf('userUpdated').filter((event) => event.userId === userId)
    await expect.poll(told, eventually).toHaveLength(20)
    const inOrder = told().toSorted((one, other) => (one.updatedAt < other.updatedAt ? -1 : 1))
    const times = inOrder.map(({ updatedAt }) => updatedAt)
    expect(new Set(times).size).toBe(20)
    expect(times[0]?.localeCompare(future.toISOString())).toBe(1)
    const { name, updatedAt } = inOrder.at(-1) ?? {}
    expect(await get()).toMatchObject({ name, updatedAt })
  })

  it('switches auto-sync off and on', async () => {
    const { me, get } = await anAccount()
    const set = async (enabled: boolean) =>
      (await identity.client.call('UpdateAutoSync', { enabled }, me)).user?.autoSyncEnabled
    expect(await set(false)).toBe(false)
    expect((await get())?.autoSyncEnabled).toBe(false)
    expect(await set(true)).toBe(true)
  })

  it('that is not there is not found, and nobody is no user', async () => {
    await expect(identity.client.call('GetUser', {}, as(aUser()))).rejects.toMatchObject({ code: 'not_found' })
    await expect(identity.client.call('GetUser', {}, as(anAddress()))).rejects.toMatchObject({
      code: 'unauthenticated',
    })
    await expect(identity.client.call('GetUser', {})).rejects.toMatchObject({ code: 'unauthenticated' })
  })
})

describe('a username', () => {
  it('is kept in its normal form, once for all', async () => {
    const { claim, get } = await anAccount()
    const name = someName()
    expect((await claim(`--${name.toUpperCase()}!`))?.username).toBe(name)
    expect((await claim(name))?.username).toBe(name)
    await expect(claim(someName())).rejects.toMatchObject({
      code: 'conflict',
      message: 'Username is locked and cannot be changed',
    })
    expect((await get())?.username).toBe(name)
  })

  it('that is cut is the same when it is sent again, also one that was kept with a hyphen at its end', async () => {
    const { userId, claim } = await anAccount()
    const letters = `${someName()}abcdefghi`.slice(0, 31)
    const kept = (await claim(`${letters} and more`))?.username ?? ''
    expect(kept).toBe(letters)
    expect((await claim(kept))?.username).toBe(kept)
    const former = `${letters}-`
    await identity.database.user.update({ where: { id: userId }, data: { username: former } })
    expect((await claim(former))?.username).toBe(former)
    await expect(claim(someName())).rejects.toMatchObject({ code: 'conflict' })
  })

  it('that is too short or reserved is refused with its field', async () => {
    const { claim } = await anAccount()
    for (const wrong of ['', 'ab', '--ab--', '!!!', 'admin', 'API', 'docs', ' app ']) {
      await expect(claim(wrong), wrong).rejects.toMatchObject({
        code: 'invalid_argument',
        details: [{ path: 'username' }],
      })
    }
  })

  it('that two users claim at once goes to exactly one, ten times', async () => {
    for (let round = 0; round < 10; round++) {
      const name = someName()
      const [one, two] = await Promise.all([anAccount(), anAccount()])
      const outcomes = await Promise.allSettled([one.claim(name), two.claim(name.toUpperCase())])
      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
      const lost = outcomes.find(({ status }) => status === 'rejected') as PromiseRejectedResult
      expect(lost.reason).toMatchObject({ code: 'conflict', message: 'Username is already taken' })
      expect(await identity.database.user.count({ where: { username: name } })).toBe(1)
    }
  })

  it('of which one user claims two at once becomes exactly one of them', async () => {
    const { claim, get } = await anAccount()
    const names = Array.from({ length: 5 }, someName)
    const outcomes = await Promise.allSettled(names.map(claim))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const winner = names[outcomes.findIndex(({ status }) => status === 'fulfilled')]
    expect((await get())?.username).toBe(winner)
  })

  it('is available or not, with the reason, and to its holder always', async () => {
    const [holder, other] = [await anAccount(), await anAccount()]
    const name = someName()
    expect(await other.available(name.toUpperCase())).toMatchObject({ available: true, normalizedUsername: name })
    await holder.claim(name)
    const taken = { available: false, normalizedUsername: name, fault: 'USERNAME_FAULT_TAKEN' }
    expect(await other.available(name)).toMatchObject(taken)
    expect((await holder.available(name)).available).toBe(true)
    expect(await other.available('a!')).toMatchObject({
      available: false,
      normalizedUsername: 'a',
      fault: 'USERNAME_FAULT_TOO_SHORT',
    })
    expect(await other.available('Admin')).toMatchObject({ available: false, fault: 'USERNAME_FAULT_RESERVED' })
    const byPage = await identity.client.call('CheckUsernameAvailability', { username: name }, as(anAddress()))
    expect(byPage.fault).toBe('USERNAME_FAULT_TAKEN')
  })
})

describe('an export', () => {
  /** All parts, joined. */
  const exported = async (me: ReturnType<typeof as>): Promise<string> => {
    let text = ''
    let cursor = ''
    do {
      const part = await identity.client.call('ExportUser', { cursor }, me)
      text += String(part.data)
      cursor = part.nextCursor
    } while (cursor !== '')
    return text
  }

  it('holds everything about the user, and no secret', async () => {
    const { userId, email, cookie, me } = await anAccount()
    const { key, apiKey } = await identity.client.call('CreateApiKey', { name: 'exported' }, me)
    const text = await exported(me)
    expect(JSON.parse(text)).toMatchObject({
      user: { id: userId, email, emailVerified: true },
      sessions: [{ expiresAt: expect.any(String) }],
      linkedAccounts: [],
      apiKeys: [{ id: apiKey?.id, name: 'exported', keyPrefix: key.slice(0, 8) }],
      subscriptions: [],
    })
    const [token = ''] = cookie.split('.')
    const { keyHash } = await identity.database.apiKey.findUniqueOrThrow({ where: { id: apiKey?.id ?? '' } })
    for (const secret of [token, key, key.slice(-8), Buffer.from(keyHash).toString('base64')]) {
      expect(text).not.toContain(secret)
    }
  })

  it('holds every kind of device, and every mail that waits', async () => {
    const { userId, me } = await anAccount()
    const { userId: neighbour } = await anAccount()
    const { knownDevice, mail } = identity.database
    await knownDevice.deleteMany({ where: { userId } })
    const agents = ['', 'curl/', ...Array.from({ length: 450 }, (_, nth) => `Program "${nth}": Ünïx`)]
    await knownDevice.createMany({ data: agents.map((userAgent) => ({ userId, userAgent, lastSeenAt: new Date() })) })
    const subjects = Array.from({ length: 25 }, (_, nth) => `Mail ${nth}`)
    const aMail = (subject: string, to: string) => ({ id: newId(), userId: to, subject, text: `Text of ${subject}` })
    const dueAt = new Date(Date.now() + 60_000)
    await mail.createMany({ data: subjects.map((subject) => ({ ...aMail(subject, userId), dueAt })) })
    await mail.create({ data: { ...aMail('of somebody else', neighbour), dueAt } })
    const { knownDevices, mails } = JSON.parse(await exported(me))
    expect(knownDevices.map(({ userAgent }: { userAgent: string }) => userAgent).sort()).toEqual(agents.sort())
    expect(knownDevices[0]).toEqual({ userAgent: '', lastSeenAt: expect.any(String) })
    expect(mails.map(({ subject }: { subject: string }) => subject)).toEqual(subjects)
    expect(mails[0]).toEqual({
      ...{ id: expect.any(String), subject: 'Mail 0', text: 'Text of Mail 0', replyTo: null, attempts: 0 },
      ...{ dueAt: dueAt.toISOString(), createdAt: expect.any(String) },
    })
  })
})

describe('an account that is deleted', () => {
  const remove = (me: ReturnType<typeof as>, confirm: string) => identity.client.call('DeleteUser', { confirm }, me)

  it('must be confirmed with the own address', async () => {
    const { email, me, get } = await anAccount()
    for (const wrong of ['', 'other@example.com', `x${email}`]) {
      await expect(remove(me, wrong)).rejects.toMatchObject({ details: [{ path: 'confirm' }] })
    }
    expect((await get())?.email).toBe(email)
  })

  it('is gone at once with keys, sessions, codes and subscription, frees its name, and tells of it', async () => {
    const account = await anAccount()
    const { userId, email, cookie, me } = account
    const neighbour = `x-${email}`
    const username = someName()
    await account.claim(username)
    const { key, apiKey } = await identity.client.call('CreateApiKey', { name: 'doomed' }, me)
    const { sessionId } = await identity.client.call('AuthenticateSession', { cookie })
    await requestCode(identity.http, email)
    await requestCode(identity.http, neighbour)
    const news = { userId, subscriptionId: newId(), status: 'ACTIVE', version: 1 }
    identity.bus.publish('subscriptionChanged', news)
    await expect.poll(() => identity.database.subscriptionState.count({ where: { userId } }), eventually).toBe(1)
    const { keyHash } = await identity.database.apiKey.findUniqueOrThrow({ where: { id: apiKey?.id ?? '' } })

    await remove(me, ` ${email.toUpperCase()}`)

    await expect(account.get()).rejects.toMatchObject({ code: 'not_found' })
    const nobody = { code: 'unauthenticated' }
    await expect(identity.client.call('AuthenticateSession', { cookie })).rejects.toMatchObject(nobody)
    await expect(identity.client.call('AuthenticateApiKey', { keyHash: Buffer.from(keyHash) })).rejects.toMatchObject(
      nobody,
    )
    const { user, session, apiKey: keys, subscriptionState, verification } = identity.database
    const left = await Promise.all([
      user.count({ where: { id: userId } }),
      session.count({ where: { userId } }),
      keys.count({ where: { userId } }),
      subscriptionState.count({ where: { userId } }),
      verification.count({ where: { identifier: `sign-in-otp-${email}` } }),
    ])
    expect(left).toEqual([0, 0, 0, 0, 0])
    expect(await verification.count({ where: { identifier: `sign-in-otp-${neighbour}` } })).toBe(1)
    expect((await (await anAccount()).claim(username))?.username).toBe(username)

    const told = (kind: 'userDeleted' | 'apiKeyDeleted' | 'sessionEnded') =>
      identity.bus.eventsOf(kind).filter((event) => event.userId === userId)
    await expect.poll(() => told('userDeleted'), eventually).toEqual([{ userId }])
    expect(told('apiKeyDeleted')).toMatchObject([{ keyId: apiKey?.id, keyHash: Buffer.from(keyHash).toString('hex') }])
    expect(told('sessionEnded')).toMatchObject([{ sessionId }])
    expect(identity.logged()).not.toContain(key)

    /** News that come late bring nothing back. */
    identity.bus.publish('subscriptionChanged', { ...news, version: 2 })
    const other = await anAccount()
    identity.bus.publish('subscriptionChanged', { ...news, userId: other.userId, subscriptionId: newId() })
    await expect.poll(() => subscriptionState.count({ where: { userId: other.userId } }), eventually).toBe(1)
    expect(await subscriptionState.count({ where: { userId } })).toBe(0)
  })

  it('by two calls at once is deleted once', async () => {
    const { userId, email, me } = await anAccount()
    const outcomes = await Promise.allSettled([remove(me, email), remove(me, email)])
    const refused = outcomes.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[]
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 'not_found' })
    expect(refused.length).toBeLessThanOrEqual(1)
    await expect
      .poll(() => identity.bus.eventsOf('userDeleted').filter((event) => event.userId === userId), eventually)
      .toHaveLength(1)
  })
})
