import { expect, it } from 'vitest'
import { chaos } from '../chaos/chaos.ts'

it('keeps its promises while random processes are killed', { timeout: 300_000 }, async () => {
  const summary = await chaos({ ms: 10_000, seed: 1, pauseMs: 2_000 })
  expect(summary).toMatch(/^[1-9]\d* kills; .*[1-9]\d* paid answers/)
})
