import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { deployables, root } from '@resume/local-stack/platform/deployables'
import { freePort } from '@resume/local-stack/servers/ports'
import { type ModelDouble, startModelDouble } from '@resume/model-double/double'
import { type StripeDouble, startStripeDouble } from '@resume/stripe-double/double'
import { stripeVariables } from '@resume/stripe-double/variables'
import { type RunningPgbouncer, startPgbouncer } from '@resume/test-kit/pgbouncer'
import { afterAll, describe, expect, it } from 'vitest'
import { buyBundle } from '../client/buy.ts'
import { clientOf } from '../client/client.ts'
import { query } from './query.ts'
import { runPlatform } from './running-platform.ts'

const services = deployables.filter(({ hasDatabase }) => hasDatabase).map(({ name }) => name)
const resume = 'Ada Example\nada@example.com\n\nExperience\nEngineer, Example Ltd, Jan 2020 - Present\n- Built things'
const analysis = {
  explanation: 'The resume is short.',
  missingEvidence: [],
  keywordOpportunities: [],
  recommendedImprovements: ['Add results.'],
  priorityOrder: [],
}

let pooler: RunningPgbouncer
let stripe: StripeDouble
let model: ModelDouble

/** After the platform, which is ended by a hook that is added later. */
afterAll(async () => {
  await Promise.all([pooler?.stop(), stripe?.close(), model?.stop()])
})

/** Everybody reaches their database through a PgBouncer that has three connections for it. */
const running = runPlatform(async () => {
  const postgresPort = await freePort()
  pooler = await startPgbouncer(services, postgresPort)
  stripe = await startStripeDouble()
  model = await startModelDouble()
  model.answers(analysis)
  const urls = services.flatMap((name) => [
    [`${name.toUpperCase()}_DATABASE_URL`, `${pooler.url}/${name}`],
    [`${name.toUpperCase()}_DATABASE_DIRECT_URL`, `postgresql://postgres@127.0.0.1:${postgresPort}/${name}`],
  ])
  return {
    POSTGRES_PORT: String(postgresPort),
    DATABASE_PREPARED_STATEMENTS: String(pooler.keepsStatements),
    ...stripeVariables(stripe.url),
    ...model.environment,
    ...Object.fromEntries(urls),
  }
})
const times = <T>(count: number, work: (nth: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, nth) => work(nth)))

describe('a platform behind a pooler in transaction mode', () => {
  it('answers many callers at once, loses no write and makes none twice', async () => {
    const people = await times(4, () => running.aUser())
    await Promise.all(
      people.map(async ({ session }) => {
        const { id, ...made } = (await session.call('POST', '/documents', { body: { type: 'RESUME' } })).body.data
        let { revision } = made
        for (let nth = 0; nth < 5; nth++) {
          const rivals = await times(4, (rival) =>
            session.call('PATCH', `/documents/${id}`, { body: { revision, content: { text: `${nth} ${rival}` } } }),
          )
          expect(rivals.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
          const winner = rivals.find(({ status }) => status === 200)
          revision = winner?.body.data.revision
          const { body } = await session.call('GET', `/documents/${id}`)
          expect(body.data.content).toEqual(winner?.body.data.content)
        }
      }),
    )
    const address = { 'x-forwarded-for': '203.0.113.77' }
    const scans = await times(12, () =>
      clientOf(running.platform.url, address).call('POST', '/ats/check', { body: { resume } }),
    )
    expect(scans.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('reserves and commits credits, each once', async () => {
    const user = await running.aUser()
    await buyBundle({ url: running.platform.url, stripe }, user)
    const balance = async () => (await user.session.call('GET', '/billing/credits')).body.data
    const before = await balance()
    const answers = await times(8, () => user.session.call('POST', '/ats/analyze', { body: { resume } }))
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
    await expect.poll(async () => (await balance()).reserved).toBe(0)
    expect(before.balance - (await balance()).balance).toBe(8)
  })

  it('tells events, which it listens for past the pooler', async () => {
    const { session, email } = await running.aUser()
    const { id } = (await session.call('POST', '/documents', { body: { type: 'RESUME' } })).body.data
    expect((await session.call('DELETE', '/users/me', { body: { confirm: email } })).status).toBe(202)
    const documents = `${running.platform.postgresUrl}/documents`
    await expect.poll(() => query(documents, `SELECT id FROM documents WHERE id = '${id}'`)).toEqual([])
  })

  it('has as few connections as the pooler was given, and one to listen on', async () => {
    const asked = `SELECT count(*)::int AS count FROM pg_stat_activity
      WHERE datname = ANY('{${services.join(',')}}') AND backend_type = 'client backend' GROUP BY datname`
    const counts = (await query(`${running.platform.postgresUrl}/postgres`, asked)).map(({ count }) => Number(count))
    expect(counts).toHaveLength(services.length)
    expect(Math.max(...counts)).toBeLessThanOrEqual(4)
  })

  it('is well, says the doctor', async () => {
    const doctor = join(root, 'packages/service-kit/src/doctor/main.ts')
    const variables = join(running.platform.environmentDir, 'billing.env')
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--no-warnings', `--env-file=${variables}`, doctor],
      {
        cwd: join(root, 'services/billing'),
        env: { PATH: process.env.PATH },
      },
    )
    expect(stdout).not.toMatch(/^FAIL/m)
    expect(stdout).toMatch(/^ok +billing +pooler/m)
    expect(stdout).toMatch(/^ok +billing +migrations/m)
  })
})
