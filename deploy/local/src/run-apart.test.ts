import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'

const runApart = fileURLToPath(new URL('./run-apart.ts', import.meta.url))
const dir = mkdtempSync(join(tmpdir(), 'resume-apart-'))
afterAll(() => rmSync(dir, { recursive: true }))

describe('a program that is run apart from the stack', () => {
  it('has the variables of its deployable in LOCAL_DIR, its arguments, and the process that somebody waits for', () => {
    mkdirSync(join(dir, 'env'))
    writeFileSync(join(dir, 'env', 'identity.env'), "MAIL_FROM='Resume <a@example.com>'\n")
    const program = join(dir, 'program.ts')
    writeFileSync(
      program,
      'console.log(process.pid, process.env.MAIL_FROM, ...process.argv.slice(2)); process.exitCode = 3\n',
    )
    const env = { PATH: process.env.PATH, LOCAL_DIR: dir }
    const ran = spawnSync(process.execPath, [runApart, 'identity', program, '--find', 'a b'], { env, encoding: 'utf8' })
    expect({ status: ran.status, output: ran.stdout }).toEqual({
      status: 3,
      output: `${ran.pid} Resume <a@example.com> --find a b\n`,
    })
  })
})
