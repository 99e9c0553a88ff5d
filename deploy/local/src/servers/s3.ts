import { fileURLToPath } from 'node:url'
import { canConnect } from './ports.ts'
import type { RunningServer } from './redis.ts'
import { startProcess } from './server-process.ts'

/** Credentials that the local S3 takes. */
export const s3Credentials = { accessKey: 'development', secretKey: 'development-only' } as const

const program = fileURLToPath(new URL('../object-storage.ts', import.meta.url))

/** Starts a local S3 with one bucket; objects are kept below `dir`. It checks signatures as S3 does. */
export async function startS3(options: {
  dir: string
  port: number
  bucket: string
  logFile: string
}): Promise<RunningServer> {
  const { accessKey, secretKey } = s3Credentials
  const server = await startProcess({
    name: 's3',
    command: process.execPath,
    args: [
      ...['--max-semi-space-size=1', '--disable-warning=ExperimentalWarning', program],
      ...['--port', String(options.port), '--dir', options.dir, '--bucket', options.bucket],
      ...['--access-key', accessKey, '--secret-key', secretKey],
    ],
    logFile: options.logFile,
    ready: () => canConnect(options.port),
  })
  return { ...server, url: `http://127.0.0.1:${options.port}` }
}
