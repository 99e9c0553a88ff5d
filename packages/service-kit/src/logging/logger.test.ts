import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import { runInContext } from '../context/request-context.ts'
import { newTraceparent, traceIdOf } from '../context/trace-context.ts'
import { AppError } from '../errors/app-error.ts'
import { createLogger, type LogLevel } from './logger.ts'

/** A logger and the lines that it has written. */
function aLogger(level: LogLevel = 'info') {
  const lines: string[] = []
  const logger = createLogger({ service: 'test', level, destination: { write: (line) => void lines.push(line) } })
  return { logger, lines, last: () => JSON.parse(lines.at(-1) ?? '{}') }
}

const canary = 'c4n4ry-that-nobody-may-read'

describe('a log line', () => {
  it('is JSON with level, time, service and the request and trace in work', () => {
    const { logger, last } = aLogger()
    const traceparent = newTraceparent()
    runInContext({ requestId: 'req-1', traceparent }, () => logger.info({ port: 1 }, 'listening'))
    expect(last()).toEqual({
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      service: 'test',
      requestId: 'req-1',
      traceId: traceIdOf(traceparent),
      port: 1,
      msg: 'listening',
    })
  })

  it('below the level is not written', () => {
    const { logger, lines } = aLogger('warn')
    logger.info('quiet')
    logger.warn('loud')
    expect(lines).toHaveLength(1)
  })

  it('never holds a value under the name of a secret, at any depth and however it is written', () => {
    const { logger, lines } = aLogger()
    const names =
      `authorization Authorization cookie set-cookie Set-Cookie x-api-key X-API-Key apiKey api_key key secret
      token sessionToken otp password email to html text body content metadata snapshot resume jobDescription profileText
      stripe-signature`.split(/\s+/)
    for (const name of names) {
      const secret = { [name]: canary }
      logger.info(secret)
      logger.info({ a: secret, list: [secret, [secret]] })
      logger.info({ a: { b: { c: { d: { e: secret } } } } })
      logger.info({ [name]: { inner: canary } })
      logger.child({ part: 'x' }).warn({ request: { headers: secret } }, 'refused')
    }
    expect(lines).toHaveLength(names.length * 5)
    expect(lines.join('')).not.toContain(canary)
    expect(lines.every((line) => line.includes('[redacted]'))).toBe(true)
  })

  it('never holds an API key, not even within a text', () => {
    const { logger, lines } = aLogger()
    const key = `svc_${'0123456789abcdef'.repeat(4)}`
    logger.error({ err: new Error(`no such key: ${key}`), url: `/x?k=${key}` }, `refused ${key}`)
    expect(lines[0]).toContain('refused svc_[redacted]')
    expect(lines.join('')).not.toContain(key)
  })

  it('of an error tells name, message, code, stack and causes, and nothing that a driver hung on it', () => {
    const { logger, last, lines } = aLogger()
    const driver = Object.assign(new Error('connect failed'), { code: 'ECONNREFUSED', query: canary, detail: canary })
    const err = new AppError('unavailable', { cause: driver })
    logger.error({ err, error: driver, other: driver }, 'failed')
    expect(last().err).toMatchObject({
      type: 'AppError',
      message: 'Service temporarily unavailable',
      code: 'unavailable',
      cause: { type: 'Error', message: 'connect failed', code: 'ECONNREFUSED' },
    })
    expect(last().err.stack).toContain('logger.test.ts')
    expect(last().error.code).toBe('ECONNREFUSED')
    expect(lines.join('')).not.toContain(canary)
  })

  it('of bytes tells only how many, and of what refers to itself an end', () => {
    const { logger, last } = aLogger()
    const loop: Record<string, unknown> = { at: new Date(0), file: Buffer.from(canary) }
    loop.again = loop
    logger.info({ loop })
    expect(last().loop.file).toBe(`[${canary.length} bytes]`)
    expect(last().loop.at).toBe('1970-01-01T00:00:00.000Z')
    expect(JSON.stringify(last())).toContain('[deep]')
  })
})

describe('a process whose standard output takes nothing, as on a full disk,', () => {
  it('goes on, keeps nothing, and writes again once there is room', () => {
    const dir = mkdtempSync(join(tmpdir(), 'resume-logger-'))
    onTestFinished(() => rmSync(dir, { recursive: true }))
    const file = join(dir, 'log')
    /** The file descriptor that is closed is the next that is opened. */
    const script = `
      import { closeSync, openSync } from 'node:fs'
      import { createLogger, logLines } from ${JSON.stringify(fileURLToPath(new URL('./logger.ts', import.meta.url)))}
      const logger = createLogger({ service: 'test', level: 'info' })
      const write = logLines()
      const leadTo = (path) => closeSync(1) ?? openSync(path, 'a')
      leadTo('/dev/full')
      const before = process.memoryUsage().heapUsed
      for (let count = 0; count < 2_000; count++) {
        logger.info({ text: 'x'.repeat(20_000) })
        write('y'.repeat(20_000) + '\\n')
        await new Promise((resolve) => setImmediate(resolve))
      }
      globalThis.gc()
      const kept = process.memoryUsage().heapUsed - before
      leadTo(${JSON.stringify(file)})
      write('there is room\\n')
      logger.info({ kept })`
    execFileSync(process.execPath, ['--no-warnings', '--expose-gc', '--input-type=module', '--eval', script])
    const [access, line = '{}', ...others] = readFileSync(file, 'utf8').trimEnd().split('\n')
    expect([access, others]).toEqual(['there is room', []])
    expect(JSON.parse(line).kept).toBeLessThan(10_000_000)
  })
})
