import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { localFolder } from '@resume/service-kit/config/local-folder'
import { ConnectionError, ResumePlatform } from '@resume-platform/sdk'
import { fileAt } from '@resume-platform/sdk/node'
import { root } from '../generate/deployables.ts'
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
const baseUrl = process.env.DEMO_URL ?? `http://localhost:${process.env.PORT || 8080}`
const origin = (process.env.APP_ORIGINS ?? 'http://localhost:3000').split(',')[0]?.trim() ?? ''
const mailDir = resolve(root, process.env.MAIL_DIR || join(localFolder(root), 'mail'))
const place = { baseUrl, origin, mailDir }

try {
  await demo()
} catch (error) {
  const why = error instanceof Error ? error.message : String(error)
  const isAway = error instanceof ConnectionError
  process.stderr.write(
    isAway ? `${why}: is the platform running at ${baseUrl}? Start it with \`npm start\`.\n` : `${why}\n`,
  )
  process.exit(1)
}

async function demo(): Promise<void> {
  heading('1  Sign in with a one-time code')
  const email = `demo-${randomUUID().slice(0, 8)}@example.com`
  const { otp, session } = await signIn(place, email)
  line(`${email} is signed in with the code ${otp}`)

  heading('2  Create an API key')
  const { key, scopes } = await session.apiKeys.create({
    name: 'demo',
    scopes: ['user:read', 'user:write', 'resume:read', 'resume:write'],
  })
  const client = new ResumePlatform({ baseUrl, apiKey: key })
  const me = await client.account.get()
  line(`${key.slice(0, 8)}… may ${scopes.join(', ')}; it belongs to ${me.name} (${me.id})`)

  heading('3  Read a resume')
  const file = fileAt(join(root, 'examples/resume.pdf'))
  const { text, pages, wordCount, warnings, layout } = await client.ats.extractText(file)
  line(`examples/resume.pdf: ${pages} page, ${wordCount} words, ${warnings.length} warnings. It begins:`)
  for (const row of text.split('\n').slice(0, 3)) line(`  | ${row}`)

  heading('4  Scan it against a job description')
  const jobDescription = readFileSync(join(root, 'examples/job.txt'), 'utf8')
  const { report, quota } = await client.ats.check({ resume: text, jobDescription, layout })
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

  const stranger = new ResumePlatform({ baseUrl, origin })
  await shareAResume(client, stranger)
  await buyCredits(session, { resume: text, jobDescription })
  await publishAPortfolio(session, stranger, await uploadImage(session))
  await rewriteABullet(session)
  await referAFriend(session, stranger, place)
}
