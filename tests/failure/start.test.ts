import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { portVariables } from '@resume/local-stack/platform/port-plan'
import { freePort } from '@resume/local-stack/servers/ports'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signIn } from '../client/sign-in.ts'

const start = fileURLToPath(new URL('../../deploy/local/src/start.ts', import.meta.url))
const demo = fileURLToPath(new URL('../../tools/demo/demo.ts', import.meta.url))

let dir: string
let port: number
beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'resume-start-'))
  chmodSync(dir, 0o755)
  port = await freePort()
})
afterAll(() => rmSync(dir, { recursive: true, force: true }))

interface Run {
  child: ChildProcess
  printed(): string
  ended: Promise<number | null>
}

/** Runs what `npm start` runs. */
function run(environment: Record<string, string> = {}): Run {
  const ports = Object.fromEntries(portVariables.map((variable) => [variable, '0']))
  return runProgram(start, { ...ports, PORT: String(port), ...environment })
}

function runProgram(program: string, environment: Record<string, string>): Run {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program], {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      LOCAL_DIR: dir,
      APP_ORIGINS: 'http://app.localhost:3000',
      ...environment,
    },
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => {
      text += part
    })
  }
  return { child, printed: () => text, ended: new Promise((resolve) => child.once('close', resolve)) }
}

/** A start is many programs at once: on a machine that is busy with others it takes ten times as long as on a quiet one. */
const patience = { start: 120_000, starts: 480_000 }

const running = (attempt: Run) =>
  expect.poll(attempt.printed, { timeout: patience.start }).toContain(`http://localhost:${port}/api/v1`)

/** Processes of this machine that work for the folder of these tests. */
function processesOfFolder(): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .filter((name) => {
      try {
        const seen = readFileSync(`/proc/${name}/environ`, 'utf8') + readFileSync(`/proc/${name}/cmdline`, 'utf8')
        return seen.includes(dir)
      } catch {
        return false
      }
    })
}

describe('npm start', { timeout: patience.starts }, () => {
  it('runs the platform until Ctrl-C, ends all that it started, and finds its data again, after a crash too, with doubles for the demo', async () => {
    const place = { url: `http://127.0.0.1:${port}`, mailDir: join(dir, 'mail') }
    const first = run()
    await running(first)
    const user = await signIn(place)
    await user.session.call('PUT', '/users/me/name', { body: { name: 'Kept' } })
    first.child.kill('SIGINT')
    expect(await first.ended).toBe(0)
    expect(processesOfFolder()).toEqual([])

    const second = run()
    await running(second)
    const read = await user.session.call('GET', '/users/me')
    expect([read.status, read.body.data.name]).toEqual([200, 'Kept'])

    const third = run()
    expect(await third.ended).toBe(1)
    expect(third.printed()).toMatch(/^The platform already runs here \(process \d+\): end it first.*\n$/)

    second.child.kill('SIGKILL')
    await second.ended
    /** With doubles of Stripe and of the AI, on which the demo buys a subscription and spends credits. */
    const fourth = run({ LOCAL_DOUBLES: 'true' })
    await running(fourth)
    expect((await user.session.call('GET', '/users/me')).body.data.name).toBe('Kept')
    const shown = runProgram(demo, { PORT: String(port) })
    expect([await shown.ended, shown.printed()]).toEqual([0, expect.stringContaining('the plan is BUNDLE (ACTIVE)')])
    expect(shown.printed()).toContain('clicks: 1, referrals: 1, tier: BRONZE')
    expect(shown.printed()).toMatch(/grant +\+300 .*\n +reserve +-\d .*\n +commit +\+\d /)
    fourth.child.kill('SIGTERM')
    expect(await fourth.ended).toBe(0)
    expect(processesOfFolder()).toEqual([])
  })

  it('says in one line that a port is taken', async () => {
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    const taken = typeof address === 'object' && address ? String(address.port) : ''
    const attempt = run({ ATS_GRPC_PORT: taken })
    expect(await attempt.ended).toBe(1)
    expect(attempt.printed()).toBe(
      `Port ${taken} is taken: end what listens there, or set ATS_GRPC_PORT to another port\n`,
    )
    server.close()
  })

  it('says in one line which variable is wrong, and leaves nothing running', async () => {
    const attempt = run({ LOG_LEVEL: 'loud' })
    expect(await attempt.ended).toBe(1)
    expect(attempt.printed().trimEnd().split('\n').at(-1)).toMatch(
      /^\w+ did not start: LOG_LEVEL must be one of .*\(see .*\.log\)$/,
    )
    expect(processesOfFolder()).toEqual([])
  })
})
