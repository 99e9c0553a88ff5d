import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type MailServer, startMailServer } from '@resume/test-kit/mail-server'
import { startTestPlatform, type TestPlatform } from '@resume/test-kit/test-platform'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, clientOf, fromApp } from '../client/client.ts'
import { describedBy } from '../client/description.ts'
import { signIn } from '../client/sign-in.ts'

const mailDir = mkdtempSync(join(tmpdir(), 'resume-mails-'))
let mailServer: MailServer
let platform: TestPlatform
let admin: Client
const patience = { timeout: 15_000 }

beforeAll(async () => {
  mailServer = await startMailServer(mailDir)
  const settings = { SMTP_URL: mailServer.url, ADMIN_EMAIL: 'admin@example.com', MAIL_INTERVAL_MS: '50' }
  platform = await startTestPlatform(settings)
  admin = (await aUser('admin@example.com')).session
})
afterAll(async () => {
  await platform?.stop()
  await mailServer.close()
  rmSync(mailDir, { recursive: true, force: true })
})

const aUser = (email?: string) => signIn({ url: platform.url, mailDir, judge: describedBy(platform.url) }, email)
const aPage = (headers = {}) => clientOf(platform.url, { ...fromApp, ...headers }, describedBy(platform.url))
const mails = () => readdirSync(mailDir).map((file) => readFileSync(join(mailDir, file), 'utf8'))
const mailWith = async (text: string) => {
  await expect.poll(() => mails().filter((mail) => mail.includes(text)).length, patience).toBe(1)
  return mails().find((mail) => mail.includes(text)) ?? ''
}
const headersOf = (mail: string) => mail.slice(0, mail.indexOf('\n\n'))
const message = { name: 'Ada', email: 'ada@example.org', subject: 'Hello', message: 'A message of some length.' }
/** Written while the mail server is away. */
const patientText = `to wait ${Math.random()} and more`

describe('a message to the administrator', () => {
  it('is taken while the mail server is away', async () => {
    await mailServer.close()
    const sent = await aPage().call('POST', '/contact', { body: { ...message, message: patientText } })
    expect([sent.status, sent.body.message]).toEqual([200, 'Message sent'])
    const log = () => readFileSync(join(platform.logDir, 'identity.log'), 'utf8')
    await expect.poll(log, patience).toContain('the mail server takes no mail')
    mailServer = await startMailServer(mailDir, Number(new URL(mailServer.url).port))
  })

  it('is mailed as plain text, and an answer goes to the sender', async () => {
    const text = `number ${Math.random()}, and more`
    const sent = await aPage().call('POST', '/contact', { body: { ...message, message: text } })
    expect([sent.status, sent.body.data]).toEqual([200, null])
    const mail = await mailWith(text)
    expect(headersOf(mail)).toMatch(/^To: admin@example\.com$/m)
    expect(headersOf(mail)).toMatch(/^Reply-To: ada@example\.org$/m)
    expect(headersOf(mail)).toMatch(/^Subject: Contact: Hello$/m)
    expect(headersOf(mail)).toMatch(/^Content-Type: text\/plain/m)
    expect(mails().some((each) => /^To: ada@example\.org$/m.test(headersOf(each)))).toBe(false)
  })

  it('cannot put anything into the headers of the mail', async () => {
    const secret = `injected-${Math.random().toString(36).slice(2)}`
    const subject = `Hi\r\nBcc: ${secret}@evil.example\r\n\r\n${secret}`
    await aPage().call('POST', '/contact', {
      body: { ...message, name: `A\r\nX-${secret}: 1`, subject, message: `${secret} body text` },
    })
    const mail = await mailWith(`${secret} body text`)
    expect(headersOf(mail)).not.toMatch(new RegExp(`^(Bcc|X-${secret})`, 'm'))
    const email = `a@example.org\r\nBcc: ${secret}@evil.example`
    expect((await aPage().call('POST', '/contact', { body: { ...message, email } })).status).toBe(400)
  })

  it('of a program that fills every field is answered alike, and is not sent', async () => {
    const text = `spam ${Math.random()} and more`
    const website = 'https://spam.example'
    const answer = await aPage().call('POST', '/contact', { body: { ...message, message: text, website } })
    expect([answer.status, answer.body.message]).toEqual([200, 'Message sent'])
    await aPage().call('POST', '/contact', { body: { ...message, message: `after ${text}` } })
    await mailWith(`after ${text}`)
    expect(mails().filter((mail) => mail.includes(text))).toHaveLength(1)
  })

  it('is for first-party pages, 5 an hour, and held to its limits', async () => {
    const page = aPage()
    for (const body of [
      { ...message, message: 'short' },
      { ...message, subject: ' ' },
      { ...message, more: 1 },
    ]) {
      expect((await page.call('POST', '/contact', { body })).status).toBe(400)
    }
    for (const status of [200, 200, 429]) {
      expect((await page.call('POST', '/contact', { body: message })).status).toBe(status)
    }
    const elsewhere = clientOf(platform.url, { origin: 'https://evil.example' })
    expect((await elsewhere.call('POST', '/contact', { body: message })).status).toBe(401)
  })
})

describe('the ambassador program', () => {
  const answers = {
    ...{ collegeName: 'Analytical College', graduationYear: new Date().getUTCFullYear() },
    ...{ whyJoin: 'Because engines should be understood by all.', superpower: 'Notes', funFact: 'Likes horses' },
  }

  it('takes one application of a user, and tells by mail what became of it', async () => {
    const { session, sdk, email, userId } = await aUser()
    const { ambassadors } = sdk
    expect(await ambassadors.get()).toEqual({ status: 'NONE', application: null })
    const racing = Array.from({ length: 6 }, () => session.call('POST', '/ambassador/apply', { body: answers }))
    const statuses = (await Promise.all(racing)).map(({ status }) => status)
    expect(statuses.sort()).toEqual([201, ...Array(5).fill(409)])
    const state = await ambassadors.get()
    const none = { vibeCheck: null, socialHandle: null, reviewNote: null, reviewedAt: null }
    expect(state).toEqual({ status: 'PENDING', application: { ...answers, ...none, submittedAt: expect.any(String) } })

    const listed = (await admin.call('GET', '/admin/ambassadors?status=PENDING')).body.data.items
    const { id } = listed.find((each: { userId: string }) => each.userId === userId)
    const decide = (body: object) => admin.call('PATCH', `/admin/ambassadors/${id}`, { body })
    expect((await decide({ status: 'REJECTED' })).body.details).toEqual([{ path: 'reason', message: 'is required' }])
    const note = `Next year ${Math.random()}`
    const rejected = { status: 'REJECTED', reviewNote: note, reason: 'too early' }
    const decided = await Promise.all([decide(rejected), decide(rejected), decide(rejected)])
    expect(decided.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const after = await ambassadors.get()
    expect(after).toMatchObject({ status: 'REJECTED', application: { reviewNote: note } })
    expect(headersOf(await mailWith(note))).toMatch(new RegExp(`^To: ${email}$`, 'm'))

    const again = await session.call('POST', '/ambassador/apply', { body: answers })
    expect([again.status, again.headers.get('x-error-code')]).toEqual([409, 'ambassador_refused'])
    const { items } = (await admin.call('GET', `/admin/audit?subjectId=${id}`)).body.data
    expect(items).toMatchObject([
      {
        action: 'ambassador.reject',
        before: { status: 'PENDING' },
        after: { status: 'REJECTED' },
        reason: 'too early',
      },
    ])
  })

  it('refuses what is no application', async () => {
    const { session } = await aUser()
    const wrong = { ...answers, graduationYear: 1999, whyJoin: 'short' }
    const answer = await session.call('POST', '/ambassador/apply', { body: { ...answers, whyJoin: 'short' } })
    expect(answer.body.details).toEqual([{ path: 'whyJoin', message: expect.any(String) }])
    const year = await session.call('POST', '/ambassador/apply', { body: { ...wrong, whyJoin: answers.whyJoin } })
    expect(year.body.details[0].path).toBe('graduationYear')
  })

  it('and messages are part of the export and the erasure of an account', async () => {
    const { session, sdk, email, userId } = await aUser()
    await sdk.ambassadors.apply(answers)
    const body = { name: 'Ada', email, subject: 'Export', message: 'A message to export.' }
    await session.call('POST', '/contact', { body })
    const { content } = await sdk.account.export()
    expect(content.ambassadorApplications).toMatchObject([{ collegeName: answers.collegeName }])
    expect(content.contactMessages).toMatchObject([{ subject: 'Export', message: 'A message to export.' }])
    const applicants = async () =>
      (await admin.call('GET', '/admin/ambassadors?limit=50')).body.data.items.map(
        (each: { userId: string }) => each.userId,
      )
    expect(await applicants()).toContain(userId)
    await sdk.account.delete({ confirm: email })
    await expect.poll(applicants, patience).not.toContain(userId)
  })
})

/** The last test of the file: meanwhile the pause before another attempt goes by. */
describe('a message that was taken while the mail server was away', () => {
  it('is mailed once, after its return', async () => {
    await expect.poll(() => mails().filter((mail) => mail.includes(patientText)).length, { timeout: 40_000 }).toBe(1)
    const waiting = mails().find((mail) => mail.includes(patientText)) ?? ''
    expect(headersOf(waiting)).toMatch(/^To: admin@example\.com$/m)
  })
})
