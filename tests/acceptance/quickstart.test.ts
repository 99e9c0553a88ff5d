import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { fromApp } from '../client/client.ts'
import { codeBlocks, paste } from '../client/paste.ts'
import { sharedPlatform } from './shared-platform.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const blocks = codeBlocks('docs/quickstart.md').map(({ code }) => code)

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
