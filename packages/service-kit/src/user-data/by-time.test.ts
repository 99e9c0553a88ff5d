import { describe, expect, it } from 'vitest'
import { newId } from '../ids.ts'
import { placeOfTimeKey, timeKey } from './by-time.ts'

describe('the key of an item in the order of time', () => {
  it('leads back to time and ID, and the empty one to the beginning', () => {
    const [at, id] = [new Date('2026-03-10T12:00:00.007Z'), newId()]
    expect(placeOfTimeKey(timeKey(at, id))).toEqual({ at, id })
    expect(placeOfTimeKey('')).toBeUndefined()
  })

  it.each(['nonsense', ' ', `soon ${newId()}`, '2026-03-10T12:00:00.000Z', '2026-03-10T12:00:00.000Z 7'])(
    'is refused when it is %j',
    (key) => {
      expect(() => placeOfTimeKey(key)).toThrow('The cursor is unknown')
    },
  )
})
