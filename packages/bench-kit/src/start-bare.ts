import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { canConnect, freePort } from '@resume/local-stack/servers/ports'
import { startProcess } from '@resume/local-stack/servers/server-process'

/** What the platform is measured against. */
export interface Bare {
  url: string
  stop(): Promise<void>
}

/**
 * Starts a bare gateway and the bare service behind it.
 * @param dir for their files
 * @param answer what both answer
 * @param options.query the service answers what this finds instead
 * @param options.redisUrl where the gateway reads its answer at `/evalsha`
 */
export async function startBare(
  dir: string,
  answer: string,
  { query, redisUrl }: { query?: { databaseUrl: string; statement: string }; redisUrl?: string } = {},
): Promise<Bare> {
  const [http, service] = [await freePort(), await freePort()]
  const file = join(dir, `answer-${http}.json`)
  writeFileSync(file, answer)
  const start = (name: string, port: number, ...args: string[]) =>
    startProcess({
      name,
      command: process.execPath,
      args: [fileURLToPath(new URL(`./${name}.ts`, import.meta.url)), String(port), file, ...args],
      logFile: join(dir, `${name}-${port}.log`),
      ready: () => canConnect(port),
    })
  const behind = await start('bare-service', service, ...(query ? [query.databaseUrl, query.statement] : []))
  const front = await start('bare-gateway', http, String(service), ...(redisUrl ? [redisUrl] : []))
  return {
    url: `http://127.0.0.1:${http}`,
    stop: async () => {
      await front.stop()
      await behind.stop()
    },
  }
}
