import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { fromApp } from '../client/client.ts'
import { codeBlocks, paste } from '../client/paste.ts'
import { sharedPlatform } from './shared-platform.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const blocks = codeBlocks('docs/quickstart.md').map(({ code }) => code)
const commandsOf = (guide: string) =>
  codeBlocks(`docs/guides/${guide}.md`).flatMap(({ language, code }) => (language === 'sh' ? code : []))

/** Follows the page as somebody of a name. */
const follow = (codes: string[], name: string) =>
  paste(codes, root, {
    API: `${sharedPlatform.url}/api/v1`,
    ORIGIN: fromApp.origin,
    EMAIL: `${name}@example.com`,
    NAME: name,
    MAIL_DIR: sharedPlatform.mailDir,
  })

it('the quickstart leads from sign-in to a shared, scanned resume', async () => {
  const name = `reader-${randomUUID().slice(0, 8)}`
  const shown = await follow(blocks, name)
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
  const shown = await follow(upToSession, `reader-${randomUUID().slice(0, 8)}`)
  expect(shown.at(-1)).toContain('401 Unauthorized')
  expect(shown.at(-1)?.toLowerCase()).toContain('x-error-code: origin_not_allowed')
})

it('the guide on idempotency can follow the quickstart, without a subscription', async () => {
  const commands = commandsOf('idempotency')
  const shown = await follow([...blocks, ...commands], `reader-${randomUUID().slice(0, 8)}`)
  const [twice, another] = shown.slice(-commands.length)
  expect(twice).toMatch(/201 Created.*201 Created.*idempotency-replayed: true.*"total":1\n/is)
  expect(another).toContain('"statusCode":409')
})

it('the guide on paging comes to an end for a reader whose key is refused', async () => {
  const loops = commandsOf('paging').filter((code) => code.includes('while '))
  expect(loops).toHaveLength(1)
  const env = { PATH: process.env.PATH, API: `${sharedPlatform.url}/api/v1`, KEY: 'svc_unknown' }
  const { stdout } = await promisify(execFile)('bash', ['--norc', '-c', ...loops], { env, timeout: 30_000 })
  expect(stdout).toBe('')
})
