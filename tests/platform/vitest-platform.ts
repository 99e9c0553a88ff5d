import { startTestPlatform, type TestPlatform } from '@resume/test-kit/test-platform'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the gateway. */
    platformUrl: string
    /** Where one-time codes are written. */
    mailDir: string
    /** Where each process shows its metrics. */
    metricsUrls: string[]
  }
}

/** Starts the platform once for all acceptance tests. */
export default async function setUp(project: {
  provide(key: 'platformUrl' | 'mailDir', value: string): void
  provide(key: 'metricsUrls', value: string[]): void
}): Promise<() => Promise<void>> {
  const platform: TestPlatform = await startTestPlatform()
  project.provide('platformUrl', platform.url)
  project.provide('mailDir', platform.mailDir)
  const metricsPorts = Object.entries(platform.ports).filter(([variable]) => variable.endsWith('_METRICS_PORT'))
  project.provide(
    'metricsUrls',
    metricsPorts.map(([, port]) => `http://127.0.0.1:${port}/metrics`),
  )
  return platform.stop
}
