import { expect, it } from 'vitest'
import { settlePaidWork } from './settle-job.ts'

it('a process that is killed while it settles runs keeps no other from the next round', () => {
  const { leaseMs, everyMs } = settlePaidWork({ settleLapsed: async () => 0 })
  expect(leaseMs).toBeLessThan(everyMs)
})
