import { startTestPlatform, type TestPlatform } from '@resume/test-kit/test-platform'
import { signIn } from '../client/sign-in.ts'

/** The address of the administrator. */
const adminEmail = 'admin@example.com'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the gateway. */
    platformUrl: string
    /** Where one-time codes are written. */
    mailDir: string
    /** Where the variables of each process are, such as `gateway.env`. */
    environmentDir: string
    /** The cookie of the administrator's session. */
    adminCookie: string
    /** Where each process shows its metrics. */
    metricsUrls: string[]
  }
}

/** Starts the platform once for all acceptance tests. */
export default async function setUp(project: {
  provide(key: 'platformUrl' | 'mailDir' | 'environmentDir' | 'adminCookie', value: string): void
  provide(key: 'metricsUrls', value: string[]): void
}): Promise<() => Promise<void>> {
  const platform: TestPlatform = await startTestPlatform({ ADMIN_EMAIL: adminEmail, STATS_FLUSH_INTERVAL_MS: '200' })
  project.provide('platformUrl', platform.url)
  project.provide('mailDir', platform.mailDir)
  project.provide('environmentDir', platform.environmentDir)
  project.provide('adminCookie', (await signIn(platform, adminEmail)).cookie)
  const metricsPorts = Object.entries(platform.ports).filter(([variable]) => variable.endsWith('_METRICS_PORT'))
  project.provide(
    'metricsUrls',
    metricsPorts.map(([, port]) => `http://127.0.0.1:${port}/metrics`),
  )
  return platform.stop
}
