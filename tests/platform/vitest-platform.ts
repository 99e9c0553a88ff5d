import { startTestPlatform, type TestPlatform } from '@resume/test-kit/test-platform'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the gateway. */
    platformUrl: string
    /** Where one-time codes are written. */
    mailDir: string
  }
}

/** Starts the platform once for all acceptance tests. */
export default async function setUp(project: {
  provide(key: 'platformUrl' | 'mailDir', value: string): void
}): Promise<() => Promise<void>> {
  const platform: TestPlatform = await startTestPlatform()
  project.provide('platformUrl', platform.url)
  project.provide('mailDir', platform.mailDir)
  return platform.stop
}
