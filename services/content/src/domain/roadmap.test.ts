import { describe, expect, it } from 'vitest'
import { quarterOf, timesAfterMove } from './roadmap.ts'

const never = { startedAt: null, completedAt: null, completedQuarter: null }
const [monday, friday] = [new Date('2026-03-30T12:00:00Z'), new Date('2026-04-03T12:00:00Z')]

describe('an item of the roadmap', () => {
  it('begins when it is in progress and is completed, in its quarter, when it is done', () => {
    const begun = timesAfterMove({ ...never, status: 'todo' }, 'in-progress', monday)
    expect(begun).toEqual({ ...never, startedAt: monday })
    const done = timesAfterMove({ ...begun, status: 'in-progress' }, 'done', friday)
    expect(done).toEqual({ startedAt: monday, completedAt: friday, completedQuarter: 'Q2 2026' })
  })

  it('that goes back loses the times that no longer hold', () => {
    const done = { status: 'done' as const, startedAt: monday, completedAt: monday, completedQuarter: 'Q1 2026' }
    expect(timesAfterMove(done, 'in-progress', friday)).toEqual({ ...never, startedAt: monday })
    expect(timesAfterMove(done, 'todo', friday)).toEqual(never)
    const { status: _, ...times } = done
    expect(timesAfterMove(done, 'done', friday)).toEqual(times)
  })

  it('that is done at once was begun then', () => {
    expect(timesAfterMove({ ...never, status: 'todo' }, 'done', friday).startedAt).toEqual(friday)
  })

  it('has a quarter in UTC', () => {
    const quarters = ['2026-01-01T00:00:00Z', '2026-06-30T23:59:59Z', '2026-12-31T23:59:59Z'].map(
      (time) => new Date(time),
    )
    expect(quarters.map(quarterOf)).toEqual(['Q1 2026', 'Q2 2026', 'Q4 2026'])
  })
})
