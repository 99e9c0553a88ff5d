import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { appOrigin } from '@resume/test-kit/test-platform'
import { ResumePlatform } from '@resume-platform/sdk'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { codeSentTo } from '../client/sign-in.ts'

const example = (name: string) => fileURLToPath(new URL(`../../examples/${name}`, import.meta.url))
const build = fileURLToPath(new URL('../../clients/cli/tools/build.ts', import.meta.url))
const dir = mkdtempSync(join(tmpdir(), 'resume-cli-'))
const file = (name: string) => join(dir, name)
const settingsFile = file('config/resume-platform/settings.json')
const email = `${randomUUID()}@example.com`

/** The program is tried as it is published. */
beforeAll(async () => {
  await promisify(execFile)(process.execPath, [build, file('dist')])
})
afterAll(() => rmSync(dir, { recursive: true }))

interface Ended {
  code: number | null
  out: string
  error: string
  /** The result of a run with `--json`. */
  // biome-ignore lint/suspicious/noExplicitAny: tests say what they expect of it
  json: any
}

function start(
  args: string[],
  environment: Record<string, string> = {},
): { child: ChildProcess; ended: Promise<Ended> } {
  const env = { PATH: process.env.PATH, XDG_CONFIG_HOME: file('config'), RESUME_PLATFORM_ORIGIN: appOrigin }
  const child = spawn(process.execPath, [file('dist/resume-platform.js'), ...args], {
    env: { ...env, RESUME_PLATFORM_URL: inject('platformUrl'), ...environment },
  })
  let out = ''
  let error = ''
  child.stdout.setEncoding('utf8').on('data', (text) => (out += text))
  child.stderr.setEncoding('utf8').on('data', (text) => (error += text))
  const json = () => (args.includes('--json') && out ? JSON.parse(out) : undefined)
  return {
    child,
    ended: new Promise((resolve) => child.once('close', (code) => resolve({ code, out, error, json: json() }))),
  }
}
const run = (...args: string[]) => start(args).ended
const settings = () => JSON.parse(readFileSync(settingsFile, 'utf8'))

describe('the command line', () => {
  it('explains itself, and refuses what it does not know', async () => {
    const help = await run('--help')
    expect([help.code, help.error]).toEqual([0, ''])
    for (const word of ['login', 'scan FILE...', 'documents list', '--json']) expect(help.out).toContain(word)
    for (const args of [[], ['resumes'], ['documents', 'list', '--all'], ['documents', 'lose'], ['scan'], ['share']]) {
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
    const before = new Set(readdirSync(inject('mailDir')))
    const { child, ended } = start(['login', '--email', email, '--json'])
    child.stdin?.write(`${await codeSentTo(inject('mailDir'), email, before)}\n`)
    const { code, json, error } = await ended
    expect([code, json], error).toEqual([0, { email, keyId: expect.any(String), file: settingsFile }])
    expect(statSync(settingsFile).mode & 0o777).toBe(0o600)
    expect(statSync(join(settingsFile, '..')).mode & 0o777).toBe(0o700)
    expect(error).not.toContain('svc_')
    const client = new ResumePlatform({ baseUrl: inject('platformUrl'), apiKey: settings().apiKey })
    expect((await client.account.get()).email).toBe(email)
  })

  it('scans files against a job, and fails below a score', async () => {
    const [resume, job] = [example('resume.pdf'), example('job.txt')]
    const { code, json } = await run('scan', resume, '--job', job, '--fail-under', '50', '--json')
    expect([code, json[0].file, json[0].report.parsed.name]).toEqual([0, resume, 'Marta Lindqvist'])
    const low = await run('scan', resume, '--job', job, '--fail-under', '99')
    expect(low.code).toBe(1)
    expect(low.out).toMatch(/resume\.pdf: \d+(\.\d+)? of 100, job match /)
    expect(low.out + low.error).not.toContain('\x1b')
  })

  it('says which files it could not read, and spends nothing unasked', async () => {
    writeFileSync(file('picture.png'), Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'))
    const { code, json } = await run('scan', file('picture.png'), file('nothing.pdf'), '--json')
    expect(code).toBe(1)
    expect(json.map(({ error }: { error: string }) => typeof error)).toEqual(['string', 'string'])
    const url = await run('scan', example('resume.pdf'), '--job', 'https://jobs.example.com/1')
    expect([url.code, url.error]).toEqual([2, expect.stringContaining('--spend')])
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
    expect((await run('documents', 'push', other, '--json')).json).toMatchObject({ id, revision: 2 })
    edit(path, 'Mine')
    const conflict = await run('documents', 'push', path)
    expect([conflict.code, conflict.out]).toEqual([5, ''])
    expect(conflict.error).toMatch(/-\s+"summary": "Theirs"\n\+\s+"summary": "Mine"/)
    expect((await run('documents', 'get', id, '--json')).json.content).toEqual({ summary: 'Theirs' })
    expect((await run('documents', 'push', path, '--force')).code).toBe(0)
    expect((await run('documents', 'list', '--json')).json).toMatchObject([{ id, revision: 3, title: 'From a file' }])
    expect((await run('documents', 'get', 'unknown')).code).toBe(4)
    writeFileSync(path, 'not JSON')
    expect((await run('documents', 'push', path)).code).toBe(2)
  })

  it('imports and exports the profile, and shares a document', async () => {
    expect((await run('profile', 'import', example('profile.json'), '--format', 'own')).code).toBe(0)
    expect((await run('profile', 'export', file('cv.json'))).code).toBe(0)
    expect(JSON.parse(readFileSync(file('cv.json'), 'utf8')).basics.name).toBe('Marta Lindqvist')
    const own = await run('profile', 'export', '--format', 'own', '--json')
    expect(own.json).toEqual(JSON.parse(readFileSync(example('profile.json'), 'utf8')))

    const [document] = (await run('documents', 'list', '--json')).json
    const client = new ResumePlatform({ baseUrl: inject('platformUrl'), apiKey: settings().apiKey })
    expect((await run('share', document.id)).code).toBe(4)
    await client.account.claimUsername({ username: `cli-${randomUUID().slice(0, 8)}` })
    const { json } = await run('share', document.id, '--password', 'correct horse', '--no-expiry', '--json')
    expect(json).toMatchObject({ documentId: document.id, hasPassword: true, expiresAt: null })
    expect((await run('share', document.id, '--expires', 'soon')).code).toBe(2)
  })

  it('manages keys and shows credits by the session', async () => {
    const { json } = await run('keys', 'create', 'CI', '--scopes', 'user:read,ai:write', '--json')
    expect(json).toMatchObject({ key: expect.stringMatching(/^svc_/), scopes: ['user:read', 'ai:write'] })
    expect((await run('keys', 'revoke', json.id)).code).toBe(0)
    const listed = await run('keys', 'list')
    expect(listed.out).toMatch(/revoked +CI +user:read ai:write/)
    expect(listed.out).not.toContain(json.key)
    const wrong = await run('keys', 'create', 'CI', '--scopes', 'everything', '--json')
    expect([wrong.code, JSON.parse(wrong.error).error]).toEqual([4, expect.objectContaining({ status: 400 })])
    expect((await run('credits', '--json')).json).toMatchObject({ balance: 0, transactions: [] })
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
