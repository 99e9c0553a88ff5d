import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, inject, it } from 'vitest'
import { fromApp } from '../client/client.ts'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../..', import.meta.url))
const page = readFileSync(new URL('../../docs/quickstart.md', import.meta.url), 'utf8')
const blocks = [...page.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, code = '']) => code)

/** Runs code blocks of the page as they stand, as somebody who pastes them one after the other. */
async function paste(codes: string[], name: string): Promise<string[]> {
  const marked = codes.map((code) => `${code}\necho; echo '--- next'`).join('\n')
  const env = {
    PATH: process.env.PATH,
    API: `${inject('platformUrl')}/api/v1`,
    ORIGIN: fromApp.origin,
    EMAIL: `${name}@example.com`,
    NAME: name,
    MAIL_DIR: inject('mailDir'),
  }
  const { stdout } = await run('bash', ['--norc', '-euo', 'pipefail', '-c', marked], {
    cwd: root,
    env,
    maxBuffer: 16_000_000,
  })
  return stdout.split('--- next\n').slice(0, -1)
}

it('the quickstart leads from sign-in to a shared, scanned resume', async () => {
  const name = `reader-${randomUUID().slice(0, 8)}`
  const shown = await paste(blocks, name)
  expect(shown.length).toBe(blocks.length)
  expect(shown.join('')).not.toContain('"success":false')
  const [, sent, signedIn, me, withKey, resume, scan, extracted, , shared] = shown
  expect(sent).toContain('"success":true')
  for (const account of [signedIn, me, withKey]) expect(account).toContain(`${name}@example.com`)
  expect(resume).toContain('"message":"Master profile saved"')
  expect(resume).toContain('"title":"Backend engineer"')
  expect(scan).toContain('"matchedKeywords":["')
  expect(extracted).toContain('Marta Lindqvist')
  expect(shared).toContain('"documentTitle":"Backend engineer"')
  expect(shared).toContain('Marta Lindqvist')
})

it('the quickstart is right that a session needs Origin', async () => {
  const upToSession = blocks
    .slice(0, 4)
    .map((code) => code.replace(`-b "$COOKIES" -H "Origin: $ORIGIN"`, '-i -b "$COOKIES"'))
  const shown = await paste(upToSession, `reader-${randomUUID().slice(0, 8)}`)
  expect(shown.at(-1)).toContain('401 Unauthorized')
  expect(shown.at(-1)?.toLowerCase()).toContain('x-error-code: origin_not_allowed')
})
