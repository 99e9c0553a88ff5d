import { newId } from '@resume/service-kit/ids'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openMailbox } from '../test-data/mailbox.ts'
import {
  cookieName,
  type RunningIdentity,
  requestCode,
  runIdentity,
  sessionCookieOf,
} from '../test-data/running-identity.ts'

let identity: RunningIdentity
beforeAll(async () => {
  identity = await runIdentity({ RATE_LIMIT_ENABLED: 'true' })
})
afterAll(() => identity.stop())

const eventually = { timeout: 10_000 }
const anEmail = () => `${newId()}@example.com`
const signInWith = (email: string, otp: unknown) =>
  identity.http('POST', '/sign-in/email-otp', { body: { email, otp } })
const wrongFor = (code: string) => (code === '123456' ? '654321' : '123456')
const usersWith = (email: string) => identity.database.user.count({ where: { email } })

describe('a one-time code', () => {
  it('signs a new address in and makes its account, named by the part before the @', async () => {
    const email = `ada.${newId()}@example.com`
    expect(await (await requestCode(identity.http, email)).json()).toEqual({ success: true })
    expect(await usersWith(email)).toBe(0)
    const answer = await signInWith(email, await identity.codeFor(email))
    expect(answer.status).toBe(200)
    const body = (await answer.json()) as { user: { id: string } }
    expect(body).toMatchObject({
      token: expect.any(String),
      user: { email, emailVerified: true, name: email.split('@')[0] },
    })
    const cookie = answer.headers.getSetCookie().find((line) => line.startsWith(cookieName)) ?? ''
    expect(cookie).toMatch(/HttpOnly/i)
    expect(cookie).toMatch(/SameSite=Lax/i)
    expect(cookie).toMatch(/Max-Age=2592000/)
    /** Without the address: the stream would keep it after the end of the account. */
    await expect
      .poll(() => identity.bus.eventsOf('userRegistered').filter(({ userId }) => userId === body.user.id), eventually)
      .toEqual([{ userId: body.user.id, email: '' }])
  })

  it('of a known address signs the same account in, whatever the case of its letters', async () => {
    const email = anEmail()
    const first = await identity.signIn(email)
    await requestCode(identity.http, email.toUpperCase())
    const again = await signInWith(` ${email.toUpperCase()} `, await identity.codeFor(email))
    expect(await again.json()).toMatchObject({ user: { id: first.userId, email } })
    expect(await usersWith(email)).toBe(1)
  })

  it('works once', async () => {
    const email = anEmail()
    await requestCode(identity.http, email)
    const code = await identity.codeFor(email)
    expect((await signInWith(email, code)).status).toBe(200)
    expect((await signInWith(email, code)).status).toBe(400)
  })

  it('that many send at once makes one session', async () => {
    const email = anEmail()
    await requestCode(identity.http, email)
    const code = await identity.codeFor(email)
    const answers = await Promise.all(Array.from({ length: 10 }, () => signInWith(email, code)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await identity.database.session.count({ where: { user: { email } } })).toBe(1)
  })

  it('is lost after three wrong tries, from however many networks, and sets no cookie on any of them', async () => {
    const email = anEmail()
    await requestCode(identity.http, email)
    const code = await identity.codeFor(email)
    for (let wrong = 1; wrong <= 3; wrong++) {
      const answer = await signInWith(email, wrongFor(code))
      expect([answer.status, sessionCookieOf(answer)]).toEqual([400, undefined])
    }
    const late = await signInWith(email, code)
    expect([late.status, sessionCookieOf(late)]).toEqual([403, undefined])
    expect(await usersWith(email)).toBe(0)
  })

  it('still works after two wrong tries', async () => {
    const email = anEmail()
    await requestCode(identity.http, email)
    const code = await identity.codeFor(email)
    for (let wrong = 1; wrong <= 2; wrong++) await signInWith(email, wrongFor(code))
    expect((await signInWith(email, code)).status).toBe(200)
  })

  it('lives five minutes and no longer', async () => {
    const email = anEmail()
    await requestCode(identity.http, email)
    const code = await identity.codeFor(email)
    const where = { identifier: `sign-in-otp-${email}` }
    const kept = await identity.database.verification.findFirstOrThrow({ where })
    /** The two are read from the clock one after the other. */
    const minutes = (kept.expiresAt.getTime() - kept.createdAt.getTime()) / 60_000
    expect(minutes).toBeCloseTo(5, 1)
    await identity.database.verification.updateMany({ where, data: { expiresAt: new Date(Date.now() - 1) } })
    expect((await signInWith(email, code)).status).toBe(400)
    expect(await usersWith(email)).toBe(0)
  })

  it('is stored hashed', async () => {
    const email = anEmail()
    await requestCode(identity.http, email)
    const code = await identity.codeFor(email)
    const kept = await identity.database.verification.findFirstOrThrow({
      where: { identifier: `sign-in-otp-${email}` },
    })
    expect(kept.value).not.toContain(code)
  })

  it('is sent three times a minute at most to an address from one place', async () => {
    const email = anEmail()
    const headers = { 'x-client-address': '192.0.2.1' }
    const ask = (to = email, from = headers) =>
      identity.http('POST', '/email-otp/send-verification-otp', { body: { email: to, type: 'sign-in' }, headers: from })
    for (let nth = 1; nth <= 3; nth++) expect((await ask()).status).toBe(200)
    const refused = await ask(email.toUpperCase())
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await ask(anEmail())).status).toBe(200)
    expect((await ask(email, { 'x-client-address': '192.0.2.2' })).status).toBe(200)
  })
})

describe('sign-in', () => {
  it('offers nothing of the library besides what the platform has', async () => {
    const paths = ['/sign-up/email', '/sign-in/email', '/email-otp/verify-email', '/update-user', '/delete-user', '/ok']
    for (const path of [...paths, '/change-email', '/revoke-sessions', '/unlink-account', '/get-access-token']) {
      expect((await identity.http('POST', path, { body: {} })).status, path).toBe(404)
    }
    expect((await identity.http('GET', '/list-sessions')).status).toBe(404)
  })

  it('refuses what is no address, no code, no object or no JSON, each with its own status', async () => {
    const send = (body: unknown, headers: Record<string, string> = {}) =>
      identity.http('POST', '/email-otp/send-verification-otp', { body, headers })
    for (const email of ['nobody', 7, '', `${'x'.repeat(320)}@example.com`, undefined]) {
      expect((await send({ email, type: 'sign-in' })).status, String(email)).toBe(400)
    }
    expect((await send({ email: anEmail(), type: 'forget-password' })).status).toBe(400)
    for (const email of ['a\u0000b@example.com', 'a@b', 'a b@example.com']) {
      expect((await send({ email, type: 'sign-in' })).status, email).toBe(400)
      expect((await signInWith(email, '123456')).status, email).toBe(400)
    }
    const deep = `${'['.repeat(5_000)}${']'.repeat(5_000)}`
    const nested = await identity.http('POST', '/sign-in/email-otp', { body: `{"email":"${anEmail()}","otp":${deep}}` })
    expect(nested.status).toBe(400)
    expect((await send('[]')).status).toBe(400)
    expect((await send('{"email":')).status).toBe(400)
    expect((await send('email=x', { 'content-type': 'text/csv' })).status).toBe(415)
    expect((await send({ email: anEmail(), type: 'sign-in', filler: 'x'.repeat(20_000) })).status).toBe(413)
    for (const otp of [undefined, 123456, '', '12345', {}]) {
      expect((await signInWith(anEmail(), otp)).status, JSON.stringify(otp)).toBe(400)
    }
  })

  it('from a page of somebody else is refused', async () => {
    const email = anEmail()
    await requestCode(identity.http, email)
    const body = { email, otp: await identity.codeFor(email) }
    const foreign = { headers: { origin: 'https://evil.example', cookie: `${cookieName}=x` } }
    expect((await identity.http('POST', '/sign-in/email-otp', { body, ...foreign })).status).toBe(403)
    expect((await identity.http('POST', '/sign-in/email-otp', { body })).status).toBe(200)
  })
})

describe('with a mail server', () => {
  it('a code is sent, again after a failure, and is in no log, nor is its address', async () => {
    const mailbox = await openMailbox()
    const sending = await runIdentity({
      SMTP_URL: mailbox.url,
      MAIL_FROM: 'Resume Platform <codes@example.org>',
      LOG_LEVEL: 'trace',
    })
    try {
      mailbox.refuse(1)
      const email = anEmail()
      expect((await requestCode(sending.http, email)).status).toBe(200)
      await expect.poll(() => mailbox.messages.length, { timeout: 10_000 }).toBe(1)
      const [message = ''] = mailbox.messages
      expect(message).toContain(`To: ${email}`)
      expect(message).toContain('From: Resume Platform <codes@example.org>')
      const code = /Your sign-in code is (\d{6})\./.exec(message)?.[1] ?? ''
      const answer = await sending.http('POST', '/sign-in/email-otp', { body: { email, otp: code } })
      expect(answer.status).toBe(200)
      /** Not the same digits within an identifier or after a decimal point, where they would be by chance. */
      expect(sending.logged()).not.toMatch(new RegExp(`(?<![0-9a-f]-?|\\d\\.)${code}(?!-?[0-9a-f])`))
      expect(sending.logged()).not.toContain(email)
      expect(sending.logged()).not.toContain(sessionCookieOf(answer)?.split('.')[0])
    } finally {
      await sending.stop()
      await mailbox.close()
    }
  })
})
