import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { root } from '@resume/local-stack/platform/deployables'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { followPage } from '../new-route/follow-page.ts'
import { copyRepository, linkWorkspace } from './copy-repository.ts'

/** Most lines that somebody has to maintain for a service before its first rule, blank ones aside. */
const mostLines = 150

/** What is made from other sources, or is an install's. */
const generated =
  /^(docs\/|README\.md|docker-compose\.yml|compose\.small\.yml|\.github\/|\.env\.example|deploy\/(docker|kubernetes|observability|systemd)\/|proto\/generated\/|package-lock\.json|services\/[^/]+\/(README\.md|prisma\/migrations\/))/

let copy: string
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'resume-new-service-'))
  chmodSync(copy, 0o755)
  copyRepository(root, copy)
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

/** Runs a program in the copy. @returns what it printed @throws Error with that when it fails */
function run(command: string, ...args: string[]): Promise<string> {
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env
  const path = [join(copy, 'node_modules/.bin'), PATH].join(delimiter)
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: copy,
      env: { HOME, PATH: path, NODE_COMPILE_CACHE },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let printed = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        printed += text
      })
    }
    child.once('error', reject)
    child.once('close', (code) => (code === 0 ? resolve(printed) : reject(new Error(printed))))
  })
}

const node = [process.execPath, '--disable-warning=ExperimentalWarning'] as const

describe('npm run new:service and npm run new:route', () => {
  it('write a service that starts, migrates and answers its health check, and a route that answers', {
    timeout: 240_000,
  }, async () => {
    linkWorkspace(copy, 'services/letters', '@resume/letters')
    await run(...node, 'tools/new-service/new-service.ts', 'letters', '--no-install')
    await run('git', 'add', '--all')
    expect(await run('vitest', 'run', '--project', 'integration', 'services/letters')).toMatch(/Tests .*1 passed/)
    const changed = (await run('git', 'diff', '--cached', '--numstat')).trim().split('\n')
    const written = changed.map((line) => line.split('\t')[2] ?? '').filter((path) => !generated.test(path))
    const patch = await run('git', 'diff', '--cached', '--unified=0', '--', ...written)
    expect(patch.split('\n').filter((line) => /^\+(?!\+\+ )\s*\S/.test(line)).length).toBeLessThanOrEqual(mostLines)

    const noProto = run(...node, 'tools/new-route/new-route.ts', 'letters', 'GET', '/users/letters', 'listLetters')
    await expect(noProto).rejects.toThrow(/^letters has no RPC yet: /)
    const touch = ['documents', 'POST', '/documents/:id/touch', 'touchDocument']
    await run(...node, 'tools/new-route/new-route.ts', ...touch, '--no-examples')
    const tests = ['gateway/src/access/contract', 'services/documents/src/use-cases/touch-document']
    expect(await run('vitest', 'run', '--project', 'unit*', ...tests)).toMatch(/Test Files .*2 passed/)
  })

  it('and the page about routes, followed to the letter, keep every law of the repository', {
    timeout: 240_000,
  }, async () => {
    followPage(copy)
    await run('npm', 'run', '-s', 'generate:protos')
    await run(...node, 'tools/generate/documents.ts')
    await run('biome', 'check', '--write', '--log-level=error', 'services/identity', 'gateway/src/routes')
    await run('git', 'add', '--all')
    await run('tsc', '-p', 'tsconfig.json')
    const changed = (await run('git', 'diff', '--cached', '--name-only', '--diff-filter=d', '--', '*.ts'))
      .trim()
      .split('\n')
    await run('biome', 'ci', '--diagnostic-level=error', '--no-errors-on-unmatched', ...changed)
    await run('buf', 'lint', 'proto')
    await run(...node, 'tools/laws/run.ts')
    await run(...node, 'tools/generate/documents.ts', '--check')
    const tests = ['tools/deployments/manifest', 'tools/deployments/compose', 'tools/deployments/kubernetes.test']
    await run('vitest', 'run', '--project', 'unit*', ...tests, 'gateway/src/access/contract')
  })

  it('say what is wrong with their arguments, and write nothing', async () => {
    const before = await run('git', 'status', '--porcelain')
    const service = (...args: string[]) => run(...node, 'tools/new-service/new-service.ts', ...args)
    await expect(service('Not-A-Name')).rejects.toThrow(/^usage: /)
    await expect(service('identity')).rejects.toThrow(/^services\/identity is there already$/m)
    const route = (...args: string[]) => run(...node, 'tools/new-route/new-route.ts', ...args)
    await expect(route('identity')).rejects.toThrow(/^usage: /)
    await expect(route('nobody', 'GET', '/users/x', 'getX')).rejects.toThrow(/^there is no service nobody$/m)
    await expect(route('identity', 'GET', '/users/me', 'getMyself')).rejects.toThrow(
      /^GET \/users\/me is there already$/m,
    )
    await expect(route('identity', 'GET', '/nowhere', 'getNowhere')).rejects.toThrow(/has paths below \/nowhere/)
    expect(await run('git', 'status', '--porcelain')).toBe(before)
  })
})

describe('npm run new:migration', () => {
  it('writes what the schema adds, without a database, and says what in it would lock a table', {
    timeout: 120_000,
  }, async () => {
    const schema = join(copy, 'services/billing/prisma/schema.prisma')
    const write = (...args: string[]) => run(...node, 'tools/new-migration/new-migration.ts', ...args)
    await expect(write('billing', 'Payments')).rejects.toThrow(/^Payments must be small letters/)
    await expect(write('gateway', 'payments')).rejects.toThrow(/^gateway has no database: /)
    await expect(write('billing', 'payments')).rejects.toThrow(/schema\.prisma says nothing that the migrations do not/)

    writeFileSync(schema, readFileSync(schema, 'utf8').replace(/^model Payment \{$/m, '$&\n  note String?'))
    const [, path = ''] = /^wrote (services\/billing\/.*_payments_have_notes\/migration\.sql)$/m.exec(
      await write('billing', 'payments_have_notes'),
    ) ?? ['']
    expect(readFileSync(join(copy, path), 'utf8')).toContain('ALTER TABLE "payments" ADD COLUMN     "note" TEXT;')

    writeFileSync(schema, readFileSync(schema, 'utf8').replace(/^ {2}note String\?$/m, '$&\n  @@index([note])'))
    await expect(write('billing', 'notes_are_found')).rejects.toThrow(
      /locks the table; write CREATE INDEX CONCURRENTLY/,
    )
  })
})
