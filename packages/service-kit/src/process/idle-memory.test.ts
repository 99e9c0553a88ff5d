import { memoryUsage } from 'node:process'
import { expect, it } from 'vitest'
import { collect } from './collect.ts'
import { giveBackWhenIdle } from './idle-memory.ts'

const mb = 1024 * 1024
const inUse = () => (memoryUsage().heapUsed + memoryUsage().external) / mb

/** Keeps objects for long enough that they count as old, then lets go of them. */
function burst(): void {
  const kept = Array.from({ length: 400_000 }, (_, nth) => ({ nth, text: `object ${nth}`, list: [nth] }))
  collect('minor')
  collect('minor')
  kept.length = 0
}

it('gives memory back once the process is idle', async () => {
  collect('major')
  const before = inUse()
  const stop = giveBackWhenIdle({ everyMs: 20 })
  burst()
  expect(inUse()).toBeGreaterThan(before + 30)
  await expect.poll(inUse).toBeLessThan(before + 15)
  stop()
})
