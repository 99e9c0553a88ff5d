import { randomUUID } from 'node:crypto'
import {
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { appOrigin } from '@resume/test-kit/test-platform'
import {
  type AtsReport,
  type Document,
  type DocumentSummary,
  type IssuedApiKey,
  type MasterProfileContent,
  ResumePlatform,
  type ShareLink,
} from '@resume-platform/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildCli, resultOf, startCli } from '../../clients/cli/test-data/running-cli.ts'
import { codeSentTo } from '../client/sign-in.ts'
import { sharedPlatform } from './shared-platform.ts'

const example = (name: string) => fileURLToPath(new URL(`../../examples/${name}`, import.meta.url))
const dir = mkdtempSync(join(tmpdir(), 'resume-cli-'))
const file = (name: string) => join(dir, name)
const settingsFile = file('config/resume-platform/settings.json')
const email = `${randomUUID()}@example.com`
let program: string

/** The program is tried as it is published. */
beforeAll(async () => {
  program = await buildCli(file('dist'))
})
afterAll(() => rmSync(dir, { recursive: true }))

const start = (args: string[], environment: Record<string, string> = {}) =>
  startCli(program, args, {
    ...{
      XDG_CONFIG_HOME: file('config'),
      RESUME_PLATFORM_ORIGIN: appOrigin,
      RESUME_PLATFORM_URL: sharedPlatform.url,
    },
    ...environment,
  })
const run = (...args: string[]) => start(args).ended
/** Runs with `--json`. */
const show = <Result>(...args: string[]) => resultOf<Result>(start([...args, '--json']))
const settings = () => JSON.parse(readFileSync(settingsFile, 'utf8'))

describe('the command line', () => {
  it('explains itself, and refuses what it does not know', async () => {
    const help = await run('--help')
    expect([help.code, help.error]).toEqual([0, ''])
    for (const word of ['login', 'scan FILE...', 'documents list', '--json']) expect(help.out).toContain(word)
    for (const args of [
      ...[[], ['resumes'], ['constructor'], ['scan'], ['share'], ['open'], ['completions', 'tcsh']],
      ...[
        ['documents', 'list', '--all'],
        ['documents', 'list', '--url', 'nowhere'],
        ['documents', 'lose'],
        ['documents', 'toString'],
      ],
    ]) {
      const { code, out, error } = await run(...args)
      expect([code, out, error === ''], args.join(' ')).toEqual([2, '', false])
    }
  })

  it('needs a login for what is somebody’s own', async () => {
    for (const command of ['documents', 'credits', 'keys']) {
      const { code, error } = await run(command)
      expect([code, error]).toEqual([3, 'Sign in first: resume-platform login\n'])
    }
  })

  it('signs in with a code from the input, and keeps the key for its owner only', async () => {
    const before = new Set(readdirSync(sharedPlatform.mailDir))
    const running = start(['login', '--email', email, '--json'])
    running.child.stdin?.write(`${await codeSentTo(sharedPlatform.mailDir, email, before)}\n`)
    const { code, json, error } = await resultOf(running)
    expect([code, json], error).toEqual([0, { email, keyId: expect.any(String), file: settingsFile }])
    expect(statSync(settingsFile).mode & 0o777).toBe(0o600)
    expect(statSync(join(settingsFile, '..')).mode & 0o777).toBe(0o700)
    expect(error).not.toContain('svc_')
    const client = new ResumePlatform({ baseUrl: sharedPlatform.url, apiKey: settings().apiKey })
    expect((await client.account.get()).email).toBe(email)
  })

  it('finds the same here and on the platform, and fails below a score in both', async () => {
    const text = file('cv.md')
    writeFileSync(
      text,
      '# Marta Lindqvist\n\nmarta@example.com\n\n## Experience\n\nBackend engineer, Brightwater, 2021 - 2024',
    )
    const scan = (...args: string[]) => show<{ file: string; report: AtsReport }[]>('scan', ...args)
    for (const args of [
      [example('resume.pdf'), '--job', example('job.txt'), '--fail-under', '50'],
      [text, '--fail-under', '99.5'],
    ]) {
      const [here, there] = [await scan(...args), await scan(...args, '--remote')]
      expect(there.json).toEqual(here.json)
      expect([here.code, there.code]).toEqual(args.includes('50') ? [0, 0] : [1, 1])
      expect(here.json[0]?.report.parsed.name).toBe('Marta Lindqvist')
    }
    const { code, out, error } = await run('scan', text, '--remote')
    expect([code, out, error]).toEqual([4, '', expect.stringContaining('quota_exceeded')])
  })

  it('says which files the platform could not read, and what strangers do not see', async () => {
    writeFileSync(file('picture.png'), Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'))
    const { code, json } = await show<{ error?: string }[]>(
      'scan',
      file('picture.png'),
      file('nothing.pdf'),
      '--remote',
    )
    expect([code, json.map(({ error }) => typeof error)]).toEqual([1, ['string', 'string']])
    const nobody = { XDG_CONFIG_HOME: file('nobody') }
    const stranger = await start(['scan', example('resume.pdf'), '--remote'], nobody).ended
    expect(stranger.out).toContain('Sign in to see what each check has found')
    expect((await run('scan', example('resume.pdf'), '--fail-under', 'good')).code).toBe(2)
  })

  it('moves a document to a file and back, and shows a conflict instead of losing a change', async () => {
    const path = file('resume.json')
    writeFileSync(path, JSON.stringify({ title: 'From a file', content: { summary: 'One' } }))
    expect((await run('documents', 'push', path)).code).toBe(0)
    const { id, revision } = JSON.parse(readFileSync(path, 'utf8'))
    expect(revision).toBe(1)
    expect((await run('documents', 'push', path)).out).toBe('Nothing has changed.\n')

    const other = file('other.json')
    await run('documents', 'pull', id, other)
    const edit = (name: string, summary: string) =>
      writeFileSync(name, readFileSync(name, 'utf8').replace(/"summary": ".*"/, `"summary": "${summary}"`))
    edit(other, 'Theirs')
    expect((await show('documents', 'push', other)).json).toMatchObject({ id, revision: 2 })
    edit(path, 'Mine')
    const conflict = await run('documents', 'push', path)
    expect([conflict.code, conflict.out]).toEqual([5, ''])
    expect(conflict.error).toMatch(/-\s+"summary": "Theirs"\n\+\s+"summary": "Mine"/)
    expect((await show<Document>('documents', 'get', id)).json.content).toEqual({ summary: 'Theirs' })
    expect((await run('documents', 'push', path, '--force')).code).toBe(0)
    expect((await show('documents', 'list')).json).toMatchObject([{ id, revision: 3, title: 'From a file' }])
    expect((await run('documents', 'get', 'unknown')).code).toBe(4)
    writeFileSync(path, 'not JSON')
    expect((await run('documents', 'push', path)).code).toBe(2)
    writeFileSync(path, JSON.stringify({ id: 'gone', content: {} }))
    expect(await run('documents', 'push', path)).toMatchObject({
      code: 4,
      error: expect.stringContaining('no document gone'),
    })
  })

  it('writes through links and to devices, keeps permissions, and leaves nothing behind where it cannot write', async () => {
    const [{ id } = { id: '' }] = (await show<DocumentSummary[]>('documents', 'list')).json
    writeFileSync(file('private.json'), '', { mode: 0o600 })
    symlinkSync('private.json', file('link.json'))
    expect((await run('documents', 'pull', id, file('link.json'))).code).toBe(0)
    expect([lstatSync(file('link.json')).isSymbolicLink(), statSync(file('private.json')).mode & 0o777]).toEqual([
      true,
      0o600,
    ])
    expect(JSON.parse(readFileSync(file('private.json'), 'utf8')).id).toBe(id)
    symlinkSync('/dev/null', file('device.json'))
    expect((await run('documents', 'pull', id, file('device.json'))).code).toBe(0)
    expect(lstatSync(file('device.json')).isSymbolicLink()).toBe(true)
    const before = readdirSync(dir)
    const failed = await Promise.all([dir, file('none/x.json')].map((path) => run('documents', 'pull', id, path)))
    expect(failed.map(({ code }) => code)).toEqual([2, 2])
    expect(failed.map(({ error }) => error.split(': ')[1])).toEqual(['It is a folder.\n', 'There is no such folder.\n'])
    expect(readdirSync(dir)).toEqual(before)
  })

  it('imports and exports the profile, and shares a document', async () => {
    expect((await run('profile', 'import', example('profile.json'))).code).toBe(0)
    expect((await run('profile', 'export', file('cv.json'))).code).toBe(0)
    expect(JSON.parse(readFileSync(file('cv.json'), 'utf8')).basics.name).toBe('Marta Lindqvist')
    const own = await show<MasterProfileContent>('profile', 'export', '--format', 'own')
    expect(own.json).toEqual(JSON.parse(readFileSync(example('profile.json'), 'utf8')))

    const [{ id } = { id: '' }] = (await show<DocumentSummary[]>('documents', 'list')).json
    const client = new ResumePlatform({ baseUrl: sharedPlatform.url, apiKey: settings().apiKey })
    expect((await run('share', id)).code).toBe(4)
    await client.account.claimUsername({ username: `cli-${randomUUID().slice(0, 8)}` })
    expect(await run('open', id)).toMatchObject({ code: 4, error: expect.stringContaining('resume-platform share') })
    const { json } = await show<ShareLink>('share', id, '--password', 'correct horse', '--no-expiry')
    expect(json).toMatchObject({ documentId: id, hasPassword: true, expiresAt: null })
    expect((await run('open', id)).out).toBe(`${appOrigin}${json.publicPath}\n`)
    expect((await run('share', id, '--expires', 'soon')).code).toBe(2)
  })

  it('manages keys and shows credits by the session', async () => {
    const { json } = await show<IssuedApiKey>('keys', 'create', 'CI', '--scopes', 'user:read,ai:write')
    expect(json).toMatchObject({ key: expect.stringMatching(/^svc_/), scopes: ['user:read', 'ai:write'] })
    expect((await run('keys', 'revoke', json.id)).code).toBe(0)
    const listed = await run('keys', 'list')
    expect(listed.out).toMatch(/revoked +CI +user:read ai:write/)
    expect(listed.out).not.toContain(json.key)
    const wrong = await run('keys', 'create', 'CI', '--scopes', 'everything', '--json')
    expect([wrong.code, JSON.parse(wrong.error).error]).toEqual([4, expect.objectContaining({ status: 400 })])
    expect((await show('credits')).json).toMatchObject({ balance: 0, transactions: [] })
  })

  it('sends what a login has kept to no other platform, and says when one is away', async () => {
    const elsewhere = { RESUME_PLATFORM_URL: 'http://127.0.0.1:9' }
    expect((await start(['documents', 'list'], elsewhere).ended).code).toBe(3)
    expect((await start(['credits'], elsewhere).ended).code).toBe(3)
    expect((await start(['documents', 'list', '--key', 'svc_x'], elsewhere).ended).code).toBe(6)
    expect((await run('documents', 'list', '--key', `svc_${'0'.repeat(64)}`)).code).toBe(3)
  })

  it('signs out: the key does not work any more, and is forgotten', async () => {
    const { apiKey } = settings()
    expect((await run('logout')).code).toBe(0)
    expect(() => settings()).toThrow('ENOENT')
    expect((await run('documents', 'list', '--key', apiKey)).code).toBe(3)
  })
})
