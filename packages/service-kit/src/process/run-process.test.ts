import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const main = fileURLToPath(new URL('../../test-data/a-process.ts', import.meta.url))

interface Line {
  level: string
  msg: string
  step?: string
  reason?: string
}

/**
 * Runs the process to its end.
 * @param signals what it is sent once it is ready
 */
async function run(environment: Record<string, string>, ...signals: NodeJS.Signals[]) {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const complaints = text(child.stderr)
  const lines: Line[] = []
  createInterface(child.stdout).on('line', (line) => {
    lines.push(JSON.parse(line))
    if (line.includes('is ready')) for (const signal of signals) child.kill(signal)
  })
  const exitCode = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return {
    exitCode,
    lines,
    complaints: await complaints,
    steps: lines.flatMap(({ step, msg }) => (msg === 'step done' && step ? [step] : [])),
  }
}

const backwards = ['third', 'second', 'first']

describe('a process', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    'that is told to stop by %s takes everything down, the last first',
    async (signal) => {
      const { exitCode, steps, lines } = await run({}, signal)
      expect([exitCode, steps]).toEqual([0, backwards])
      expect(lines.find(({ msg }) => msg === 'stopping')?.reason).toBe(signal)
      expect(lines.at(-1)?.msg).toBe('stopped')
    },
  )

  it('says what is odd about its configuration, and starts', async () => {
    const { lines } = await run({ NOTE: 'this changes nothing' }, 'SIGTERM')
    expect(lines[0]).toMatchObject({ level: 'warn', msg: 'this changes nothing' })
    expect(lines.map(({ msg }) => msg)).toContain('a-process is ready')
  })

  it('that is told twice stops once', async () => {
    const { exitCode, steps } = await run({}, 'SIGTERM', 'SIGINT', 'SIGTERM')
    expect([exitCode, steps]).toEqual([0, backwards])
  })

  it('takes the rest down when one step fails', async () => {
    const { exitCode, steps, lines } = await run({ TROUBLE: 'step' }, 'SIGTERM')
    expect([exitCode, steps]).toEqual([0, ['third', 'first']])
    expect(lines.find(({ level }) => level === 'error')).toMatchObject({
      msg: 'a shutdown step failed',
      step: 'second',
    })
  })

  it('that cannot start says why, takes down what it had begun, and fails', async () => {
    const { exitCode, steps, lines } = await run({ TROUBLE: 'start' })
    expect([exitCode, steps]).toEqual([1, backwards])
    expect(lines.find(({ level }) => level === 'fatal')).toMatchObject({
      msg: 'could not start',
      err: { message: 'cannot start' },
    })
  })

  it.each(['later', 'rejection'])('ends in order and fails when nobody caught an error (%s)', async (TROUBLE) => {
    const { exitCode, steps, lines } = await run({ TROUBLE })
    expect([exitCode, steps]).toEqual([1, backwards])
    expect(lines.find(({ level }) => level === 'fatal')).toMatchObject({ msg: 'uncaught error' })
  })

  it('with a wrong environment says one line per variable, and starts nothing', async () => {
    const { exitCode, lines, complaints } = await run({ SIZE: 'large', LOG_LEVEL: 'loud', NODE_ENV: 'staging' })
    expect([exitCode, lines]).toEqual([1, []])
    expect(complaints.trimEnd().split('\n')).toEqual([
      'NODE_ENV must be one of development, test, production',
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent',
      'SIZE must be a whole number from 0 to 9007199254740991',
    ])
  })
})
