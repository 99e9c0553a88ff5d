import { stragglerMs } from '@resume/service-kit/redis/connection'
import { kept } from '@resume/test-kit/kept'
import { startTestPlatform, type TestPlatform } from '@resume/test-kit/test-platform'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, expect, vi } from 'vitest'
import { type Client, clientOf } from '../client/client.ts'
import { type SignedIn, signIn } from '../client/sign-in.ts'

/** A platform whose parts the tests of a file may break. */
export interface RunningPlatform {
  readonly platform: TestPlatform
  aUser(): Promise<SignedIn>
  aVisitor(headers?: Record<string, string>): Client
  /** A process of the platform. */
  part(name: string): NonNullable<ReturnType<TestPlatform['processes']['get']>>
  /** Starts every process again that has ended, and leaves the others alone. */
  mend(): Promise<void>
}

const withoutLimits = { RATE_LIMIT_ROUTE_MAX: '1000000', RATE_LIMIT_IP_MAX: '1000000' }

const keptPlatform = kept(() => startTestPlatform({ ...withoutLimits, API_KEY_MAX_RATE_LIMIT: '1000000' }))

/** The platform of this worker before the tests of a file, which leave it as whole as they found it. */
export function useKeptPlatform(): RunningPlatform {
  let running: TestPlatform | undefined
  const platform = runningPlatform(() => running)
  beforeAll(async () => {
    running = await keptPlatform()
    await platform.mend()
    await keepsAnswers(running.redisUrl)
  })
  return platform
}

/**
 * Starts a platform before the tests of a file and ends it after them.
 * @param environment what differs from the usual, or starts what it leads to
 */
export function runPlatform(
  environment: Record<string, string> | (() => Promise<Record<string, string>>) = {},
): RunningPlatform {
  let running: TestPlatform | undefined
  beforeAll(async () => {
    const changed = typeof environment === 'function' ? await environment() : environment
    running = await startTestPlatform({ ...withoutLimits, ...changed })
    await keepsAnswers(running.redisUrl)
  })
  afterAll(() => running?.stop())
  return runningPlatform(() => running)
}

function runningPlatform(running: () => TestPlatform | undefined): RunningPlatform {
  const platform = () => {
    const started = running()
    if (!started) throw new Error('the platform has not started')
    return started
  }
  return {
    get platform() {
      return platform()
    },
    aUser: () => signIn(platform()),
    aVisitor: (headers) => clientOf(platform().url, headers),
    part: (name) => {
      const found = platform().processes.get(name)
      if (!found) throw new Error(`${name} does not run`)
      return found
    },
    mend: async () => {
      for (const process of platform().processes.values()) if (!process.isRunning()) await process.restart()
    },
  }
}

/** Waits until a single Redis has been running for so long that what processes find in it counts. */
async function keepsAnswers(url: string): Promise<void> {
  if (!url.startsWith('redis:')) return
  const redis = new Redis(url)
  const uptimeMs = async () => 1000 * Number(/^uptime_in_seconds:(\d+)/m.exec(await redis.info('server'))?.[1])
  /** It tells whole seconds, of which a process takes one off. */
  try {
    await vi.waitFor(async () => expect(await uptimeMs()).toBeGreaterThan(stragglerMs + 1000), { timeout: 15_000 })
  } finally {
    redis.disconnect()
  }
}
