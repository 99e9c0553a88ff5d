import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startHttpDouble } from '@resume/http-double/double'
import { appOrigin } from '@resume/test-kit/test-platform'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { prepareSettings, type Settings, settingsFile, writeSettings } from '../../clients/cli/src/settings.ts'
import { buildCli, startCli } from '../../clients/cli/test-data/running-cli.ts'
import { codeSentTo } from '../client/sign-in.ts'
import { aUser } from './platform.ts'
import { sharedPlatform } from './shared-platform.ts'

const dir = mkdtempSync(join(tmpdir(), 'resume-cli-logins-'))
const place = { RESUME_PLATFORM_ORIGIN: appOrigin, RESUME_PLATFORM_URL: sharedPlatform.url }
let program: string

beforeAll(async () => {
  program = await buildCli(join(dir, 'dist'))
})
afterAll(() => rmSync(dir, { recursive: true }))

describe('a login of the command line', () => {
  /** Somebody who has logged in, with settings of their own. */
  async function aPerson() {
    const { email, cookie, sdk, withKey } = await aUser()
    const env = { XDG_CONFIG_HOME: join(dir, randomUUID()) }
    const path = settingsFile(env)
    const settings = (): Settings => JSON.parse(readFileSync(path, 'utf8'))
    const runs = (...args: string[]) => startCli(program, args, { ...place, ...env }).ended
    const { key: apiKey, id: keyId } = await withKey({ scopes: ['resume:read'] })
    const kept: Settings = { baseUrl: sharedPlatform.url, origin: appOrigin, email, apiKey, keyId, cookie }
    prepareSettings(env)
    writeSettings(env, kept)
    return {
      ...{ email, path, kept, settings, run: runs },
      /** What a page of the web app works with. */
      page: sdk,
      change: (changed: Partial<Settings>) => writeSettings(env, { ...settings(), ...changed }),
      /** Logs in again. @returns the new settings, and what was said */
      login: async () => {
        const before = new Set(readdirSync(sharedPlatform.mailDir))
        const running = startCli(program, ['login', '--email', email], { ...place, ...env })
        running.child.stdin?.write(`${await codeSentTo(sharedPlatform.mailDir, email, before)}\n`)
        const { code, error } = await running.ended
        expect(code, error).toBe(0)
        return { ...settings(), said: error }
      },
      /** Whether a key is taken. */
      works: async (key: string) => (await runs('documents', 'list', '--key', key)).code === 0,
    }
  }
  const mayWork = 'may still be valid'

  it('revokes the key of the one that it replaces', async () => {
    const { kept, page, login, works } = await aPerson()
    const second = await login()
    expect([await works(kept.apiKey), await works(second.apiKey)]).toEqual([false, true])
    await page.apiKeys.delete(second.keyId)
    const third = await login()
    expect(await works(third.apiKey)).toBe(true)
    for (const { said } of [second, third]) expect(said).not.toContain(mayWork)
  })

  it('is done even if it cannot revoke that key, and says so', async () => {
    const { kept, path, change, login, works, run: runs } = await aPerson()
    change({ email: 'somebody@example.com' })
    const { said } = await login()
    expect(said).toContain(`keys revoke ${kept.keyId}`)
    expect(await works(kept.apiKey)).toBe(true)
    expect((await runs('keys', 'revoke', kept.keyId)).code).toBe(0)
    expect(await works(kept.apiKey)).toBe(false)
    writeFileSync(path, 'not JSON')
    expect(await works((await login()).apiKey)).toBe(true)
  })

  it('whose key was deleted in the web app is signed out', async () => {
    const { email, kept, path, page, run: runs } = await aPerson()
    await page.apiKeys.delete(kept.keyId)
    expect(await runs('logout')).toMatchObject({ code: 0, out: `${email} is signed out.\n` })
    expect(existsSync(path)).toBe(false)
    expect(await page.auth.getSession()).toBeNull()
  })

  it('whose session is over is forgotten, and its owner is told how to revoke the key', async () => {
    const { email, kept, path, page, works, run: runs } = await aPerson()
    await page.auth.signOut()
    const { code, out, error } = await runs('logout', '--json')
    expect([code, out]).toEqual([3, ''])
    const { message } = JSON.parse(error).error
    for (const said of [mayWork, appOrigin, email, `resume-platform keys revoke ${kept.keyId}`])
      expect(message).toContain(said)
    expect(existsSync(path)).toBe(false)
    expect(await works(kept.apiKey)).toBe(true)
    expect(await runs('logout')).toMatchObject({ code: 2, error: 'You are not signed in\n' })
  })

  it('is kept while the platform cannot be reached, or something else answers', async () => {
    const { change, settings, run: runs } = await aPerson()
    const other = await startHttpDouble()
    other.answer = (_request, response) => response.writeHead(404).end('<html>Not found</html>')
    for (const [elsewhere, exitCode] of [
      ['http://127.0.0.1:9', 6],
      [other.url, 4],
    ] as const) {
      change({ baseUrl: elsewhere })
      expect((await runs('logout', '--url', elsewhere)).code).toBe(exitCode)
      expect(settings().baseUrl).toBe(elsewhere)
    }
    await other.stop()
  })
})
