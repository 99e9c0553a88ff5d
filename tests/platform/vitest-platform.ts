import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startTestPlatform, type TestPlatform } from '@resume/test-kit/test-platform'
import { signIn } from '../client/sign-in.ts'

/** The address of the administrator. */
const adminEmail = 'admin@example.com'

/** What tests know of the platform that they share. */
export interface SharedPlatform {
  /** Address of the gateway. */
  url: string
  /** Where one-time codes are written. */
  mailDir: string
  /** Where the variables of each process are, such as `gateway.env`. */
  environmentDir: string
  /** The cookie of the administrator's session. */
  adminCookie: string
  /** Where each process shows its metrics. */
  metricsUrls: string[]
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Answers with a {@link SharedPlatform}. */
    platformDoor: string
  }
}

/**
 * Starts the platform once for all acceptance tests, when the first of them asks for it: seven services that wait for the other kinds of
 * tests to end take a twentieth of a core all the while.
 */
export default async function setUp(project: {
  provide(key: 'platformDoor', value: string): void
}): Promise<() => Promise<void>> {
  let platform: Promise<TestPlatform> | undefined
  const start = () => {
    platform ??= startTestPlatform({ ADMIN_EMAIL: adminEmail, STATS_FLUSH_INTERVAL_MS: '200' })
    return platform
  }
  let shared: Promise<SharedPlatform> | undefined
  const door = createServer((_request, response) => {
    shared ??= start().then(whatTestsKnow)
    shared.then(
      (known) => response.end(JSON.stringify(known)),
      (error) => response.writeHead(500).end(String(error?.stack ?? error)),
    )
  })
  await new Promise<void>((resolve) => {
    door.listen(0, '127.0.0.1', resolve)
  })
  project.provide('platformDoor', `http://127.0.0.1:${(door.address() as AddressInfo).port}`)
  return async () => {
    door.close()
    door.closeAllConnections()
    await platform?.then(({ stop }) => stop())
  }
}

async function whatTestsKnow(platform: TestPlatform): Promise<SharedPlatform> {
  const { url, mailDir, environmentDir, ports } = platform
  const metricsPorts = Object.entries(ports).filter(([variable]) => variable.endsWith('_METRICS_PORT'))
  return {
    ...{ url, mailDir, environmentDir },
    adminCookie: (await signIn(platform, adminEmail)).cookie,
    metricsUrls: metricsPorts.map(([, port]) => `http://127.0.0.1:${port}/metrics`),
  }
}
