import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startNats } from '@resume/local-stack/servers/nats'
import { freePort } from '@resume/local-stack/servers/ports'
import { type RunningServer, startRedis } from '@resume/local-stack/servers/redis'
import { removeAtExit } from './at-exit.ts'

/** A NATS that only one file of tests uses, so that its consumers share no events with others and it may be stopped. */
export function ownNats(): Promise<RunningServer> {
  return own('nats', startNats)
}

/** A Redis that only one file of tests uses and may stop. */
export function ownRedis(): Promise<RunningServer> {
  return own('redis', startRedis)
}

async function own(
  name: string,
  start: (options: { dir: string; port: number; logFile: string }) => Promise<RunningServer>,
): Promise<RunningServer> {
  const dir = mkdtempSync(join(tmpdir(), `resume-${name}-`))
  chmodSync(dir, 0o755)
  const remove = removeAtExit(dir)
  const server = await start({ dir: join(dir, 'data'), port: await freePort(), logFile: join(dir, 'log') })
  return {
    ...server,
    stop: async () => {
      await server.stop()
      remove()
    },
  }
}
