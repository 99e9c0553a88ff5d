import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { portVariables } from '@resume/local-stack/platform/port-plan'
import { type Platform, startPlatform } from '@resume/local-stack/platform/start-platform'
import { removeAtExit } from './at-exit.ts'
import { copyPreparedCluster } from './prepared-cluster.ts'

/** A platform of its own for some tests, on free ports and in a folder that is removed with it. */
export type TestPlatform = Platform

/** The first-party origin of test platforms. */
export const appOrigin = 'http://app.localhost:3000'

/**
 * Starts a platform as in production, limits on. A test says who calls by `X-Forwarded-For`, so that each has an address
 * and thereby limits and quotas of its own. It ends with this process, unless it is stopped before.
 * @param environment variables that differ from the usual ones
 */
export async function startTestPlatform(environment: Record<string, string> = {}): Promise<TestPlatform> {
  const dir = mkdtempSync(join(tmpdir(), 'resume-platform-'))
  chmodSync(dir, 0o755)
  copyPreparedCluster(join(dir, 'data', 'postgres'))
  const platform = await startPlatform({
    dir,
    durable: false,
    environment: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      ...Object.fromEntries(portVariables.map((variable) => [variable, '0'])),
      NODE_ENV: 'test',
      MAIL_FROM: 'Resume Platform <no-reply@localhost>',
      APP_ORIGINS: appOrigin,
      TRUST_PROXY: '1',
      ...environment,
    },
  })
  /** Not before: the logs of one that does not start stay. */
  const remove = removeAtExit(dir)
  return {
    ...platform,
    stop: async () => {
      await platform.stop()
      remove()
    },
  }
}
