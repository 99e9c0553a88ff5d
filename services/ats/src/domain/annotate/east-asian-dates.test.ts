import { describe, expect, it } from 'vitest'
import type { YearMonth } from '../report.ts'
import { findDateRange } from './dates.ts'
import { findDates } from './find-dates.ts'

const written = (date: YearMonth | null | undefined) => (date ? `${date.year}-${date.month}` : '-')
function span(line: string) {
  const range = findDateRange(line)
  if (!range) return 'none'
  return `${written(range.start)}/${range.current ? 'now' : written(range.end)} of ${line.slice(range.from, range.to).trim()}`
}

describe('spans of time', () => {
  it.each([
    ['2019年4月 – 2021年3月', '2019-4/2021-3'],
    ['2019年04月-2021年03月', '2019-4/2021-3'],
    ['2019 年 4 月 – 2021 年 3 月', '2019-4/2021-3'],
    ['2019年4月1日至2021年3月31日', '2019-4/2021-3'],
    ['2019年4月到2021年3月', '2019-4/2021-3'],
    ['2019年4月至今', '2019-4/now'],
    ['2019.04-至今', '2019-4/now'],
    ['2019/04 – 现在', '2019-4/now'],
    ['2019年9月 - 目前', '2019-9/now'],
    ['2019年 – 2021年', '2019-0/2021-0'],
    ['六月 2023 - 三月 2025', '2023-6/2025-3'],
    ['二〇一九年四月至二〇二一年十二月', '2019-4/2021-12'],
    ['2019年4月～2021年3月', '2019-4/2021-3'],
    ['2019年4月から2021年3月まで', '2019-4/2021-3'],
    ['2019/04～現在', '2019-4/now'],
    ['2019年4月～現在', '2019-4/now'],
    ['平成31年4月～令和3年3月', '2019-4/2021-3'],
    ['令和元年5月 - 現在', '2019-5/now'],
    ['2019년 4월 – 2021년 3월', '2019-4/2021-3'],
    ['2019. 04. ~ 2021. 03.', '2019-4/2021-3'],
    ['2019.04 ~ 현재', '2019-4/now'],
    ['2019.04월 ~ 2021.03월', '2019-4/2021-3'],
    ['19.04 ~ 21.03', '2019-4/2021-3'],
    ["'19.04 ~ 현재", '2019-4/now'],
    ['2019년 4월 ~ 재직중', '2019-4/now'],
    ['2019년 4월부터 2021년 3월까지', '2019-4/2021-3'],
    ['2019년 4월 - 9월', '2019-4/2019-9'],
  ])('%s is %s', (line, expected) => {
    expect(span(line)).toBe(`${expected} of ${line}`)
  })

  it('stand where they are written, with names on both sides', () => {
    expect(span('翠岭科技有限公司   2019年4月至今   工程师')).toBe('2019-4/now of 2019年4月至今')
    expect(span('바람그룹   2019.04 ~ 현재 재직중   과장')).toBe('2019-4/now of 2019.04 ~ 현재 재직중')
  })

  it('are none where a day is said on which something was written', () => {
    expect(span('2026年5月1日現在')).toBe('none')
    expect(span('2026年5月1日 現在')).toBe('none')
  })
})

describe('single dates', () => {
  it.each([
    ['2018年3月 卒業', '2018-3'],
    ['2024年毕业', '2024-0'],
    ['2018년 2월 졸업', '2018-2'],
    ['平成30年3月', '2018-3'],
  ])('%s has %s', (line, expected) => {
    expect(findDates(line).map(({ at }) => written(at))).toEqual([expected])
  })

  it('are none in lengths of time, counts, and what happened so many months later', () => {
    for (const line of ['3年2ヶ月', '1년 5개월', '第3章', '支撑每天300万笔订单']) expect(findDates(line)).toEqual([])
  })
})

it('leaves dates of other languages to what reads those', () => {
  expect(span('2012. 03. – 06.   Red Mill Kft')).toBe('2012-3/2012-6 of 2012. 03. – 06.')
  expect(span('ソフトウェアエンジニア   2025-03 – 2025-04')).toBe('2025-3/2025-4 of 2025-03 – 2025-04')
})
