import { expect, it } from 'vitest'
import { scanResume } from './scan.ts'

/** Most characters of a resume. */
const limit = 100_000
const head = '林知远\n工作经历\n2019年4月 – 2021年3月   翠岭科技有限公司\n'

it.each([
  ['letters that stand apart', '工 程 '],
  ['years and months', '2019年4月'],
  ['spans that have no end', '2019年4月 – '],
  ['eras', '平成30年'],
  ['numerals', '一二三四五六七八九十月'],
  ['wide blanks', '　'],
  ['brackets', '(株)（'],
  ['labels in brackets', '【氏名】'],
  ['signs of items', '・\n'],
  ['names', '翠岭大学 '],
  ['firms', '株式会社ミドリネ '],
  ['steps of a history', '2018年4月 青波商事株式会社 入社\n'],
  ['Korean words', '개발자 팀장 '],
  ['commas', '，、'],
])('%s that go on for pages are read', (_name, piece) => {
  const resume = head + piece.repeat(Math.floor((limit - head.length) / piece.length))
  const today = new Date('2026-06-15')
  const { parsed } = scanResume({ resume, jobDescription: '', layout: undefined, today, restricted: false })
  expect(parsed.name).toBe('林知远')
})
