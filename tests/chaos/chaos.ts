import { setTimeout as wait } from 'node:timers/promises'
import { keepRunning } from '@resume/local-stack/keep-running'
import { type ModelDouble, startModelDouble } from '@resume/model-double/double'
import { startStripeDouble } from '@resume/stripe-double/double'
import { stripeVariables } from '@resume/stripe-double/variables'
import { startTestPlatform, type TestPlatform } from '@resume/test-kit/test-platform'
import { Client as Database } from 'pg'
import { buyBundle } from '../client/buy.ts'
import { clientOf } from '../client/client.ts'
import { signIn } from '../client/sign-in.ts'
import { seeded } from '../fuzz/random.ts'
import { attempt } from './attempt.ts'
import { payer } from './payer.ts'
import { type ChaosUser, editor, keyKeeper, renamer, untilAnswered } from './users.ts'

/** What may be killed at any time. */
const victims = ['postgres', 'redis', 'nats', 'gateway', 'identity', 'documents', 'ats', 'billing'] as const

/** Credits of the bundle. */
const credits = 300

const comment = {
  explanation: 'The resume is short.',
  missingEvidence: [],
  keywordOpportunities: [],
  recommendedImprovements: ['Add results.'],
  priorityOrder: [],
}

/**
 * Kills random processes of a platform under mixed load, which starts them again as `npm start` does, and looks whether
 * the platform keeps its promises: nothing acknowledged is lost, no read after an acknowledged write is stale, no revoked
 * key gets in, and what is charged has been answered.
 * @param options.ms how long to kill
 * @param options.pauseMs the longest time between two kills
 * @returns a line about what was done
 * @throws Error when a promise was broken
 */
export async function chaos(options: {
  ms: number
  seed: number
  pauseMs: number
  onProgress?: (event: string) => void
}): Promise<string> {
  const stripe = await startStripeDouble()
  const model = await startModelDouble()
  model.answers(comment)
  const platform = await startTestPlatform({
    ...stripeVariables(stripe.url),
    ...model.environment,
    RATE_LIMIT_ROUTE_MAX: '1000000',
    RATE_LIMIT_IP_MAX: '1000000',
    RATE_LIMIT_AUTH_MAX: '1000000',
  })
  try {
    const buyer = await signIn(platform)
    await buyBundle({ url: platform.url, stripe }, buyer)
    const users = [
      renamer(await named(platform, 'name 0'), 'name 0'),
      editor(await signIn(platform)),
      editor(await signIn(platform)),
      keyKeeper(await signIn(platform)),
      payer(buyer, credits, () => settleNow(platform)),
    ]
    const kills = await breakWhile(platform, users, options)
    await settled(platform, users)
    return `${kills} kills; ${users.map((user) => user.summary()).join(', ')}`
  } finally {
    await platform.stop()
    await endDoubles(stripe, model)
  }
}

async function endDoubles(stripe: { close(): Promise<unknown> }, model: ModelDouble): Promise<void> {
  await stripe.close()
  await model.stop()
}

async function named(platform: TestPlatform, name: string) {
  const user = await signIn(platform)
  await user.session.call('PUT', '/users/me/name', { body: { name } })
  return user
}

/** Lets the users work while processes are killed. @returns how many were */
async function breakWhile(
  platform: TestPlatform,
  users: ChaosUser[],
  { ms, seed, pauseMs, onProgress = () => {} }: Parameters<typeof chaos>[0],
): Promise<number> {
  const random = seeded(seed)
  const watches = [...platform.processes.values()].map((each) => keepRunning(each, onProgress))
  let isOver = false
  let kills = 0
  const kill = async () => {
    for (const until = Date.now() + ms; Date.now() < until && !isOver; kills++) {
      await wait(pauseMs / 4 + random.below((pauseMs * 3) / 4))
      await platform.processes.get(random.pick(victims))?.kill()
    }
    isOver = true
  }
  const work = users.map((user) =>
    user
      .work(() => isOver)
      .catch((error) => {
        isOver = true
        throw error
      }),
  )
  try {
    await Promise.all([kill(), ...work])
    const isReady = async () =>
      (await attempt(clientOf(platform.url), 'GET', '/health/ready'))?.status === 200 ? true : undefined
    await untilAnswered(isReady)
    await untilAnswered(async () =>
      [...platform.processes.values()].every((each) => each.isRunning()) ? true : undefined,
    )
  } finally {
    for (const unwatch of watches) unwatch()
  }
  return kills
}

async function settled(platform: TestPlatform, users: ChaosUser[]): Promise<void> {
  for (const path of ['/ats/quota', '/health/ready']) {
    await untilAnswered(() => attempt(clientOf(platform.url), 'GET', path))
  }
  await Promise.all(users.map((user) => user.settle()))
}

/** Ends the leases of paid work whose process died; they would end by themselves within two minutes. */
async function settleNow({ postgresUrl }: TestPlatform): Promise<void> {
  const database = new Database({ connectionString: `${postgresUrl}/ats` })
  await database.connect()
  try {
    await database.query('UPDATE paid_runs SET leased_until = now() WHERE leased_until > now()')
  } finally {
    await database.end()
  }
}
