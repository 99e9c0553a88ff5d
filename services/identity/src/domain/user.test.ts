import { describe, expect, it } from 'vitest'
import { timeOfChange } from './user.ts'

const at = (time: string) => new Date(`2026-11-30T${time}Z`)

describe('the time of a change', () => {
  it('is now', () => {
    expect(timeOfChange(at('10:00:00.000'), at('10:00:00.002'))).toEqual(at('10:00:00.002'))
  })

  it.each(['10:00:00.000', '09:59:55.000'])('is later than that of the change before, though it be %s', (now) => {
    expect(timeOfChange(at('10:00:00.000'), at(now))).toEqual(at('10:00:00.001'))
  })
})
