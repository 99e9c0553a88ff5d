import { describe, expect, it } from 'vitest'
import { whileRemembering } from '../vocabulary/memoize.ts'
import { bulletMark, isBullet, withoutBullet } from './bullets.ts'

const signs = [
  ...Array.from({ length: 0x180 }, (_none, code) => String.fromCharCode(code)),
  '–',
  '•',
  '▪',
  '\uF0B7',
  '🔶',
]
const lines = signs.flatMap((sign) => ['Built', ' Built', ' built', '. Built', ') 2019'].map((rest) => sign + rest))

describe('the sign of an item', () => {
  it('is seen wherever its pattern sees one, whatever a line begins with', () => {
    expect(lines.filter((line) => isBullet(line) !== bulletMark.test(line))).toEqual([])
  })

  it('is taken off, and nothing else is', () => {
    const bare = () => lines.filter((line) => withoutBullet(line) !== line.replace(bulletMark, ''))
    expect(bare()).toEqual([])
    expect(whileRemembering(bare)).toEqual([])
  })
})
