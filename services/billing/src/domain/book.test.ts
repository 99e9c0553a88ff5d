import { newId } from '@resume/service-kit/ids'
import { describe, expect, it } from 'vitest'
import { type Account, emptyAccount, viewOf } from './account.ts'
import { type Decide, decideOn } from './book.ts'
import { grant, takeBack } from './granting.ts'
import { commit, release, reserve } from './spending.ts'

const begun = Date.UTC(2027, 0, 1)
const minute = 60_000
const at = (minutes: number) => new Date(begun + minutes * minute)

/** The account after a decision that was made so many minutes after the beginning. */
function after<T>(account: Account, minutes: number, decide: Decide<T>): Account {
  const decided = decideOn(account, at(minutes), decide)
  if ('refusal' in decided.outcome) throw decided.outcome.refusal
  return decided.account
}
/** The refusal of a decision, with the account as that leaves it. */
function refused<T>(account: Account, minutes: number, decide: Decide<T>) {
  const { outcome, account: left, changes } = decideOn(account, at(minutes), decide)
  return { refusal: 'refusal' in outcome ? outcome.refusal.id : undefined, left, changes }
}

const grantOf = (reference: string, amount: number, untilMinutes: number) =>
  grant({ id: newId(), reference, source: 'credit_pack_250', amount, expiresAt: at(untilMinutes) })
const held = (requestId: string, exactly: number, id = requestId) =>
  reserve({ requestId, purpose: 'work', credits: { exactly } }, { id, lastsMs: 10 * minute })
const look: Decide<void> = () => {}
const sums = ({ available, reserved, debt }: Account) => ({ available, reserved, debt })
const states = ({ reservations }: Account) => reservations.map(({ state }) => state)

/** Ten credits of which four are reserved from the beginning on. */
const working = () => after(after(emptyAccount(newId()), 0, grantOf('pack', 10, 1_000)), 0, held('first', 4))

describe('a reservation whose time is over', () => {
  it('is given back before anything else is decided, and not a moment sooner', () => {
    expect(sums(after(working(), 9.99, look))).toEqual({ available: 6, reserved: 4, debt: 0 })
    expect(refused(working(), 9.99, held('second', 7)).refusal).toBe('credits_missing')
    const next = after(working(), 10, held('second', 10))
    expect([sums(next), states(next)]).toEqual([{ available: 0, reserved: 10, debt: 0 }, ['lapsed', 'held']])
    expect(refused(working(), 10, commit('first', 4)).refusal).toBe('reservation_settled')
  })

  it('is given back also when what was decided then is refused', () => {
    const { refusal, left, changes } = refused(working(), 10, held('second', 11))
    expect(refusal).toBe('credits_missing')
    expect([sums(left), states(left)]).toEqual([{ available: 10, reserved: 0, debt: 0 }, ['lapsed']])
    expect(changes.map(({ movement }) => movement.kind)).toEqual(['lapse'])
  })

  it('stays as it was resolved, however late it is asked for again', () => {
    const spent = after(working(), 1, commit('first', 3))
    const freed = after(working(), 1, release('first'))
    for (const [account, decide] of [
      [spent, commit('first', 3)],
      [spent, held('first', 4)],
      [freed, release('first')],
    ] as const) {
      const late = decideOn<unknown>(account, at(60), decide)
      expect([late.changes, late.account]).toEqual([[], account])
    }
  })
})

it('what is asked for again in other words is refused, and changes nothing', () => {
  const [spent, freed] = [after(working(), 1, commit('first', 3)), after(working(), 1, release('first'))]
  const other = reserve({ requestId: 'first', purpose: 'other', credits: { exactly: 4 } }, { id: 'x', lastsMs: minute })
  for (const [account, decide, id] of [
    [working(), other, 'reservation_conflict'],
    [working(), held('first', 3), 'reservation_conflict'],
    [spent, commit('first', 2), 'reservation_settled'],
    [freed, commit('first', 0), 'reservation_settled'],
    [spent, release('first'), 'reservation_settled'],
  ] as const) {
    expect(refused(account, 2, decide as Decide<unknown>)).toEqual({ refusal: id, left: account, changes: [] })
  }
})

describe('credits whose time is over', () => {
  it('go before anything else is decided, and those of a reservation when it gives them back', () => {
    const two = after(after(emptyAccount(newId()), 0, grantOf('soon', 5, 5)), 0, grantOf('late', 5, 1_000))
    expect(after(two, 4.99, held('all', 10)).reserved).toBe(10)
    expect(refused(two, 5, held('all', 6)).refusal).toBe('credits_missing')
    const back = after(after(two, 1, held('most', 7)), 6, release('most'))
    expect([sums(back), back.lifetimeDebited]).toEqual([{ available: 5, reserved: 0, debt: 0 }, 5])
  })
})

describe('a debt', () => {
  it('is paid first with what comes in or back', () => {
    const spent = after(working(), 1, commit('first', 4))
    const inDebt = after(after(spent, 1, held('second', 5)), 2, takeBack('pack', 10))
    expect(sums(inDebt)).toEqual({ available: 0, reserved: 5, debt: 9 })
    expect(sums(after(inDebt, 3, release('second')))).toEqual({ available: 0, reserved: 0, debt: 4 })
    expect(sums(after(inDebt, 3, grantOf('more', 20, 1_000)))).toEqual({ available: 11, reserved: 5, debt: 0 })
  })
})

describe('what is taken back', () => {
  const taken = (account: Account, wanted: number, minutes = 2) => after(account, minutes, takeBack('pack', wanted))

  it('is taken once, and comes back as far as less is wanted later', () => {
    const once = taken(working(), 8)
    expect([sums(once), once.lifetimeDebited]).toEqual([{ available: 0, reserved: 4, debt: 2 }, 8])
    expect(taken(once, 8)).toEqual(once)
    expect(sums(taken(once, 3))).toEqual({ available: 3, reserved: 4, debt: 0 })
  })

  it('is not what expired, which nobody could spend', () => {
    const late = taken(after(working(), 1, commit('first', 4)), 10, 1_000)
    expect(sums(late)).toEqual({ available: 0, reserved: 0, debt: 4 })
  })

  it('is nothing of what never came in; and nothing comes in twice, or after its time', () => {
    const account = working()
    expect(after(account, 2, takeBack('another pack', 10))).toBe(account)
    expect(after(account, 2, grantOf('too late', 5, 2))).toBe(account)
    expect(after(account, 2, grantOf('pack', 10, 1_000))).toBe(account)
  })
})

it('credits are shown with the next moment at which something of them changes by itself', () => {
  const first = after(working(), 2, held('second', 1))
  expect(viewOf(first)).toMatchObject({ balance: 5, reserved: 5, changesAt: at(10), nextExpiryCredits: 5 })
  expect(viewOf(after(emptyAccount(newId()), 0, grantOf('pack', 10, 7))).changesAt).toEqual(at(7))
  expect(viewOf(after(emptyAccount(newId()), 0, look)).changesAt).toBeNull()
})

it('nothing is decided about the credits of somebody who was erased', () => {
  expect(() => decideOn({ ...working(), isErased: true }, at(1), look)).toThrow('Authentication required')
})
