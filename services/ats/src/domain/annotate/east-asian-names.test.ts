import { expect, it } from 'vitest'
import { eastAsianNameIn } from './east-asian-names.ts'

it.each([
  ['林知远', '林知远'],
  ['欧阳知远', '欧阳知远'],
  ['林 知 远', '林知远'],
  ['林知远 软件工程师', '林知远'],
  ['林知远 / 男 / 1994', '林知远'],
  ['• 林知远   求职意向: 会计', '林知远'],
  ['森川 葵', '森川 葵'],
  ['森川 葵 (もりかわ あおい)', '森川 葵'],
  ['森川あおい', '森川あおい'],
  ['김하늘', '김하늘'],
  ['김하늘 Haneul Kim · 서울', '김하늘'],
  ['박서윤 신입', '박서윤'],
])('"%s" has the name %s', (line, name) => {
  expect(eastAsianNameIn(line)).toBe(name)
})

it.each([
  '个人简历',
  '주소',
  '地址',
  '職務経歴書',
  '이력서',
  '软件工程师',
  '翠岭大学',
  '青湾银行',
  '北京',
  '서울 강남구',
  '나무를 심는 사람',
])('"%s" is no name', (line) => {
  expect(eastAsianNameIn(line)).toBe('')
})

it('a name from abroad stands before its own letters in a bracket', () => {
  expect(eastAsianNameIn('アンナ・リー（Anna Lee)')).toBe('アンナ・リー')
  expect(eastAsianNameIn('システム・エンジニア（System Engineer）')).toBe('')
})
