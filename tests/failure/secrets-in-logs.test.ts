import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type MailServer, startMailServer } from '@resume/test-kit/mail-server'
import { startTestPlatform, type TestPlatform } from '@resume/test-kit/test-platform'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { clientOf, fromApp } from '../client/client.ts'
import { exampleResume, fileForm } from '../client/example.ts'
import { codeSentTo, signIn } from '../client/sign-in.ts'

const mailDir = mkdtempSync(join(tmpdir(), 'resume-mail-'))
let mail: MailServer
let platform: TestPlatform

beforeAll(async () => {
  mail = await startMailServer(mailDir)
  platform = await startTestPlatform({ SMTP_URL: mail.url, LOG_LEVEL: 'trace' })
})
afterAll(async () => {
  await platform.stop()
  await mail.close()
  rmSync(mailDir, { recursive: true, force: true })
})

it('no log holds a key, a session, a one-time code or a word of a resume, whatever goes wrong', async () => {
  const canary = () => `canary${crypto.randomUUID().replaceAll('-', '')}`
  const words = { resume: canary(), job: canary(), file: canary(), object: canary(), broken: canary() }
  const user = await signIn({ url: platform.url, mailDir })
  const { key, client } = await user.withKey()
  const token = decodeURIComponent(user.cookie.split('=')[1] ?? '')
  const visitor = clientOf(platform.url, fromApp)

  const before = new Set(readdirSync(mailDir))
  const email = `${crypto.randomUUID()}@example.com`
  await visitor.call('POST', '/auth/email-otp/send-verification-otp', { body: { email, type: 'sign-in' } })
  const code = await codeSentTo(mailDir, email, before)
  await visitor.call('POST', '/auth/sign-in/email-otp', { body: { email, otp: code === '000000' ? '1' : '000000' } })
  await visitor.call('POST', '/auth/sign-in/email-otp', { body: { email, otp: code } })

  const { session } = user
  await session.call('POST', '/ats/check', { body: { resume: `Ada ${words.resume}`, jobDescription: words.job } })
  await session.call('POST', '/ats/check', {
    body: { resume: { basics: { name: words.object } }, surprise: words.broken },
  })
  await session.call('POST', '/ats/check', { body: `{"resume": "${words.broken}` })
  await session.call('POST', '/ats/extract', {
    body: fileForm(Uint8Array.from(Buffer.from(`Ada ${words.file}`)), 'a.txt'),
  })
  await session.call('POST', '/ats/extract', {
    body: fileForm(Uint8Array.from([...exampleResume.subarray(0, 700), ...Buffer.from(words.file)])),
  })
  await platform.processes.get('ats')?.kill()
  await session.call('POST', '/ats/check', { body: { resume: words.resume, jobDescription: words.job } })
  await platform.processes.get('ats')?.restart()
  await platform.processes.get('postgres')?.kill()
  await client.call('PUT', '/users/me/name', { body: { name: words.object } })
  await session.call('POST', '/ats/check', { body: { resume: words.resume } })
  await platform.processes.get('postgres')?.restart()
  await clientOf(platform.url).call('GET', `/users/me?key=${key}`, { headers: { 'x-api-key': `${key}0` } })

  const secrets = { key, token, signature: token.split('.')[0] ?? '', ...words }
  /** Not the same digits within an identifier or after a decimal point: some of thousands would be them by chance. */
  const asCode = new RegExp(`(?<![0-9a-f]-?|\\d\\.)${code}(?!-?[0-9a-f])`)
  for (const file of readdirSync(platform.logDir)) {
    const log = readFileSync(join(platform.logDir, file), 'utf8')
    for (const [name, secret] of Object.entries(secrets)) {
      expect(log.includes(secret), `${name} in ${file}`).toBe(false)
    }
    if (!file.startsWith('postgres')) expect(asCode.test(log), `code in ${file}`).toBe(false)
  }
  expect(readFileSync(join(platform.logDir, 'identity.log'), 'utf8')).toContain('identity is ready')
  const accesses = readFileSync(join(platform.logDir, 'gateway.log'), 'utf8')
  expect(accesses).toContain(`"route":"/api/v1/ats/check","status":200`)
  expect(accesses).toContain(`"userId":"${user.userId}"`)
  expect(accesses).not.toContain(user.email)
})
