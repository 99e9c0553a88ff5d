import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { deployables, root } from '@resume/local-stack/platform/deployables'
import type { TestPlatform } from '@resume/test-kit/test-platform'
import { tinyPng } from '../client/image.ts'
import type { SignedIn } from '../client/sign-in.ts'
import { query } from './query.ts'

/** What a command of the operator said. */
export interface Said {
  code: number | null
  stdout: string
  stderr: string
}

const compileCache = join(root, 'node_modules', '.cache', 'compile')

/** Runs a command of the backup as an operator does, with the variables that the local stack has written. */
export function command(
  platform: TestPlatform,
  args: string[],
  environment: Record<string, string> = {},
): { child: ChildProcess; said: Promise<Said> } {
  const file = join(root, 'packages/backup/src/main.ts')
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', file, ...args, '--env', platform.environmentDir],
    {
      env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: compileCache, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let [stdout, stderr] = ['', '']
  child.stdout.setEncoding('utf8').on('data', (text) => (stdout += text))
  child.stderr.setEncoding('utf8').on('data', (text) => (stderr += text))
  const said = new Promise<Said>((done, fail) => {
    child.once('error', fail)
    child.once('close', (code) => done({ code, stdout, stderr }))
  })
  return { child, said }
}

const services = deployables.filter(({ hasDatabase }) => hasDatabase)

/** Kills every process of the platform but PostgreSQL, and removes all that they and PostgreSQL know. */
export async function loseEverything({ processes, logDir, postgresUrl }: TestPlatform): Promise<void> {
  const doomed = [...processes].filter(([name]) => name !== 'postgres')
  await Promise.all(doomed.map(([, process]) => process.kill()))
  for (const server of ['redis', 'nats', 's3']) {
    const dir = join(dirname(logDir), 'data', server)
    rmSync(dir, { recursive: true })
    mkdirSync(dir)
    await processes.get(server)?.restart()
  }
  for (const { name } of services) await query(`${postgresUrl}/postgres`, `DROP DATABASE ${name} WITH (FORCE)`)
}

/** Starts the services, and the gateway last. */
export async function startAgain({ processes }: TestPlatform): Promise<void> {
  await Promise.all(services.map(({ name }) => processes.get(name)?.restart()))
  await processes.get('gateway')?.restart()
}

/** The databases of services that are there. */
export async function databasesOf({ postgresUrl }: TestPlatform): Promise<string[]> {
  const rows = await query(`${postgresUrl}/postgres`, 'SELECT datname AS name FROM pg_database')
  const found = rows.map((row) => String(row.name))
  return services.map(({ name }) => name).filter((name) => found.includes(name))
}

/** Uploads an image. @returns its public address */
export async function uploadImage({ session }: SignedIn): Promise<string> {
  const declaration = { kind: 'AVATAR', mimeType: 'image/png', sizeBytes: tinyPng.length }
  const declared = (await session.call('POST', '/portfolio-assets/upload-url', { body: declaration })).body.data
  const { uploadUrl, method, headers, assetId } = declared
  await fetch(uploadUrl, { method, headers, body: Uint8Array.from(tinyPng) })
  return (await session.call('POST', '/portfolio-assets/complete', { body: { assetId } })).body.data.url
}

/** Answers of the API, to the byte. */
export async function answersTo({ session }: SignedIn, paths: string[]): Promise<string[]> {
  const answers: string[] = []
  for (const path of paths) {
    const { status, text } = await session.call('GET', path)
    answers.push(`${status} ${path} ${withoutRequest(text)}`)
  }
  return answers
}

/** What differs between two answers to the same question. */
const withoutRequest = (text: string) => text.replaceAll(/"(requestId|timestamp)":"[^"]*"/g, '"$1":""')

/** The SHA-256 of what an address answers. */
export async function imageAt(url: string): Promise<string> {
  const response = await fetch(url)
  const type = response.headers.get('content-type')
  const caching = response.headers.get('cache-control')
  const sum = createHash('sha256')
    .update(Buffer.from(await response.arrayBuffer()))
    .digest('hex')
  return [response.status, type, caching, sum].join(' ')
}
