import { describe, expect, it } from 'vitest'
import { AppError, toAppError } from './app-error.ts'
import { isOutage } from './outages.ts'

const withCode = (code: string) => Object.assign(new Error('failed'), { code })
const named = (name: string) => Object.assign(new Error('failed'), { name })

describe('an error', () => {
  it.each([
    ['a service that is away', new AppError('unavailable')],
    ['a call that took too long', new AppError('request_timeout')],
    ['a limit that was reached', new AppError('quota_exceeded', { quota: 'Import' })],
    ['a database that is away, below another error', new Error('failed', { cause: withCode('ECONNREFUSED') })],
    ['a statement timeout', withCode('57014')],
    ['a full disk', withCode('53100')],
    ['a deadlock, as Prisma wraps it', { meta: { driverAdapterError: { cause: { originalCode: '40P01' } } } }],
    ['Redis away', new Error("Stream isn't writeable and enableOfflineQueue options is false")],
    ['Redis that closed the connection', new Error('Connection is closed.')],
    ['Redis that does not answer', new Error('Command timed out')],
    ['Redis that loads its data', new Error('LOADING Redis is loading the dataset in memory')],
    ['Redis whose disk is full', new Error('MISCONF Errors writing to the AOF file: No space left on device')],
    ['Redis without its replica', new Error('NOREPLICAS Not enough good replicas to write.')],
    ['NATS away', named('ClosedConnectionError')],
    ['object storage that does not answer', named('TimeoutError')],
  ])('that tells of %s passes', (_what, error) => {
    expect(isOutage(error)).toBe(true)
  })

  it.each(['53100', '53200', '53300', '58030', '25006', '40P01', '57P01'])(
    'of a PostgreSQL that cannot work now (%s) is one that callers may try again',
    (code) => {
      expect(toAppError(withCode(code))).toMatchObject({ id: 'unavailable', httpStatus: 503 })
    },
  )

  it.each([
    ['a mistake in the program', new TypeError('x is not a function')],
    ['an event that cannot be read', new RangeError('index out of range')],
    ['a broken constraint', withCode('23505')],
    ['a missing table', withCode('42P01')],
    ['a refusal', new AppError('not_found', { resource: 'User' })],
    ['an internal error', new AppError('internal_error', { cause: new Error('failed') })],
    ['nothing', undefined],
    ['a text', 'Connection is closed.'],
  ])('that tells of %s does not', (_what, error) => {
    expect(isOutage(error)).toBe(false)
  })
})
