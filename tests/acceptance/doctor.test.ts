import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it, onTestFinished } from 'vitest'
import { sharedPlatform } from './shared-platform.ts'

const root = new URL('../../', import.meta.url).pathname

/** Runs the doctor with the variables of a folder, in a shell that has some of its own. */
function doctor(dir: string, shell: Record<string, string> = {}) {
  const args = ['--disable-warning=ExperimentalWarning', 'tools/doctor/doctor.ts', '--env', dir]
  const { PATH, NODE_COMPILE_CACHE } = process.env
  return promisify(execFile)(process.execPath, args, { cwd: root, env: { PATH, NODE_COMPILE_CACHE, ...shell } }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, stdout, stderr }),
  )
}

/** The secrets among the variables of all processes. */
function secretsIn(dir: string): string[] {
  const lines = readdirSync(dir).flatMap((file) => readFileSync(join(dir, file), 'utf8').split('\n'))
  const secrets = lines.filter((line) => /^[A-Z_]*(SECRET|KEYS?)='/.test(line)).map((line) => line.split("'")[1] ?? '')
  return [...new Set(secrets)].filter((secret) => secret.length > 8)
}

describe('the doctor', () => {
  it('finds nothing wrong with a platform that runs, and shows no secret of it', async () => {
    const dir = sharedPlatform.environmentDir
    const { code, stdout, stderr } = await doctor(dir, { REDIS_URL: 'redis://127.0.0.1:9' })
    expect({ code, stderr, wrong: stdout.match(/^FAIL.*$/gm) }).toEqual({ code: 0, stderr: '', wrong: null })
    for (const about of ['PostgreSQL', 'migrations', 'outbox', 'Redis', 'NATS']) {
      expect(stdout).toMatch(new RegExp(`^(ok|warn) +identity +${about}`, 'm'))
    }
    expect(stdout).toMatch(/^ok +gateway +identity +ready at /m)
    expect(stdout).toMatch(/^ok +portfolio +bucket +[\w-]+ is there, and not listed$/m)
    const secrets = secretsIn(dir)
    expect(secrets.length).toBeGreaterThan(2)
    for (const secret of secrets) expect(stdout).not.toContain(secret)
  })

  it('drops white space around addresses, as deployables do', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'resume-doctor-'))
    onTestFinished(() => rmSync(dir, { recursive: true }))
    for (const name of readdirSync(sharedPlatform.environmentDir)) {
      const lines = readFileSync(join(sharedPlatform.environmentDir, name), 'utf8')
      writeFileSync(join(dir, name), lines.replace(/^(\w+_URL)='(.+)'$/gm, "$1=' $2\t'"))
    }
    const { code, stdout } = await doctor(dir)
    expect({ code, wrong: stdout.match(/^FAIL.*$/gm) }).toEqual({ code: 0, wrong: null })
    expect(stdout).toMatch(/^ok +gateway +identity +ready at /m)
  })

  it('says what is wrong, without passwords, and ends with 1', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'resume-doctor-'))
    onTestFinished(() => rmSync(dir, { recursive: true }))
    cpSync(sharedPlatform.environmentDir, dir, { recursive: true })
    const change = (name: string, lines: string) =>
      writeFileSync(join(dir, `${name}.env`), `${readFileSync(join(dir, `${name}.env`), 'utf8')}${lines}`)
    change('identity', "REDIS_URL='redis://:hunter2@127.0.0.1:9'\nNODE_ENV='production'\nAUTH_SECRET='short-hunter2'\n")
    change('identity', "SMTP_URL='smtp://mailer:hunter2/x@127.0.0.1:9'\n")
    change('ats', "ATS_DATABASE_URL='postgresql://ats:hunter2@127.0.0.1:9/ats'\n")
    change('gateway', "BASE_URL='https://resume.example.com'\nIDENTITY_GRPC_URL='127.0.0.1:9'\n")
    change('content', "NODE_OPTIONS='--nothing-of-node'\n")
    change('billing', "STRIPE_SECRET_KEY='sk_test_hunter2'\nSTRIPE_WEBHOOK_SECRET=' '\n")
    change('portfolio', "S3_BUCKET='another'\n")
    const { code, stdout } = await doctor(dir)
    expect(code).toBe(1)
    expect(stdout).toMatch(/^FAIL +identity +configuration +AUTH_SECRET must be at least 32 characters$/m)
    expect(stdout).toMatch(/^FAIL +identity +configuration +SMTP_URL must be a URL/m)
    expect(stdout).toMatch(/^FAIL +identity +Redis +not reachable at 127\.0\.0\.1:9/m)
    expect(stdout).toMatch(/^FAIL +ats +PostgreSQL +not reachable at 127\.0\.0\.1:9: ECONNREFUSED$/m)
    expect(stdout).toMatch(/^FAIL +content +doctor +could not go on/m)
    expect(stdout).toMatch(/^FAIL +gateway +identity +does not answer at 127\.0\.0\.1:9$/m)
    expect(stdout).toMatch(
      /^FAIL +billing +configuration +STRIPE_WEBHOOK_SECRET must be set, because STRIPE_SECRET_KEY is$/m,
    )
    expect(stdout).toMatch(/^FAIL +portfolio +bucket +there is no another$/m)
    expect(stdout).toMatch(/^FAIL +gateway +insecure +NODE_ENV is test/m)
    expect(stdout).not.toContain('hunter2')
  })
})
