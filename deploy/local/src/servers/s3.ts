import { mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { canConnect } from './ports.ts'
import type { RunningServer } from './redis.ts'
import { startProcess } from './server-process.ts'

/** Credentials that the S3 double takes. */
export const s3Credentials = { accessKey: 'S3RVER', secretKey: 'S3RVER' } as const

/** Starts an S3 endpoint with one bucket; objects are kept below `dir`. It does not check signatures. */
export async function startS3(options: {
  dir: string
  port: number
  bucket: string
  logFile: string
}): Promise<RunningServer> {
  mkdirSync(options.dir, { recursive: true })
  const manifest = createRequire(import.meta.url).resolve('s3rver/package.json')
  const server = await startProcess({
    name: 's3',
    command: process.execPath,
    args: [
      '--max-semi-space-size=1',
      join(dirname(manifest), 'bin', 's3rver.js'),
      ...['--address', '127.0.0.1', '--port', String(options.port), '--directory', options.dir],
      ...['--configure-bucket', options.bucket, '--no-vhost-buckets'],
    ],
    logFile: options.logFile,
    ready: () => canConnect(options.port),
  })
  return { ...server, url: `http://127.0.0.1:${options.port}` }
}
