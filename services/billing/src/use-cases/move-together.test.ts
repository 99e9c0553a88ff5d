import { runInContext } from '@resume/service-kit/context/request-context'
import { AppError } from '@resume/service-kit/errors/app-error'
import { describe, expect, it } from 'vitest'
import { createKeyedGroups } from '../adapters/keyed-groups.ts'
import { type Account, emptyAccount } from '../domain/account.ts'
import { commit, reserve } from '../domain/spending.ts'
import type { Accounts } from './move-credits.ts'
import { createMoveTogether } from './move-together.ts'

const userId = 'the owner'
const longMs = 1_000_000

type Moving = ReturnType<typeof moving>

function accountWith(credits: number): Account {
  const grants = [{ id: 'a grant', remaining: credits, expiresAt: new Date(Date.now() + longMs) }]
  return { ...emptyAccount(userId), available: credits, lifetimeCredited: credits, movements: 1, grants }
}

/** An account in memory, which is written only as it was read, and the movements of callers who share a process. */
function moving(credits: number) {
  let stored = accountWith(credits)
  let remembered: Account | undefined
  let isLocked = false
  const told: string[] = []
  const dropped: (number | null)[] = []
  /** What the next write waits for, or throws, and whether somebody else is faster than one of so many changes. */
  const next: { gate?: Promise<void>; error?: Error; isLate?: (changes: number) => boolean } = {}
  const accounts: Accounts = {
    async read() {
      told.push('read')
      return stored
    },
    recall: () => remembered,
    async write(read, { account, changes }) {
      remembered = undefined
      const { gate, error, isLate } = next
      delete next.gate
      delete next.error
      await gate
      if (error) throw error
      if (!isLocked && isLate?.(changes.length)) stored = spentElsewhere(stored)
      const isRepeat = changes.some(({ made }) =>
        stored.reservations.some((each) => each.requestId === made?.requestId),
      )
      const isWritten = read.movements === stored.movements && !isRepeat
      told.push(`${isWritten ? 'wrote' : 'did not write'} ${changes.length}`)
      if (!isWritten) return false
      stored = account
      const reservations = account.reservations.filter(({ state }) => state === 'held')
      remembered = isLocked ? undefined : { ...account, reservations }
      return true
    },
    async locked(_userId, work) {
      told.push('locked')
      isLocked = true
      return work(accounts).finally(() => {
        isLocked = false
      })
    },
  }
  const move = createMoveTogether({
    accounts,
    inGroups: createKeyedGroups,
    moved: async ({ movements }) => void dropped.push(movements),
  })
  let made = 0
  return {
    ...{ told, dropped, next },
    stored: () => stored,
    reserve(amount: number, requestId = `request ${++made}`) {
      const request = { requestId, purpose: 'a test', credits: { exactly: amount } }
      return move(userId, { requestId }, reserve(request, { id: `made for ${requestId}`, lastsMs: longMs }))
    },
    commit: (id: string, amount: number) => move(userId, { reservationId: id }, commit(id, amount)),
  }
}

/** An account as another process leaves it that spent a credit. */
function spentElsewhere(account: Account): Account {
  return {
    ...account,
    available: account.available - 1,
    lifetimeDebited: account.lifetimeDebited + 1,
    movements: (account.movements ?? 0) + 1,
    grants: account.grants.map((grant) => ({ ...grant, remaining: grant.remaining - 1 })),
  }
}

/** Callers who come while a movement of the account is being written; the account is remembered when it is over. */
async function whileBusy<T>({ next, told, reserve }: Moving, callers: () => T[]): Promise<T[]> {
  const gate = Promise.withResolvers<void>()
  next.gate = gate.promise
  const first = reserve(1, 'the first')
  await expect.poll(() => next.gate).toBeUndefined()
  const result = callers()
  gate.resolve()
  await first
  expect(told.splice(0, 2)).toEqual(['read', 'wrote 1'])
  return result
}

/** What became of each. */
const outcomes = async (moves: Promise<{ answer: { id: string } }>[]) =>
  (await Promise.allSettled(moves)).map((each) =>
    each.status === 'fulfilled' ? each.value.answer.id : (each.reason.id ?? each.reason.message),
  )

it('callers who wait for the same account are decided one after the other and written at once', async () => {
  const busy = moving(100)
  const moves = await whileBusy(busy, () => [busy.reserve(10), busy.reserve(20), busy.reserve(30)])
  const moved = await Promise.all(moves)
  expect(busy.told).toEqual(['wrote 3'])
  expect(moved.map(({ account }) => account.available)).toEqual([89, 69, 39])
  expect(busy.stored()).toMatchObject({ available: 39, reserved: 61, movements: 5 })
  expect(busy.dropped).toEqual([2, 3, 4, 5])
})

it('what was reserved is spent together with other movements, without reading the account', async () => {
  const busy = moving(100)
  const moves = await whileBusy(busy, () => [busy.commit('made for the first', 1), busy.reserve(20)])
  await Promise.all(moves)
  expect(busy.told).toEqual(['wrote 2'])
  expect(busy.stored()).toMatchObject({ available: 79, reserved: 20, lifetimeDebited: 1 })
})

it('nobody is refused on an account that was not read', async () => {
  const busy = moving(100)
  const moves = await whileBusy(busy, () => [busy.reserve(150), busy.reserve(30), busy.commit('unknown', 1)])
  expect(await outcomes(moves)).toEqual(['credits_missing', 'made for request 2', 'not_found'])
  expect(busy.told).toEqual(['wrote 1', 'read', 'read'])
  expect(busy.stored()).toMatchObject({ available: 69, reserved: 31 })
})

it('a repeat is answered from an account that was read, and moves nothing', async () => {
  const busy = moving(100)
  const ids = ['twice', 'twice', 'the first', 'another']
  const moves = await whileBusy(busy, () => ids.map((id) => busy.reserve(id === 'the first' ? 1 : 10, id)))
  expect(await outcomes(moves)).toEqual(ids.map((id) => `made for ${id}`))
  expect(busy.told).toEqual(['wrote 2', 'read', 'read'])
  expect(busy.stored()).toMatchObject({ available: 79, reserved: 21, movements: 4 })
})

it('a repeat of what is no longer remembered moves nothing either, and those beside it move once', async () => {
  const busy = moving(100)
  await busy.reserve(5, 'long ago')
  await busy.commit('made for long ago', 5)
  busy.told.length = 0
  const ids = ['now', 'before', 'long ago', 'after']
  const moves = ids.map((id) => busy.reserve(5, id))
  expect(await outcomes(moves)).toEqual(ids.map((id) => `made for ${id}`))
  expect(busy.told).toContain('did not write 4')
  expect(busy.told.filter((each) => each.startsWith('wrote'))).toEqual(['wrote 1', 'wrote 1', 'wrote 1'])
  expect(busy.stored()).toMatchObject({ available: 80, reserved: 15, lifetimeDebited: 5, movements: 6 })
})

describe('a group that somebody else was faster than', () => {
  const three = (busy: Moving) => [busy.reserve(10), busy.reserve(20), busy.reserve(30)]
  const made = ['made for request 1', 'made for request 2', 'made for request 3']

  it('goes on together from the account as it is now', async () => {
    const busy = moving(100)
    const moves = await whileBusy(busy, () => {
      busy.next.isLate = (changes) => changes === 3
      return three(busy)
    })
    expect(await outcomes(moves)).toEqual(made)
    expect(busy.told).toEqual(['did not write 3', 'read', 'wrote 1', 'wrote 2'])
    expect(busy.stored()).toMatchObject({ available: 38, reserved: 61, movements: 6 })
  })

  it('is moved one by one when it never holds', async () => {
    const busy = moving(100)
    const moves = await whileBusy(busy, () => {
      busy.next.isLate = (changes) => changes > 1
      return three(busy)
    })
    expect(await outcomes(moves)).toEqual(made)
    expect(busy.told.filter((each) => each.startsWith('wrote'))).toEqual(['wrote 1', 'wrote 1', 'wrote 1'])
    expect(busy.stored()).toMatchObject({ available: 37, reserved: 61, movements: 7 })
  })

  it('is moved with the account locked when somebody else is always faster, and nothing is lost', async () => {
    const busy = moving(100)
    const moves = await whileBusy(busy, () => {
      busy.next.isLate = () => true
      return three(busy)
    })
    expect(await outcomes(moves)).toEqual(made)
    expect(busy.told.filter((each) => each === 'locked')).toHaveLength(3)
    /** One write together and nine alone were late. */
    expect(busy.stored()).toMatchObject({ available: 29, reserved: 61, movements: 15 })
    expect(busy.dropped).toHaveLength(4)
  })
})

it('an error reaches every caller whose movement it ends, and the next is moved', async () => {
  const busy = moving(100)
  const moves = await whileBusy(busy, () => {
    busy.next.error = new Error('the connection was lost')
    return [busy.reserve(10), busy.reserve(20)]
  })
  expect(await outcomes(moves)).toEqual(['the connection was lost', 'the connection was lost'])
  expect(busy.stored()).toMatchObject({ available: 99, reserved: 1 })
  await busy.reserve(30)
  expect(busy.told).toEqual(['read', 'wrote 1'])
  expect(busy.stored()).toMatchObject({ available: 69, reserved: 31 })
})

it('who is gone is not begun, and the others go on', async () => {
  const busy = moving(100)
  const caller = new AbortController()
  const context = { requestId: 'r', traceparent: '', signal: caller.signal }
  const moves = await whileBusy(busy, () => {
    const three = [busy.reserve(10), runInContext(context, () => busy.reserve(20)), busy.reserve(30)]
    caller.abort(new AppError('caller_gone'))
    return three
  })
  expect(await outcomes(moves)).toEqual(['made for request 1', 'caller_gone', 'made for request 3'])
  expect(busy.told).toEqual(['wrote 2'])
  expect(busy.stored()).toMatchObject({ available: 59, reserved: 41 })
})

it('who goes while others are moved alone is not begun either', async () => {
  const busy = moving(100)
  const caller = new AbortController()
  const context = { requestId: 'r', traceparent: '', signal: caller.signal }
  const moves = await whileBusy(busy, () => {
    busy.next.isLate = (changes) => {
      if (changes === 1) caller.abort(new AppError('caller_gone'))
      return changes > 1
    }
    return [busy.reserve(10), runInContext(context, () => busy.reserve(20)), busy.reserve(30)]
  })
  expect(await outcomes(moves)).toEqual(['made for request 1', 'caller_gone', 'made for request 3'])
  expect(busy.stored()).toMatchObject({ available: 58, reserved: 41 })
})
