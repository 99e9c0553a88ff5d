import { execFileSync, spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AtsReport } from '@resume-platform/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { namedFontPdf } from '../../../services/ats/test-data/named-font-pdf.ts'
import { buildCli, installCli, resultOf, startCli } from '../test-data/running-cli.ts'

const dir = mkdtempSync(join(tmpdir(), 'resume-cli-'))
const file = (name: string) => join(dir, name)
const example = (name: string) => fileURLToPath(new URL(`../../../examples/${name}`, import.meta.url))
let program: string

/** In an empty folder, packed and installed, and with no network: nothing of the repository is near. */
beforeAll(async () => {
  mkdirSync(file('project'))
  program = await installCli(join(await buildCli(file('dist')), '..'), file('project'))
}, 120_000)
afterAll(() => rmSync(dir, { recursive: true }))

const nowhere = { RESUME_PLATFORM_URL: 'http://127.0.0.1:9', HOME: dir }
const start = (args: string[], env: Record<string, string> = {}) => startCli(program, args, { ...nowhere, ...env })
const run = (...args: string[]) => start(args).ended
const scan = (...args: string[]) =>
  resultOf<{ report?: AtsReport; error?: string }[]>(start(['scan', ...args, '--json']))

describe('the package', () => {
  it('brings all that it needs along, and says whose it is', () => {
    expect(readdirSync(file('project/node_modules')).filter((name) => !name.startsWith('.'))).toEqual([
      'resume-platform',
    ])
    const installed = file('project/node_modules/resume-platform')
    const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'))
    expect(manifest).toMatchObject({ engines: { node: '>=22.13' }, bin: { 'resume-platform': 'resume-platform.js' } })
    expect(manifest).not.toHaveProperty('dependencies')
    expect(readFileSync(join(installed, 'LICENSES.txt'), 'utf8')).toMatch(/pdfjs-dist[\s\S]*Apache License/)
  })

  it('scans without an account and without a network, and tells all that it found', async () => {
    const { code, json } = await scan(example('resume.pdf'), '--job', example('job.txt'), '--fail-under', '50')
    expect([code, json[0]?.report?.parsed.name, json[0]?.report?.restricted]).toEqual([0, 'Marta Lindqvist', false])
    expect(json[0]?.report?.failedChecks.every(({ fix }) => fix !== '')).toBe(true)
    writeFileSync(file('cv.txt'), 'Marta Lindqvist\nmarta@example.com\n\x1b[2J\u009b2J\nBackend engineer')
    const low = await run('scan', example('resume.pdf'), file('cv.txt'), '--fail-under', '99.5')
    expect([low.code, low.error]).toEqual([1, ''])
    expect(low.out).toMatch(/resume\.pdf: \d+(\.\d+)? of 100, /)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: terminals act on them
    expect(low.out).not.toMatch(/[\x1b\x80-\x9f]/)
    const remote = await run('scan', example('resume.pdf'), '--remote')
    expect([remote.code, remote.out]).toEqual([6, ''])
  })

  it('reads the letters of fonts that a file names and does not have in it', async () => {
    writeFileSync(file('named.pdf'), namedFontPdf('姓名：林青岚', 'UniGB-UCS2-H', 'GB1'))
    const { json } = await scan(file('named.pdf'))
    expect(json[0]?.report?.parsed.name).toBe('林青岚')
  })

  it('says which files cannot be read, and scans the others', async () => {
    const files: [string, string | Uint8Array][] = [
      ['empty.pdf', ''],
      ['broken.pdf', '%PDF-1.7 and nothing else'],
      ['picture.png', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
      ['backend.md', '# Marta Lindqvist\n\nBackend engineer'],
    ]
    for (const [name, content] of files) writeFileSync(file(name), content)
    const paths = files.map(([name]) => file(name))
    const { code, json } = await scan(...paths, file('nothing.pdf'), dir, '/dev/zero')
    expect(code).toBe(1)
    expect(json.map(({ error }) => error)).toEqual([
      'The file is empty.',
      'The PDF is damaged.',
      'The file is not a PDF, DOCX, TXT, Markdown, or JSON file.',
      undefined,
      'There is no such file.',
      'It is a folder.',
      'The file is larger than 5 MB.',
    ])
  })

  it('takes a job description from a text file or a public page, and from nothing else', async () => {
    writeFileSync(file('blank.txt'), ' \n')
    writeFileSync(file('long.txt'), 'x'.repeat(50_001))
    const refused: [string, RegExp][] = [
      [example('resume.pdf'), /is not a text file/],
      [file('blank.txt'), /has no text/],
      [file('long.txt'), /more than 50,000 characters/],
      ['/dev/zero', /cannot be used/],
      [file('nothing.txt'), /no such file/],
      ['http://jobs.example.com/1', /must begin with https/],
      ['https://localhost/1', /leads to a local name/],
      ['https://169.254.169.254/latest/meta-data', /not a public address/],
      ['https://10.0.0.1/job', /not a public address/],
      ['file:///etc/passwd', /must begin with https/],
    ]
    const ends = await Promise.all(refused.map(([job]) => run('scan', example('resume.pdf'), '--job', job)))
    expect(ends.map(({ code, out }) => [code, out])).toEqual(refused.map(() => [2, '']))
    for (const [index, [, reason]] of refused.entries()) expect(ends[index]?.error).toMatch(reason)
  })

  it('leaves nothing behind when it is stopped while it reads', async () => {
    execFileSync('mkfifo', [file('pipe')])
    const { child, ended } = start(['scan', example('resume.pdf'), file('pipe')])
    const children = () => readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim()
    await expect.poll(children).not.toBe('')
    const worker = children()
    child.kill('SIGINT')
    expect(await ended).toMatchObject({ signal: 'SIGINT', out: '' })
    await expect.poll(() => existsSync(`/proc/${worker}`)).toBe(false)
  })

  it('says in a line what is wrong with a call, also as JSON, and which version it is', async () => {
    const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
    expect(await run('--version')).toMatchObject({ code: 0, out: `${version}\n` })
    const help = await run('help', 'share')
    expect([help.code, help.out.includes('share ID'), help.out.includes('scan FILE')]).toEqual([0, true, false])
    const wrong: [string[], string][] = [
      [['scann'], 'There is no command "scann": resume-platform help'],
      [['--json'], 'Name a command first: resume-platform help'],
      [['scan', '--remoote'], "Unknown option '--remoote'"],
      [['credits', 'please'], '"please" is one word too many: resume-platform help credits'],
      [['documents', 'push', 'a.json', 'b.json'], '"b.json" is one word too many: resume-platform help documents'],
      [['keys', 'list', '--key', 'ü'], 'The API key cannot be one'],
    ]
    for (const [args, message] of wrong) {
      const { code, out, error } = await run(...args, '--json')
      expect([code, out, JSON.parse(error)]).toEqual([2, '', { error: { message } }])
    }
    const away = await run('documents', 'list', '--key', 'svc_x', '--json')
    expect([away.code, JSON.parse(away.error).error.message]).toEqual([
      6,
      expect.stringContaining('http://127.0.0.1:9: '),
    ])
    /** As a workflow that lacks a secret has it. */
    expect((await start(['documents', 'list'], { RESUME_PLATFORM_KEY: '' }).ended).code).toBe(3)
  })

  it('pushes no file that it cannot read to the letter', async () => {
    const deep = `{"content":${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}}`
    const files: [string | Uint8Array, string][] = [
      ['null', 'is not a document'],
      ['{"content":null}', 'is not a document'],
      [Buffer.from('{"content":{"a":"\xff"}}', 'latin1'), 'is not JSON in UTF-8'],
      [deep, 'is nested too deeply'],
    ]
    for (const [content, message] of files) {
      writeFileSync(file('wrong.json'), content)
      const { code, error } = await run('documents', 'push', file('wrong.json'), '--key', 'svc_x')
      expect([code, error.trim()]).toEqual([2, expect.stringContaining(`wrong.json ${message}`)])
    }
  })

  it('judges resumes also when nobody reads on, and says when its output is lost', async () => {
    const bash = async (command: string) => {
      const script = `"${process.execPath}" "${program}" scan "${example('resume.pdf')}" --fail-under 99.5 ${command}`
      const { status, stderr } = spawnSync('bash', ['-c', script], { encoding: 'utf8' })
      return [status, stderr]
    }
    expect(await bash(`| true; exit "$PIPESTATUS"`)).toEqual([1, ''])
    expect(await bash('> /dev/full')).toEqual([2, expect.stringContaining('The output cannot be written')])
  })

  it('shows no name of a file as if it were more than a name', async () => {
    const name = `${dir}/cv\nfake.pdf: 100 of 100\x1b[8m`
    const { out } = await run('scan', name)
    expect(out).toBe(`${dir}/cv\ufffdfake.pdf: 100 of 100\ufffd[8m: There is no such file.\n`)
  })

  it('works without settings that it can read, and closes them to others', async () => {
    const settings = file('.config/resume-platform/settings.json')
    mkdirSync(join(settings, '..'), { recursive: true })
    for (const content of ['{', 'null', '{"apiKey":7}']) {
      writeFileSync(settings, content)
      expect((await run('completions', 'bash')).code).toBe(0)
      const { code, error } = await run('documents', 'list')
      expect([code, error]).toEqual([2, `${settings} cannot be read: log in again\n`])
    }
    const kept = { baseUrl: nowhere.RESUME_PLATFORM_URL, origin: 'http://a.example', email: 'a@b.c' }
    writeFileSync(settings, JSON.stringify({ ...kept, apiKey: 'svc_x', keyId: 'x', cookie: 'c=1' }), { mode: 0o644 })
    chmodSync(settings, 0o644)
    expect(await run('documents', 'list')).toMatchObject({
      code: 6,
      error: expect.stringMatching(/^Others could read /),
    })
    expect(statSync(settings).mode & 0o777).toBe(0o600)
    rmSync(settings)
    const login = await start(['login', '--email', 'a@b.c'], { XDG_CONFIG_HOME: example('job.txt') }).ended
    expect([login.code, login.error]).toEqual([2, expect.stringContaining('resume-platform cannot be written')])
  })

  it('prints addresses where no browser is, and opens them where one is', async () => {
    const docs = 'http://127.0.0.1:9/docs'
    expect(await run('open', 'docs')).toMatchObject({ code: 0, out: `${docs}\n` })
    mkdirSync(file('bin'))
    writeFileSync(file('bin/xdg-open'), `#!/bin/sh\necho "$1" > ${file('opened')}\n`, { mode: 0o755 })
    const desk = { PATH: `${file('bin')}:${process.env.PATH}`, DISPLAY: ':0' }
    expect((await start(['open', 'docs', '--print'], desk).ended).out).toBe(`${docs}\n`)
    expect(existsSync(file('opened'))).toBe(false)
    expect((await resultOf(start(['open', 'docs', '--json'], desk))).json).toEqual({ url: docs, opened: true })
    expect(readFileSync(file('opened'), 'utf8')).toBe(`${docs}\n`)
    writeFileSync(file('bin/xdg-open'), '#!/bin/sh\nexit 3\n')
    expect((await start(['open', 'docs'], desk).ended).out).toBe(`${docs}\n`)
  })

  it('completes commands, their words, options and values in bash', async () => {
    const { out: script } = await run('completions', 'bash')
    const complete = (...words: string[]) =>
      execFileSync(
        'bash',
        [
          '-c',
          `${script}\nCOMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _resume_platform; echo "\${COMPREPLY[*]}"`,
          'bash',
          'resume-platform',
          ...words,
        ],
        { encoding: 'utf8' },
      ).trim()
    expect(complete('')).toMatch(/^login logout scan documents .* completions help$/)
    expect(complete('doc')).toBe('documents')
    expect(complete('documents', 'p')).toBe('pull push')
    expect(complete('scan', '--f')).toBe('--fail-under')
    expect(complete('profile', 'export', '--format', '')).toBe('json-resume own')
    expect(complete('completions', 'z')).toBe('zsh')
    expect(complete('help', 'sc')).toBe('scan')
    expect(complete('scan', '')).toBe('')
  })
})
