import { newId } from '@resume/service-kit/ids'
import { as, aUser } from '@resume/test-kit/callers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Mailbox, openMailbox } from '../test-data/mailbox.ts'
import { type RunningIdentity, requestCode, runIdentity } from '../test-data/running-identity.ts'
import { knownDevices } from './adapters/known-devices.ts'

let mailbox: Mailbox
let identity: RunningIdentity
beforeAll(async () => {
  mailbox = await openMailbox()
  identity = await runIdentity({ SMTP_URL: mailbox.url, MAIL_INTERVAL_MS: '50' })
})
afterAll(async () => {
  await identity.stop()
  await mailbox.close()
})

const firefox = (version: number) =>
  `Mozilla/5.0 (X11; Linux x86_64; rv:${version}.0) Gecko/20100101 Firefox/${version}.0`
const phone =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36'

/** Long lines of a mail are wrapped (RFC 2045, section 6.7). */
const unwrapped = (message: string) => message.replaceAll('=\r\n', '')
const mailsTo = (address: string) =>
  mailbox.messages.map(unwrapped).filter((message) => message.includes(`To: ${address}`))
/** The mails to an address besides codes: their subjects. */
const notices = (address: string) =>
  mailsTo(address)
    .map((message) => /^Subject: (.*)$/m.exec(message)?.[1]?.trim() ?? '')
    .filter((subject) => !subject.includes('sign-in code'))
const codesTo = (address: string) =>
  mailsTo(address).flatMap((message) => /Your sign-in code is (\d{6})\./.exec(message)?.[1] ?? [])

/** Signs in with the newest code. @returns the user's ID */
async function signIn(email: string, userAgent: string): Promise<string> {
  const before = codesTo(email).length
  await requestCode(identity.http, email)
  await expect.poll(() => codesTo(email).length, { timeout: 10_000 }).toBe(before + 1)
  const body = { email, otp: codesTo(email).at(-1) }
  const answer = await identity.http('POST', '/sign-in/email-otp', { body, headers: { 'user-agent': userAgent } })
  expect(answer.status).toBe(200)
  return ((await answer.json()) as { user: { id: string } }).user.id
}
const nothingWaits = () => expect.poll(() => identity.database.mail.count(), { timeout: 10_000 }).toBe(0)

describe('mails about an account', () => {
  it('tell of a sign-in with a device that was not seen before, and not of the first one', async () => {
    const email = `${newId()}@example.com`
    await signIn(email, firefox(128))
    await signIn(email, firefox(129))
    await nothingWaits()
    expect(notices(email)).toEqual([])
    await signIn(email, phone)
    await nothingWaits()
    expect(notices(email)).toEqual(['New sign-in to your account'])
    expect(mailsTo(email).at(-1)).toContain('Chrome on Android')
    await signIn(email, phone)
    await signIn(email, firefox(130))
    await nothingWaits()
    expect(notices(email)).toHaveLength(1)
  })

  it('are asked for once by sign-ins with one new device at once', async () => {
    const userId = await signIn(`${newId()}@example.com`, firefox(128))
    const { database } = identity
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, () =>
        database.$transaction((transaction) => knownDevices.note(transaction, userId, 'another', new Date())),
      ),
    )
    expect(outcomes.toSorted()).toEqual([...Array(9).fill('known'), 'new'])
  })

  it('tell of a key that was made or rotated, and not of one that was refused', async () => {
    const email = `${newId()}@example.com`
    const me = as(aUser(await signIn(email, phone)))
    const { apiKey, key } = await identity.client.call('CreateApiKey', { name: 'Backup script' }, me)
    await identity.client.call('RotateApiKey', { id: apiKey?.id ?? '' }, me)
    await expect(identity.client.call('CreateApiKey', { name: '' }, me)).rejects.toThrow()
    await expect(identity.client.call('RotateApiKey', { id: apiKey?.id ?? '' }, me)).rejects.toThrow()
    await nothingWaits()
    expect(notices(email)).toEqual([
      'An API key was created for your account',
      'An API key was rotated for your account',
    ])
    const sent = mailsTo(email).join('')
    expect(sent).toContain('Backup script')
    expect(sent).toContain(apiKey?.keyPrefix)
    expect(sent).not.toContain(key?.slice(0, 12))
  })

  it('tell of the end of an account, to the address that it had', async () => {
    const email = `${newId()}@example.com`
    const userId = await signIn(email, phone)
    await expect(
      identity.client.call('DeleteUser', { confirm: 'other@example.com' }, as(aUser(userId))),
    ).rejects.toThrow()
    await identity.client.call('DeleteUser', { confirm: email }, as(aUser(userId)))
    await nothingWaits()
    expect(notices(email)).toEqual(['Your account was deleted'])
    expect(await identity.database.knownDevice.count({ where: { userId } })).toBe(0)
  })
})
