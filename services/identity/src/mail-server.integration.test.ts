import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { freePort } from '@resume/local-stack/servers/ports'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { type Mailbox, openMailbox } from '../test-data/mailbox.ts'
import { requestCode, runIdentity } from '../test-data/running-identity.ts'
import { examineMore } from './doctor.ts'

const mailTest = fileURLToPath(new URL('./mail-test.ts', import.meta.url))
const nobodyListens = 'smtp://127.0.0.1:9'

let mailbox: Mailbox
/** A mail server that refuses every password. */
let strict: SMTPServer
let strictUrl: string
/** How often it was sent a password. */
let passwords = 0
beforeAll(async () => {
  mailbox = await openMailbox()
  strict = new SMTPServer({
    closeTimeout: 100,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => {
      passwords++
      done(new Error('wrong password'))
    },
  })
  strict.on('error', () => {})
  await new Promise<void>((resolve) => strict.listen(0, '127.0.0.1', resolve))
  const address = strict.server.address()
  strictUrl = `smtp://codes:hunter2@127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
})
afterAll(async () => {
  await mailbox.close()
  await new Promise<void>((resolve) => strict.close(() => resolve()))
})

describe('at its start, identity', () => {
  it('ends when the mail server refuses the password, and says so without it', async () => {
    const refused = await runIdentity({ SMTP_URL: strictUrl }).then(
      () => 'it started',
      (error: Error) => error.message,
    )
    expect(refused).toContain('SMTP_URL: the mail server refuses its user: 535')
    expect(refused).not.toContain('hunter2')
  })

  it('tells of a mail server that is away, and goes on without it', async () => {
    const identity = await runIdentity({ SMTP_URL: nobodyListens })
    onTestFinished(() => identity.stop())
    expect(identity.logged()).toContain('"reason":"ESOCKET","msg":"the mail server cannot be used now')
  })
})

describe('to a mail server without TLS, where TLS is required,', () => {
  it('identity sends no password, no code and no other mail, and counts the code as failed', async () => {
    const before = passwords
    const METRICS_PORT = String(await freePort())
    const settings = { SMTP_REQUIRE_TLS: 'true', MAIL_INTERVAL_MS: '50', METRICS_PORT }
    const identity = await runIdentity({ SMTP_URL: strictUrl, ...settings })
    const counted = async () => {
      const metrics = await (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text()
      return metrics.split('\n').filter((line) => line.startsWith('sign_in_codes_total{'))
    }
    expect(await counted()).toEqual([
      'sign_in_codes_total{outcome="sent"} 0',
      'sign_in_codes_total{outcome="failed"} 0',
    ])
    onTestFinished(() => identity.stop())
    expect(identity.logged()).toMatch(/"reason":"ETLS[^"]*","msg":"the mail server cannot be used now/)
    await requestCode(identity.http, 'ada@example.com')
    await identity.bus.publish('mailRequested', {
      ...{ userId: '', address: 'ada@example.com', replyTo: '', subject: 'A subject', text: 'Some text.' },
    })
    await expect.poll(() => identity.database.mail.count({ where: { attempts: 1 } }), { timeout: 10_000 }).toBe(1)
    await expect.poll(() => identity.logged(), { timeout: 10_000 }).toContain('the mail server takes no mail: ETLS')
    await expect
      .poll(() => identity.logged(), { timeout: 30_000 })
      .toMatch(/"reason":"ETLS[^"]*","msg":"a sign-in code could not be sent"/)
    expect(await counted()).toContain('sign_in_codes_total{outcome="failed"} 1')
    expect(passwords).toBe(before)
  })

  it('the doctor says so, and warns where it is allowed', async () => {
    const production = {
      ...{
        NODE_ENV: 'production',
        IDENTITY_DATABASE_URL: 'postgresql://localhost/none',
        MAIL_FROM: 'codes@example.org',
      },
      ...{ BASE_URL: 'https://api.example.org', APP_ORIGINS: 'https://app.example.org' },
      ...{ AUTH_SECRET: 'a'.repeat(32), API_KEY_HASH_SECRET: 'b'.repeat(32), PRINCIPAL_KEYS: 'p'.repeat(32) },
    }
    expect(await examineMore({ ...production, SMTP_URL: mailbox.url, SMTP_REQUIRE_TLS: 'true' })).toEqual([
      { verdict: 'FAIL', about: 'mail', text: expect.stringMatching(/^cannot be sent over TLS: ETLS/) },
    ])
    expect(await examineMore({ ...production, SMTP_URL: mailbox.url })).toEqual([
      { verdict: 'ok', about: 'mail', text: 'can be sent' },
    ])
    const { port } = new URL(mailbox.url)
    const elsewhere = { SMTP_URL: `smtp://[::ffff:127.0.0.1]:${port}`, SMTP_REQUIRE_TLS: 'false' }
    expect(await examineMore({ ...production, ...elsewhere })).toContainEqual({
      ...{ verdict: 'warn', about: 'insecure' },
      text: expect.stringContaining('SMTP_REQUIRE_TLS is false'),
    })
    const findings = await examineMore({ ...production, SMTP_URL: strictUrl })
    expect(JSON.stringify(findings)).toMatch(/the mail server refuses its user: 535/)
    expect(JSON.stringify(findings)).not.toContain('hunter2')
  })
})

describe('npm run mail:test', () => {
  const run = (environment: Record<string, string>, ...args: string[]) => {
    const env = { PATH: process.env.PATH, IDENTITY_DATABASE_URL: 'postgresql://localhost/none', ...environment }
    return promisify(execFile)(process.execPath, ['--disable-warning=ExperimentalWarning', mailTest, ...args], {
      env,
    }).then(
      ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
      ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, stdout, stderr }),
    )
  }

  it('sends a mail as identity sends them', async () => {
    const from = { MAIL_FROM: 'Resume Platform <codes@example.org>', BASE_URL: 'https://api.example.org' }
    expect(await run({ SMTP_URL: mailbox.url, ...from }, 'ada@example.com')).toMatchObject({ code: 0, stderr: '' })
    const [message = ''] = mailbox.messages
    expect(message).toContain('To: ada@example.com')
    expect(message).toContain('From: Resume Platform <codes@example.org>')
    expect(message).toMatch(/Message-ID: <[0-9a-f-]{36}@api\.example\.org>/i)
  })

  it('says why it cannot, without a password', async () => {
    const outcomes = [
      { environment: {}, why: /^SMTP_URL is not set/ },
      { environment: { SMTP_URL: nobodyListens }, why: /^127\.0\.0\.1:9 cannot be used: ESOCKET$/m },
      { environment: { SMTP_URL: strictUrl }, why: /^SMTP_URL: the mail server refuses its user: 535$/m },
    ]
    for (const { environment, why } of outcomes) {
      const { code, stderr } = await run(environment as Record<string, string>, 'ada@example.com')
      expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringMatching(why) })
      expect(stderr).not.toContain('hunter2')
    }
    mailbox.unknown.add('gone@example.com')
    expect(await run({ SMTP_URL: mailbox.url }, 'gone@example.com')).toMatchObject({ code: 1 })
    expect((await run({ SMTP_URL: mailbox.url }, 'nobody')).code).toBe(2)
  })
})
