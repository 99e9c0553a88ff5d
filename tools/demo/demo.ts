import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { root } from '../generate/deployables.ts'
import { apiAt } from './api.ts'
import { buyCredits } from './buy-credits.ts'
import { heading, line } from './print.ts'
import { publishAPortfolio } from './publish-a-portfolio.ts'
import { referAFriend } from './refer-a-friend.ts'
import { rewriteABullet } from './rewrite-a-bullet.ts'
import { shareAResume } from './share-a-resume.ts'
import { signIn } from './sign-in.ts'
import { uploadImage } from './upload-image.ts'

/** `npm run demo`: the platform's main job on a real resume, against the running stack. */
if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'))
const url = process.env.DEMO_URL ?? `http://localhost:${process.env.PORT || 8080}`
const origin = (process.env.APP_ORIGINS ?? 'http://localhost:3000').split(',')[0]?.trim() ?? ''
const mailDir = resolve(root, process.env.MAIL_DIR || join(process.env.LOCAL_DIR || '.local', 'mail'))
const place = { origin, mailDir }
const api = apiAt(url)

interface Extracted {
  text: string
  pages: number
  wordCount: number
  warnings: string[]
  layout: object
}

interface Scanned {
  report: {
    verdict: string
    readinessScore: number
    jobMatchScore: number
    checksPassed: number
    checksTotal: number
    matchedKeywords: string[]
    missingKeywords: string[]
    failedChecks: { id: string; severity: string; evidence: string; fix: string }[]
    categories: { category: string; score: number; passed: number; total: number }[]
    parsed: { name: string; email: string; roles: { title: string; employer: string }[]; skills: string[] }
  }
  quota: { tier: string; used: number; limit: number }
}

try {
  await demo()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}

async function demo(): Promise<void> {
  heading('1  Sign in with a one-time code')
  const email = `demo-${randomUUID().slice(0, 8)}@example.com`
  const fromPage = { origin }
  const { otp, session } = await signIn(api, place, email)
  line(`${email} is signed in with the code ${otp}`)

  heading('2  Create an API key')
  const { key, scopes } = await api.call<{ key: string; scopes: string[] }>('POST', '/api-keys', {
    body: { name: 'demo', scopes: ['user:read', 'user:write', 'resume:read', 'resume:write'] },
    headers: session,
  })
  const withKey = { 'x-api-key': key }
  const me = await api.call<{ id: string; name: string }>('GET', '/users/me', { headers: withKey })
  line(`${key.slice(0, 8)}… may ${scopes.join(', ')}; it belongs to ${me.name} (${me.id})`)

  heading('3  Read a resume')
  const form = new FormData()
  form.set('resume', new Blob([readFileSync(join(root, 'examples/resume.pdf'))]), 'resume.pdf')
  const { text, pages, wordCount, warnings, layout } = await api.call<Extracted>('POST', '/ats/extract', {
    body: form,
    headers: withKey,
  })
  line(`examples/resume.pdf: ${pages} page, ${wordCount} words, ${warnings.length} warnings. It begins:`)
  for (const row of text.split('\n').slice(0, 3)) line(`  | ${row}`)

  heading('4  Scan it against a job description')
  const jobDescription = readFileSync(join(root, 'examples/job.txt'), 'utf8')
  const { report, quota } = await api.call<Scanned>('POST', '/ats/check', {
    body: { resume: text, jobDescription, layout },
    headers: withKey,
  })
  line(`${report.parsed.name} <${report.parsed.email}>`)
  for (const { title, employer } of report.parsed.roles) line(`  ${title}, ${employer}`)
  line()
  line(`Verdict    ${report.verdict}`)
  line(`Readiness  ${report.readinessScore} of 100, ${report.checksPassed} of ${report.checksTotal} checks passed`)
  line(`Job match  ${report.jobMatchScore} of 100`)
  for (const { category, score, passed, total } of report.categories) {
    line(`  ${category.padEnd(10)} ${String(score).padStart(5)}  ${passed} of ${total}`)
  }
  line()
  line(`Found    ${report.matchedKeywords.join(', ') || 'nothing'}`)
  line(`Missing  ${report.missingKeywords.join(', ') || 'nothing'}`)

  heading('5  What to mend')
  for (const { id, severity, evidence, fix } of report.failedChecks) {
    line(`${severity.padEnd(8)}${id}: ${evidence}`)
    line(`        → ${fix}`)
  }
  if (report.failedChecks.length === 0) line('nothing')
  line()
  line(`${quota.used} of ${quota.limit} scans of the ${quota.tier} plan are used.`)

  await shareAResume(api, withKey, fromPage)
  await buyCredits(api, session, { resume: text, jobDescription })
  await publishAPortfolio(api, session, fromPage, await uploadImage(api, session))
  await rewriteABullet(url, session)
  await referAFriend(api, session, place)
}
