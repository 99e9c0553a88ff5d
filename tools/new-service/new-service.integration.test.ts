import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { root } from '@resume/local-stack/platform/deployables'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copyRepository, linkWorkspace } from './copy-repository.ts'

/** Most lines that somebody has to maintain for a service before its first rule, blank ones aside. */
const mostLines = 150

/** What is made from other sources, or is an install's. */
const generated =
  /^(docs\/|README\.md|docker-compose\.yml|\.env\.example|deploy\/(docker|kubernetes|observability)\/|proto\/generated\/|package-lock\.json|services\/[^/]+\/(README\.md|prisma\/migrations\/))/

let copy: string
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'resume-new-service-'))
  chmodSync(copy, 0o755)
  copyRepository(root, copy)
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

/** Runs a program in the copy. @returns what it printed @throws Error with that when it fails */
function run(command: string, ...args: string[]): Promise<string> {
  const { PATH, HOME } = process.env
  const path = [join(copy, 'node_modules/.bin'), PATH].join(delimiter)
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: copy, env: { HOME, PATH: path }, stdio: ['ignore', 'pipe', 'pipe'] })
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

describe('npm run new:service', () => {
  it('writes a service that starts, migrates, answers its health check and keeps every law', {
    timeout: 240_000,
  }, async () => {
    linkWorkspace(copy, 'services/letters', '@resume/letters')
    await run(...node, 'tools/new-service/new-service.ts', 'letters', '--no-install')
    await run('git', 'add', '--all')

    expect(await run('vitest', 'run', '--project', 'integration', 'services/letters')).toMatch(/Tests .*1 passed/)
    await run('tsc', '-p', 'tsconfig.json')
    await run('biome', 'ci', '--diagnostic-level=error', 'services/letters', 'deploy')
    await run(...node, 'tools/laws/run.ts')
    await run(...node, 'tools/generate/documents.ts', '--check')
    await run('vitest', 'run', '--project', 'unit', 'tools/deployments')

    const changed = (await run('git', 'diff', '--cached', '--numstat')).trim().split('\n')
    const written = changed.map((line) => line.split('\t')[2] ?? '').filter((path) => !generated.test(path))
    const patch = await run('git', 'diff', '--cached', '--unified=0', '--', ...written)
    expect(patch.split('\n').filter((line) => /^\+(?!\+\+ )\s*\S/.test(line)).length).toBeLessThanOrEqual(mostLines)
  })

  it('says what is wrong with a name, and writes nothing', async () => {
    await expect(run(...node, 'tools/new-service/new-service.ts', 'Not-A-Name')).rejects.toThrow(/^usage: /)
    await expect(run(...node, 'tools/new-service/new-service.ts', 'identity')).rejects.toThrow(
      /^services\/identity is there already$/m,
    )
  })
})
