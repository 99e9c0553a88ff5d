import { memoryUsage } from 'node:process'
import { expect, it } from 'vitest'
import { collect } from './collect.ts'
import { giveBackWhenIdle } from './idle-memory.ts'

const mb = 1024 * 1024
const resident = () => memoryUsage.rss() / mb

/** Keeps objects for long enough that they count as old, then lets go of them. */
function burst(): void {
  const kept = Array.from({ length: 600_000 }, (_, nth) => ({ nth, text: `object ${nth}`, list: [nth] }))
  collect('minor')
  collect('minor')
  kept.length = 0
}

it('gives memory back once the process is idle, and the pages that an earlier collection emptied', async () => {
  collect('major')
  const before = resident()
  burst()
  collect('major')
  expect(resident()).toBeGreaterThan(before + 30)
  const stop = giveBackWhenIdle({ everyMs: 20 })
  burst()
  /** V8 may do the same by itself, but not within eight seconds. */
  await expect.poll(resident, { timeout: 6_000 }).toBeLessThan(before + 20)
  stop()
})
