import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { fuzz } from '../fuzz/fuzz.ts'
import { runPlatform } from './running-platform.ts'

/** `npm run fuzz` sends 20,000 (docs/operations.md). */
const requests = Number(process.env.FUZZ_REQUESTS ?? 1_500)
const seed = Number(process.env.FUZZ_SEED ?? 1)

const running = runPlatform({ RATE_LIMIT_AUTH_MAX: '1000000' })

/** Rules that a schema cannot say: they compare fields with each other, with what is stored, or with the configuration. */
const unsayable = [
  'analyzeResume jobUrl is required to fetch it',
  'checkResume jobUrl is required to fetch it',
  /^applyAsAmbassador graduationYear must be \d+ to \d+$/,
  'claimUsername username is reserved',
  'generateText input must have text, context or jobDescription',
  'deleteUser confirm must be your own e-mail address',
  'createShareLink noExpiry must not be true together with expiresAt',
  'createShareLink removePassword must not be true together with password',
  /^listDocuments (limit|pageSize) must be at most 10 with includeContent$/,
  /^(create|open)\w+ redirectUrl must be an address of the web app$/,
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
  const { faults, refusals, statuses } = await fuzz(running.platform, { requests, seed })
  expect(faults.slice(0, 20), `${faults.length} faults with seed ${seed}`).toEqual([])
  const sayable = [...refusals.keys()].filter(
    (refusal) => !unsayable.some((rule) => (typeof rule === 'string' ? rule === refusal : rule.test(refusal))),
  )
  expect(sayable, `refused though the description allows it, with seed ${seed}`).toEqual([])
  /** It got through to what the operations do, and not only to who may. */
  expect([200, 201, 400, 401, 403, 404, 409, 415].filter((status) => !statuses.has(status))).toEqual([])
  const grown = resident().map(({ name, megabytes }, nth) => ({ name, by: megabytes - (before[nth]?.megabytes ?? 0) }))
  expect(grown.filter(({ by }) => by > growth)).toEqual([])
})
