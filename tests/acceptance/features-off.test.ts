import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type MailServer, startMailServer } from '@resume/test-kit/mail-server'
import { startTestPlatform, type TestPlatform } from '@resume/test-kit/test-platform'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { signIn } from '../client/sign-in.ts'

const mailDir = mkdtempSync(join(tmpdir(), 'resume-mails-'))
let mailServer: MailServer
let platform: TestPlatform

beforeAll(async () => {
  mailServer = await startMailServer(mailDir)
  platform = await startTestPlatform({
    ...{ SMTP_URL: mailServer.url, ADMIN_EMAIL: 'admin@example.com' },
    ...{ FEATURE_AFFILIATES: 'false', FEATURE_AMBASSADOR: 'false' },
  })
})
afterAll(async () => {
  await platform?.stop()
  await mailServer.close()
  rmSync(mailDir, { recursive: true, force: true })
})

const code = 'abcdefghij'
const college = { collegeName: 'A college', graduationYear: new Date().getUTCFullYear(), whyJoin: 'Because I want to.' }
/** What each operation is called with, besides those that take nothing. */
const bodies: Record<string, object> = {
  'POST /affiliates/click': { code },
  'POST /affiliates/referral': { code },
  'POST /affiliates/withdrawals': { amountCents: 2_500 },
  'POST /ambassador/apply': {
    ...college,
    whyJoin: 'Because I want to, very much.',
    superpower: 'All',
    funFact: 'None',
  },
  'PATCH /admin/affiliates/{id}': { status: 'ACTIVE' },
  'PATCH /admin/withdrawals/{id}': { status: 'APPROVED' },
  'PATCH /admin/ambassadors/{id}': { status: 'APPROVED' },
}
const belongs = /^\/(affiliates|ambassador|admin\/(affiliates|withdrawals|ambassadors))(\/|$)/

it('programs that are switched off answer 503 on every route of theirs', async () => {
  const described = [
    JSON.parse(readFileSync(new URL('../../docs/generated/openapi.json', import.meta.url), 'utf8')),
    JSON.parse(readFileSync(new URL('../../docs/generated/internal-openapi.json', import.meta.url), 'utf8')),
  ]
  const operations = described.flatMap(({ paths }) =>
    Object.entries(paths as Record<string, object>).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path: path.replace('/api/v1', '') })),
    ),
  )
  const theirs = operations.filter(({ method, path }) => belongs.test(path) && /^[A-Z]+$/.test(method))
  expect(theirs.length).toBe(14)
  const { session } = await signIn({ url: platform.url, mailDir }, 'admin@example.com')
  for (const { method, path } of theirs) {
    const body = bodies[`${method} ${path}`]
    const url = path.replace('{id}', '01890000-0000-7000-8000-000000000000')
    const answer = await session.call(method, url, { body })
    const said = [answer.status, answer.headers.get('x-error-code'), answer.body.data]
    expect(said, `${method} ${path}: ${answer.text}`).toEqual([503, 'feature_off', undefined])
  }
}, 60_000)
