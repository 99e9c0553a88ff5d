import { mkdirSync } from 'node:fs'
import { requireProgram } from './find-program.ts'
import { canConnect } from './ports.ts'
import { type ServerProcess, startProcess } from './server-process.ts'

/** A server and the URL under which clients find it. */
export type RunningServer = ServerProcess & { readonly url: string }

/**
 * Starts Redis on the loopback address; data is kept in an append-only file below `dir`.
 * @param options.args more of the server's own
 */
export async function startRedis(options: {
  dir: string
  port: number
  logFile: string
  args?: string[]
}): Promise<RunningServer> {
  mkdirSync(options.dir, { recursive: true })
  const server = await startProcess({
    name: 'redis',
    command: requireProgram('redis-server'),
    args: [
      ...['--bind', '127.0.0.1', '--port', String(options.port), '--dir', options.dir],
      ...['--appendonly', 'yes', '--save', '', '--daemonize', 'no'],
      ...(options.args ?? []),
    ],
    logFile: options.logFile,
    ready: () => canConnect(options.port),
  })
  return { ...server, url: `redis://127.0.0.1:${options.port}` }
}
