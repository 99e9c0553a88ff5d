import { readFileSync } from 'node:fs'
import { modelAnswer } from '@resume/model-double/answers'
import { answerCompletion, type ModelDouble, type ModelRequest, startModelDouble } from '@resume/model-double/double'
import { type StripeDouble, startStripeDouble } from '@resume/stripe-double/double'
import { stripeVariables } from '@resume/stripe-double/variables'
import { afterAll, expect, it } from 'vitest'
import { buyBundle } from '../client/buy.ts'
import { fuzz } from '../fuzz/fuzz.ts'
import { runPlatform } from './running-platform.ts'

/** `npm run fuzz` sends 20,000 (docs/operations.md). */
const requests = Number(process.env.FUZZ_REQUESTS ?? 1_500)
const seed = Number(process.env.FUZZ_SEED ?? 1)
const only = process.env.FUZZ_ONLY ? new RegExp(process.env.FUZZ_ONLY) : undefined

const adminEmail = 'admin@example.com'
let stripe: StripeDouble
let model: ModelDouble
const running = runPlatform(async () => {
  stripe = await startStripeDouble()
  model = await startModelDouble()
  model.answer = ({ body }, response) => answerCompletion(response, modelAnswer(JSON.parse(body) as ModelRequest))
  return {
    ...stripeVariables(stripe.url),
    ...model.environment,
    ADMIN_EMAIL: adminEmail,
    RATE_LIMIT_AUTH_MAX: '1000000',
  }
})
afterAll(async () => {
  await stripe.close()
  await model.stop()
})

/** Rules that a schema cannot say: they compare fields with each other, with what is stored, or with the configuration. */
const unsayable = [
  'analyzeResume jobUrl is required to fetch it',
  'checkResume jobUrl is required to fetch it',
  /^applyAsAmbassador graduationYear must be \d+ to \d+$/,
  'claimUsername username is reserved',
  'generateText input must have text, context or jobDescription',
  /^importJsonResume \S+ must come to at most [\d,]+ characters in one text$/,
  /^importJsonResume basics\.profiles must have at most \d+ items, `url` included$/,
  'importCodehost usernameOrUrl must be a login or the address of a profile at the code host',
  'listEventCounts name is required',
  /^listEventCounts from must (not be after|be at most)/,
  /^recordEvents events\.\*\.at must /,
  /^\w+ reason (is required|must be 3 to 500 characters)$/,
  'deleteUser confirm must be your own e-mail address',
  'createShareLink noExpiry must not be true together with expiresAt',
  'createShareLink removePassword must not be true together with password',
  /^listDocuments (limit|pageSize) must be at most 10 with includeContent$/,
  /^(create|open)\w+ redirectUrl must be on a first-party origin$/,
  /^\w+ resume (is empty|contains no text)$/,
  /^\w+ profile\.sections\.\*\.id must be one of /,
]

const watched = ['gateway', 'identity', 'documents', 'ats', 'billing', 'portfolio', 'content']
/** Megabytes that a process may have more at the end. */
const growth = 120

/** Megabytes that each process has in memory. */
const resident = () =>
  watched.map((name) => {
    const status = readFileSync(`/proc/${running.part(name).pid()}/status`, 'utf8')
    return { name, megabytes: Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024 }
  })

it('answers as its description says, whatever is sent, and stays small', { timeout: 1_800_000 }, async () => {
  const before = resident()
  const { faults, refusals, statuses } = await fuzz(running.platform, {
    ...{ requests, seed, only, adminEmail },
    subscribe: (user) => buyBundle({ url: running.platform.url, stripe }, user),
  })
  expect(faults.slice(0, 20), `${faults.length} faults with seed ${seed}`).toEqual([])
  const sayable = [...refusals.keys()].filter(
    (refusal) => !unsayable.some((rule) => (typeof rule === 'string' ? rule === refusal : rule.test(refusal))),
  )
  expect(sayable, `refused though the description allows it, with seed ${seed}`).toEqual([])
  /** It got through to what the operations do, and not only to who may. */
  const met = [200, 201, 400, 401, 403, 404, 409, 415].filter((status) => statuses.has(status))
  if (!only) expect(met).toHaveLength(8)
  const grown = resident().map(({ name, megabytes }, nth) => ({ name, by: megabytes - (before[nth]?.megabytes ?? 0) }))
  expect(grown.filter(({ by }) => by > growth)).toEqual([])
})
