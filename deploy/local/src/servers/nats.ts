import { mkdirSync } from 'node:fs'
import { requireProgram } from './find-program.ts'
import { canConnect } from './ports.ts'
import type { RunningServer } from './redis.ts'
import { startProcess } from './server-process.ts'

/** Starts NATS with JetStream on the loopback address; streams are kept below `dir`. */
export async function startNats(options: { dir: string; port: number; logFile: string }): Promise<RunningServer> {
  mkdirSync(options.dir, { recursive: true })
  const server = await startProcess({
    name: 'nats',
    command: requireProgram('nats-server'),
    args: ['--addr', '127.0.0.1', '--port', String(options.port), '--jetstream', '--store_dir', options.dir],
    logFile: options.logFile,
    ready: () => canConnect(options.port),
  })
  return { ...server, url: `nats://127.0.0.1:${options.port}` }
}
