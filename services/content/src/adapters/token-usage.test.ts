import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createTokenUsage } from './token-usage.ts'

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

const monday = new Date('2026-03-09T00:00:00Z')
const tuesday = new Date('2026-03-10T00:00:00Z')

/** A database that has spent 1,000 tokens each day, and notes what is added. */
function aDatabase() {
  const added: unknown[][] = []
  const state = { isAway: false }
  const database = {
    $queryRaw: async <Rows>(query: TemplateStringsArray, ...values: unknown[]) => {
      if (state.isAway) throw new Error('away')
      if (query[0]?.includes('SELECT')) return [{ tokens: '1000' }] as Rows
      added.push(values)
      return [] as Rows
    },
  }
  const onTrouble = vi.fn()
  return { added, state, onTrouble, ...createTokenUsage(database, onTrouble) }
}

describe('tokens', () => {
  it('of many runs are added at once, to the day on which they ended', async () => {
    const { added, tokenUsage } = aDatabase()
    for (let run = 0; run < 200; run += 1) tokenUsage.add(run < 50 ? monday : tuesday, 7)
    expect(added).toEqual([])
    await vi.advanceTimersByTimeAsync(1_000)
    expect(added).toEqual([
      ['2026-03-09', 350],
      ['2026-03-10', 1050],
    ])
    tokenUsage.add(tuesday, 1)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(added.slice(2)).toEqual([['2026-03-10', 1]])
  })

  it('that are not written yet are spent for this process, each once', async () => {
    const { tokenUsage } = aDatabase()
    tokenUsage.add(monday, 30)
    expect([await tokenUsage.spent(monday), await tokenUsage.spent(tuesday)]).toEqual([1030, 1000])
    await vi.advanceTimersByTimeAsync(1_000)
    expect(await tokenUsage.spent(monday)).toBe(1000)
  })

  it('that could not be written are written with the next ones', async () => {
    const { added, state, onTrouble, tokenUsage } = aDatabase()
    state.isAway = true
    tokenUsage.add(monday, 30)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(onTrouble).toHaveBeenCalledOnce()
    state.isAway = false
    tokenUsage.add(monday, 12)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(added).toEqual([['2026-03-09', 42]])
  })

  it('are written when the process stops', async () => {
    const { added, tokenUsage, stop } = aDatabase()
    tokenUsage.add(monday, 30)
    await stop()
    await vi.advanceTimersByTimeAsync(5_000)
    expect(added).toEqual([['2026-03-09', 30]])
  })
})
