import { newId } from '@resume/service-kit/ids'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningIdentity, requestCode, runIdentity } from '../test-data/running-identity.ts'

let identity: RunningIdentity
beforeAll(async () => {
  identity = await runIdentity({ RATE_LIMIT_ENABLED: 'true' })
})
afterAll(() => identity.stop())

const anEmail = () => `${newId()}@example.com`
const signInWith = (email: string, otp: unknown) =>
  identity.http('POST', '/sign-in/email-otp', { body: { email, otp } })
/** Enters a code from a network. */
const enter = (network: string, email: string, otp: unknown) =>
  identity.http('POST', '/sign-in/email-otp', { body: { email, otp }, headers: { 'x-client-network': network } })
const wrongFor = (code: string) => (code === '123456' ? '654321' : '123456')
const usersWith = (email: string) => identity.database.user.count({ where: { email } })

describe('codes to one address, whoever asks for them', () => {
  /** Each request comes from another network. */
  const ask = (email: string) => requestCode(identity.http, email)
  const codesOf = async (email: string) => {
    const kept = await identity.database.verification.findMany({ where: { identifier: `sign-in-otp-${email}` } })
    return kept.map(({ value }) => value)
  }

  it('pause after the fifth that nobody answered, with the same answer, for a known and an unknown address', async () => {
    const known = anEmail()
    await identity.signIn(known)
    for (const email of [known, anEmail()]) {
      const answers: [number, string, string][] = []
      const seen = new Set<string>()
      for (let nth = 1; nth <= 8; nth++) {
        const answer = await ask(email)
        const headers = [...answer.headers].filter(([name]) => name !== 'date')
        answers.push([answer.status, JSON.stringify(headers.sort()), await answer.text()])
        for (const code of await codesOf(email)) seen.add(code)
      }
      for (const answer of answers) expect(answer).toEqual(answers[0])
      expect(answers[0]).toEqual([200, expect.any(String), '{"success":true}'])
      expect(seen.size).toBe(5)
    }
  })

  it('at once from many networks are five', async () => {
    const email = anEmail()
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(email)))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    await expect.poll(() => identity.logged().split(`sign-in code for ${email}`).length - 1).toBe(5)
  })

  it('leave the code that was sent last good, and start anew with a sign-in', async () => {
    const email = anEmail()
    for (let nth = 1; nth <= 5; nth++) await ask(email)
    await expect.poll(() => identity.logged().split(`sign-in code for ${email}`).length - 1).toBe(5)
    const before = await codesOf(email)
    await ask(email)
    expect(await codesOf(email)).toEqual(before)
    const code = identity.logged().split(`sign-in code for ${email}: `).at(-1)?.slice(0, 6)
    expect((await signInWith(email, code)).status).toBe(200)
    await ask(email)
    expect(await codesOf(email)).toHaveLength(1)
  })
})

describe('whoever guesses codes of an address', () => {
  const askFrom = (network: string, email: string) =>
    identity.http('POST', '/email-otp/send-verification-otp', {
      body: { email, type: 'sign-in' },
      headers: { 'x-client-network': network },
    })
  const codesTo = (email: string) =>
    [...identity.logged().matchAll(new RegExp(`sign-in code for ${email}: (\\d{6})`, 'g'))].map(([, code = '']) => code)
  const sentTo = (email: string) => expect.poll(() => codesTo(email).length, { timeout: 10_000 })
  const everythingIsLogged = async () => {
    const email = anEmail()
    await askFrom(newId(), email)
    await sentTo(email).toBe(1)
  }
  /** Asks for codes until there is a pause, and uses up the last one from one network. @returns that network */
  const attack = async (email: string) => {
    const [other, network] = [newId(), newId()]
    for (const from of [other, other, other, network, network]) expect((await askFrom(from, email)).status).toBe(200)
    await sentTo(email).toBe(5)
    const wrong = wrongFor(codesTo(email).at(-1) ?? '')
    for (let nth = 1; nth <= 3; nth++) expect((await enter(network, email, wrong)).status).toBe(400)
    return network
  }

  it('keeps nobody out who asks from another network: that gets a code in spite of the pause, which the guesses do not reach', async () => {
    const email = anEmail()
    const network = await attack(email)
    const home = newId()
    expect((await enter(home, email, codesTo(email).at(-1))).status).toBe(403)
    const asked = await askFrom(home, email)
    expect([asked.status, await asked.text()]).toEqual([200, '{"success":true}'])
    await sentTo(email).toBe(6)
    const code = codesTo(email).at(-1) ?? ''
    for (let nth = 1; nth <= 5; nth++) {
      const guess = await enter(network, email, wrongFor(code))
      expect([guess.status, guess.headers.get('x-error-code')]).toEqual([403, 'sign_in_attempts_exceeded'])
      expect(await guess.json()).toEqual({ code: 'TOO_MANY_ATTEMPTS', message: 'Too many attempts' })
    }
    expect((await enter(home, email, code)).status).toBe(200)
  })

  it('gets no code during the pause, and no further try with one that others ask for', async () => {
    const email = anEmail()
    const network = await attack(email)
    expect((await askFrom(network, email)).status).toBe(200)
    await askFrom(newId(), email)
    await sentTo(email).toBe(6)
    expect((await enter(network, email, codesTo(email).at(-1))).status).toBe(403)
    await everythingIsLogged()
    expect(codesTo(email)).toHaveLength(6)
  })

  it('has three tries of a code from many networks at once', async () => {
    const email = anEmail()
    await askFrom(newId(), email)
    await sentTo(email).toBe(1)
    const code = codesTo(email).at(-1) ?? ''
    await Promise.all(Array.from({ length: 20 }, () => enter(newId(), email, wrongFor(code))))
    const wrongAgain = await Promise.all([1, 2, 3].map(() => enter(newId(), email, wrongFor(code))))
    expect(wrongAgain.some(({ ok }) => ok)).toBe(false)
    expect((await enter(newId(), email, code)).status).toBe(403)
    expect(await usersWith(email)).toBe(0)
  })

  it('fills no mailbox: of the codes that are sent during pauses there are three an hour', async () => {
    const email = anEmail()
    await attack(email)
    for (let round = 1; round <= 6; round++) {
      await askFrom(newId(), email)
      for (let nth = 1; nth <= 3; nth++) await enter(newId(), email, 'wrong!')
    }
    await everythingIsLogged()
    expect(codesTo(email)).toHaveLength(8)
  })

  it('and asks for a new code has three new tries with it', async () => {
    const email = anEmail()
    const home = newId()
    for (const sent of [1, 2]) {
      await askFrom(home, email)
      await sentTo(email).toBe(sent)
      const wrong = wrongFor(codesTo(email).at(-1) ?? '')
      for (let nth = 1; nth <= 2; nth++) expect((await enter(home, email, wrong)).status).toBe(400)
    }
    expect((await enter(home, email, codesTo(email).at(-1))).status).toBe(200)
  })

  it('and signs in after all has three new tries, whoever asks for the next code', async () => {
    const email = anEmail()
    const home = newId()
    for (const sent of [1, 2]) {
      await askFrom(newId(), email)
      await sentTo(email).toBe(sent)
      const code = codesTo(email).at(-1) ?? ''
      for (let nth = 1; nth <= 2; nth++) expect((await enter(home, email, wrongFor(code))).status).toBe(400)
      expect((await enter(home, email, code)).status).toBe(200)
    }
  })

  it('is not who enters the right code of a suspended account: that uses up no try', async () => {
    const email = anEmail()
    await identity.signIn(email)
    await identity.database.user.update({ where: { email }, data: { suspendedAt: new Date() } })
    const former = codesTo(email).length
    const home = newId()
    for (const sent of [1, 2, 3, 4]) {
      await askFrom(newId(), email)
      await sentTo(email).toBe(former + sent)
      const { headers } = await enter(home, email, codesTo(email).at(-1))
      expect(headers.get('x-error-code')).toBe('account_suspended')
    }
  })
})
