import { expect, it } from 'vitest'
import { forgetAll } from '../memoize.ts'
import { isEastAsian, willRead } from './script.ts'

it.each(['工', 'ア', '한', 'ｱ'.normalize('NFKC'), '한'.normalize('NFD').normalize('NFC')])(
  'a letter such as "%s" is seen',
  (letter) => {
    expect(isEastAsian(`Welder ${letter}`)).toBe(true)
  },
)

it.each(['Anna Lee\n工作经历', 'ｱﾝﾅ', '한'.normalize('NFD')])(
  'and in what is made of a text that has one, such as "%s"',
  (text) => {
    willRead('Welder', text)
    expect(isEastAsian(text.normalize('NFKC'))).toBe(true)
    forgetAll()
  },
)

it('no letter is looked for in parts of texts that have none, until another text is read', () => {
  willRead('Anna Lee\n• Welder – “Red Mill”', '')
  expect(isEastAsian('Welder')).toBe(false)
  willRead('Anna Lee', '工作经历')
  expect(isEastAsian('工作经历')).toBe(true)
  willRead('Anna Lee')
  forgetAll()
  expect(isEastAsian('工作经历')).toBe(true)
})
