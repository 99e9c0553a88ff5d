import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { appOrigin } from '@resume/test-kit/test-platform'
import { afterAll, beforeAll } from 'vitest'
import { buildCli } from '../../clients/cli/test-data/running-cli.ts'
import type { SdkWorld } from './sdk-world.ts'

/** Somebody who follows the pages in a terminal: with the command line installed, a folder with files, and variables. */
export interface Reader {
  /** Where the terminal is. */
  readonly folder: string
  /** The variables of the terminal; more can be added. */
  readonly env: Record<string, string>
  /** Operations that the command line called, by their IDs. */
  readonly called: string[]
}

/** Sets such a terminal up before the tests of a file. */
export function useReader(world: SdkWorld): Reader {
  const folder = mkdtempSync(join(tmpdir(), 'resume-reader-'))
  const env: Record<string, string> = {}
  const called: string[] = []
  /** Between the command line and the platform, to see what is called. */
  const between = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request
    called.push(world.operationOf(method, url.split('?')[0] ?? ''))
    const body = Buffer.concat(await request.toArray())
    const { host: _, connection: __, ...sent } = headers as Record<string, string>
    const answer = await fetch(world.whole.platform.url + url, {
      method,
      headers: { ...sent, 'accept-encoding': 'identity', 'x-forwarded-for': '10.1.2.3' },
      ...(body.length > 0 && { body }),
    })
    response.writeHead(answer.status, [...answer.headers].flat())
    response.end(Buffer.from(await answer.arrayBuffer()))
  })

  beforeAll(async () => {
    await new Promise<void>((resolve) => between.listen(0, '127.0.0.1', resolve))
    const bin = join(folder, 'node_modules/.bin')
    mkdirSync(bin, { recursive: true })
    symlinkSync(await buildCli(join(folder, 'cli')), join(bin, 'resume-platform'))
    const examples = fileURLToPath(new URL('../../examples', import.meta.url))
    for (const name of ['resume.pdf', 'job.txt']) copyFileSync(join(examples, name), join(folder, name))
    writeFileSync(
      join(folder, 'new-resume.json'),
      JSON.stringify({ title: 'From a file', content: { summary: 'One' } }),
    )
    Object.assign(env, {
      PATH: [bin, dirname(process.execPath), process.env.PATH].join(':'),
      HOME: folder,
      API: `${world.whole.platform.url}/api/v1`,
      ORIGIN: appOrigin,
      RESUME_PLATFORM_ORIGIN: appOrigin,
      RESUME_PLATFORM_URL: `http://127.0.0.1:${(between.address() as AddressInfo).port}`,
    })
  })
  afterAll(async () => {
    await new Promise((resolve) => between.close(resolve))
    rmSync(folder, { recursive: true })
  })
  return { folder, env, called }
}
