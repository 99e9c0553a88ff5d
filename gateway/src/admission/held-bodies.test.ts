import { describe, expect, it } from 'vitest'
import { createHeldBodies } from './held-bodies.ts'

describe('bodies that are held', () => {
  let clock = 0
  const body = (letter: string, length = 4_096) => Buffer.alloc(length, letter)
  const start = () => {
    clock = 0
    return createHeldBodies(() => clock)
  }

  it('are those that were heard of with the same head for a second', () => {
    const held = start()
    for (const [time, isHeld] of [
      [0, false],
      [999, false],
      [1_000, true],
      [5_000, true],
    ] as const) {
      clock = time
      held.hear('name', 'head', body('a'))
      expect(held.find('name') !== undefined).toBe(isHeld)
    }
    expect(held.find('name')).toEqual({ head: 'head', body: body('a') })
    expect(held.find('other')).toBeUndefined()
  })

  it('are forgotten with another head, which has to last as long', () => {
    const held = start()
    const hear = (time: number, head: string, letter: string) => {
      clock = time
      held.hear('name', head, body(letter))
      return held.find('name')?.body.toString('latin1', 0, 1)
    }
    expect([hear(0, 'one', 'a'), hear(1_000, 'one', 'a'), hear(1_500, 'two', 'b')]).toEqual([undefined, 'a', undefined])
    expect([hear(2_400, 'two', 'b'), hear(2_500, 'two', 'b')]).toEqual([undefined, 'b'])
    expect([hear(2_600, 'one', 'a'), hear(2_700, 'two', 'b')]).toEqual([undefined, undefined])
  })

  it('are neither small nor very large, and copies', () => {
    const held = start()
    const sent = body('a')
    for (const time of [0, 1_000]) {
      clock = time
      held.hear('small', 'head', body('a', 2_047))
      held.hear('large', 'head', body('a', 256 * 1024 + 1))
      held.hear('usual', 'head', sent)
    }
    sent.fill('b')
    expect(['small', 'large', 'usual'].map((name) => held.find(name)?.body[0])).toEqual([undefined, undefined, 0x61])
  })

  it('take 8 MB at most, and those that were not asked for longest make way', () => {
    const held = start()
    const names = Array.from({ length: 100 }, (_, nth) => `name ${nth}`)
    for (const name of names) {
      for (const time of [0, 1_000]) {
        clock = time
        held.hear(name, 'head', body('a', 200 * 1024))
      }
      held.find('name 0')
    }
    const found = names.filter((name) => held.find(name))
    expect(found).toEqual(['name 0', ...names.slice(-39)])
  })
})
