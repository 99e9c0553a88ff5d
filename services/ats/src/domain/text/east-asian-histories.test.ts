import { expect, it } from 'vitest'
import { joinHistories } from './east-asian-histories.ts'

it('puts the beginning and the end of one place on one line', () => {
  expect(
    joinHistories([
      '2014   4   緑根大学工学部   入学',
      '2018   3   緑根大学工学部   卒業',
      '平成30年4月 青波商事株式会社 入社',
      '令和3年3月 青波商事株式会社 一身上の都合により退社',
      '2021年4月 株式会社ミドリネ入社',
      '現在に至る',
      '以上',
    ]),
  ).toEqual([
    '2014年4月 – 2018年3月   緑根大学工学部',
    '平成30年4月 – 令和3年3月   青波商事株式会社',
    '2021年4月 – 現在   株式会社ミドリネ',
  ])
})

it('joins no two employers, and keeps an end without a beginning', () => {
  expect(joinHistories(['2018年4月 青波商事株式会社 入社', '2021年3月 株式会社ミドリネ 退社'])).toEqual([
    '2018年4月   青波商事株式会社',
    '2021年3月   株式会社ミドリネ',
  ])
})

it('leaves other lines as they are', () => {
  const lines = [
    '2019年4月 – 現在   株式会社ミドリネ',
    '・入社後、在庫管理システムの開発を担当。',
    'Welder   2019 – 2021',
  ]
  expect(joinHistories(lines)).toEqual(lines)
})
