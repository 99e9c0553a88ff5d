import { describe, expect, it } from 'vitest'
import { newId } from '../ids.ts'
import { laterThan, timeKey } from './by-time.ts'

describe('the key of an item in the order of time', () => {
  it('leads to what is later, or has a higher ID at the same time, and the empty one to everything', () => {
    const [at, id] = [new Date('2026-03-10T12:00:00.007Z'), newId()]
    expect(laterThan(timeKey(at, id), 'paidAt')).toEqual({
      AND: [{ paidAt: { gte: at } }, { OR: [{ paidAt: { gt: at } }, { id: { gt: id } }] }],
    })
    expect(laterThan('', 'paidAt')).toEqual({})
  })

  it.each(['nonsense', ' ', `soon ${newId()}`, '2026-03-10T12:00:00.000Z', '2026-03-10T12:00:00.000Z 7'])(
    'is refused when it is %j',
    (key) => {
      expect(() => laterThan(key, 'paidAt')).toThrow('The cursor is unknown')
    },
  )
})
