import { expect, it } from 'vitest'
import { readRoles } from './roles.ts'

const said = (lines: string[]) => readRoles(lines).map(({ title, employer, bullets }) => ({ title, employer, bullets }))

it('takes the projects of an employer, each with its dates, for its work', () => {
  const roles = said([
    '株式会社ミドリネ   2018年4月～2021年3月',
    'エンジニア',
    '',
    '2018年4月～2019年3月   在庫管理システムの開発',
    '・画面の設計を担当しました。',
    '2019年4月～2021年3月   会員向けアプリの改修',
    '・通知の機能を担当しました。',
    '',
    '青波商事株式会社   2016年4月～2018年3月',
    '営業',
    '・新規顧客の開拓を担当しました。',
  ])
  expect(roles.map(({ title, employer }) => [title, employer])).toEqual([
    ['エンジニア', '株式会社ミドリネ'],
    ['営業', '青波商事株式会社'],
  ])
  expect(roles[0]?.bullets.join('\n')).toContain('画面の設計')
})

it('keeps several positions at one employer', () => {
  const roles = said([
    '株式会社ミドリネ   2018年4月～2021年3月',
    '2020年4月～2021年3月   開発部長',
    '・部の計画を担当しました。',
    '2018年4月～2020年3月   エンジニア',
    '・画面の設計を担当しました。',
  ])
  expect(roles.map(({ title, employer }) => [title, employer])).toEqual([
    ['開発部長', '株式会社ミドリネ'],
    ['エンジニア', '株式会社ミドリネ'],
  ])
})
