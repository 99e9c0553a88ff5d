import { EventEmitter } from 'node:events'
import { AppError } from '@resume/service-kit/errors/app-error'
import { describe, expect, it, vi } from 'vitest'
import { doPaidWork } from './paid-work.ts'

const owed = { confirmId: 'run-1', reservationId: 'reservation-1', creditsSpent: 3 }

/** A call of a user; what it asks of billing and of the service is told in order. */
function aCall({ body = {}, billing = async () => ({}) }: { body?: object; billing?: () => Promise<unknown> } = {}) {
  const told: string[] = []
  const socket = new EventEmitter()
  const log = { warn: vi.fn() }
  const call = {
    clients: {
      billing: {
        call: async (method: string, request: object, options: { onBehalfOf?: string }) => {
          told.push(`${method} ${JSON.stringify(request)} for ${options.onBehalfOf}`)
          return billing()
        },
      },
    },
    context: { requestId: 'request', traceparent: 'trace', principal: { kind: 'session', userId: 'user-1' } },
    request: { headers: {}, raw: { socket }, log },
    body,
  } as unknown as Parameters<typeof doPaidWork>[0]
  return { call, told, socket, log }
}

/** How it is paid for. @param confirm what the service does */
function payment(told: string[], confirm: () => Promise<unknown> = async () => ({})) {
  return {
    priceOf: ({ creditsSpent }: typeof owed) => creditsSpent,
    confirm: ({ confirmId, isPaid }: { confirmId: string; isPaid: boolean }) => {
      told.push(`confirm ${confirmId}, ${isPaid ? 'paid' : 'not paid'}`)
      return confirm()
    },
  }
}

const spent = 'CommitCredits {"reservationId":"reservation-1","amount":3} for user-1'
const away = async () => {
  throw new AppError('unavailable')
}

describe('an answer that cannot be asked for again', () => {
  it('is paid for here, and given without waiting until its service knows', async () => {
    const { call, told } = aCall()
    const never = () => new Promise(() => {})
    expect(await doPaidWork(call, async () => owed, payment(told, never))).toBe(owed)
    expect(told).toEqual([spent, 'confirm run-1, paid'])
  })

  it('is left to its service when billing does not say that it is paid for', async () => {
    const { call, told } = aCall({ billing: away })
    const { promise, resolve } = Promise.withResolvers()
    let isGiven = false
    const given = doPaidWork(
      call,
      async () => owed,
      payment(told, () => promise),
    ).then(() => {
      isGiven = true
    })
    await expect.poll(() => told).toEqual([spent, 'confirm run-1, not paid'])
    expect(isGiven).toBe(false)
    resolve({})
    await given
  })

  it('is left to a service of the release before, which names no reservation', async () => {
    const { call, told } = aCall()
    await doPaidWork(call, async () => ({ ...owed, reservationId: undefined as never }), payment(told))
    expect(told).toEqual(['confirm run-1, not paid'])
  })

  it('is given when nobody can be reached to pay for it', async () => {
    const { call, told, log } = aCall({ billing: away })
    expect(await doPaidWork(call, async () => owed, payment(told, away))).toBe(owed)
    expect(log.warn).toHaveBeenCalledTimes(2)
  })

  it('is not paid for when its caller has gone', async () => {
    const { call, told, socket } = aCall()
    const work = async () => {
      socket.emit('close')
      return owed
    }
    await expect(doPaidWork(call, work, payment(told))).rejects.toMatchObject({ id: 'caller_gone' })
    expect(told).toEqual([])
  })

  it('is not paid for when it is free', async () => {
    const { call, told } = aCall()
    await doPaidWork(call, async () => ({ creditsSpent: 0 }) as typeof owed, payment(told))
    expect(told).toEqual([])
  })
})

describe('an answer that can be asked for again', () => {
  it('is paid for by its service, also without its caller', async () => {
    const { call, told, socket } = aCall({ body: { requestId: 'mine' } })
    const work = async () => {
      socket.emit('close')
      return owed
    }
    expect(await doPaidWork(call, work, payment(told))).toBe(owed)
    expect(told).toEqual([])
  })
})
