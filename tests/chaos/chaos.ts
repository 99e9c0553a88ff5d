import { setTimeout as wait } from 'node:timers/promises'
import { keepRunning } from '@resume/local-stack/keep-running'
import { modelAnswer } from '@resume/model-double/answers'
import { answerCompletion, type ModelDouble, type ModelRequest, startModelDouble } from '@resume/model-double/double'
import { type StripeDouble, startStripeDouble } from '@resume/stripe-double/double'
import { stripeVariables } from '@resume/stripe-double/variables'
import { startTestPlatform, type TestPlatform } from '@resume/test-kit/test-platform'
import { Client as Database } from 'pg'
import { buyBundle, buyCredits } from '../client/buy.ts'
import { clientOf } from '../client/client.ts'
import { signIn } from '../client/sign-in.ts'
import { seeded } from '../fuzz/random.ts'
import { administrator } from './administrator.ts'
import { attempt } from './attempt.ts'
import { imageKeeper } from './image-keeper.ts'
import { leavers } from './leavers.ts'
import { payer } from './payer.ts'
import { publisher } from './publisher.ts'
import { type ChaosUser, editor, keyKeeper, renamer, untilAnswered } from './users.ts'

/** What may be killed at any time. */
const servers = ['postgres', 'redis', 'nats', 's3'] as const
const deployables = ['gateway', 'identity', 'documents', 'ats', 'billing', 'portfolio', 'content'] as const
const victims = [...servers, ...deployables]

/** Credits of the bundle, and of a pack; for each minute that processes are killed there are packs. */
const credits = { bundle: 300, pack: 250, packsPerMinute: 3 }

const adminEmail = 'admin@example.com'

/**
 * How long credits stay reserved, in milliseconds: longer than billing is ever away here, since an answer that was given
 * meanwhile is free once its reservation has lapsed; and much shorter than people wait here.
 */
const reservationMs = 25_000

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
  model.answer = ({ body }, response) => answerCompletion(response, modelAnswer(JSON.parse(body) as ModelRequest))
  const platform = await startTestPlatform({
    ...stripeVariables(stripe.url),
    ...model.environment,
    ADMIN_EMAIL: adminEmail,
    CREDIT_RESERVATION_MS: String(reservationMs),
    BILLING_SWEEP_INTERVAL_MS: '1000',
    VIEW_FLUSH_INTERVAL_MS: '1000',
    RATE_LIMIT_ROUTE_MAX: '1000000',
    RATE_LIMIT_IP_MAX: '1000000',
    RATE_LIMIT_AUTH_MAX: '1000000',
  })
  try {
    const users = await everybody(platform, stripe, Math.ceil((options.ms / 60_000) * credits.packsPerMinute))
    const kills = await breakWhile(platform, users, options)
    await settled(platform, users)
    return `${kills} kills; ${users.map((user) => user.summary()).join(', ')}`
  } finally {
    await platform.stop()
    await endDoubles(stripe, model)
  }
}

/** Everybody who works on the platform. @param packs of credits that are bought beforehand */
async function everybody(platform: TestPlatform, stripe: StripeDouble, packs: number): Promise<ChaosUser[]> {
  const shop = { url: platform.url, stripe }
  const [buyer, author] = [await signIn(platform), await signIn(platform)]
  await buyBundle(shop, buyer)
  await buyBundle(shop, author)
  for (let pack = 0; pack < packs; pack++) await buyCredits(shop, buyer)
  const admin = await signIn(platform, adminEmail)
  return [
    renamer(await named(platform, 'name 0'), 'name 0'),
    editor(await signIn(platform)),
    editor(await signIn(platform)),
    keyKeeper(await signIn(platform)),
    payer(buyer, credits.bundle + packs * credits.pack, () => settleNow(platform)),
    publisher(author, `chaos-${author.userId.slice(-8)}`),
    imageKeeper(await signIn(platform)),
    await administrator(admin, 'changelog'),
    await administrator(admin, 'roadmap'),
    leavers(platform, (userId) => leftOf(platform, userId)),
  ]
}

async function endDoubles(stripe: StripeDouble, model: ModelDouble): Promise<void> {
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

/** Ends what a process that died has to itself, leases and places for runs, which would end by themselves within two minutes. */
async function settleNow(platform: TestPlatform): Promise<void> {
  await query(platform, 'content', 'UPDATE run_slots SET taken_until = now() WHERE taken_until > now()')
  for (const name of ['ats', 'content']) {
    await query(platform, name, 'UPDATE paid_runs SET leased_until = now() WHERE leased_until > now()')
  }
}

/** What may still be stored of somebody, by database. */
const personal = {
  identity: ['users WHERE id'],
  documents: ['documents WHERE user_id'],
  portfolio: ['assets WHERE user_id', 'publications WHERE user_id'],
}

/** Rows that the databases hold of an account. */
async function leftOf(platform: TestPlatform, userId: string): Promise<number> {
  let rows = 0
  for (const [name, tables] of Object.entries(personal)) {
    for (const table of tables) {
      rows += (await query(platform, name, `SELECT 1 FROM ${table} = $1::uuid`, [userId])).rows.length
    }
  }
  return rows
}

async function query({ postgresUrl }: TestPlatform, name: string, text: string, values: unknown[] = []) {
  const database = new Database({ connectionString: `${postgresUrl}/${name}` })
  await database.connect()
  try {
    return await database.query(text, values)
  } finally {
    await database.end()
  }
}
