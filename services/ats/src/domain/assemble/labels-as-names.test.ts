import { expect, it } from 'vitest'
import { withoutLabel } from './labels-as-names.ts'

it('takes labels of forms for no names, with or without what they ask for', () => {
  for (const label of [
    '期間',
    '担当業務:',
    '事業内容: 設計',
    '工作内容',
    '주요업무',
    '담당업무: 설계',
    'Position',
    'EN COURS',
    'Duration',
    'Section',
    'Stanowisko',
    'Total Experience',
    'Previous work experience',
    'PROJECT NAME',
    'months',
  ])
    expect(withoutLabel(label)).toBe('')
})

it('keeps names', () => {
  for (const name of [
    '软件工程师',
    '営業',
    '백엔드 개발자',
    'Section Head',
    'Duration Media',
    'GitHub',
    'LinkedIn',
    'College',
    '株式会社ミドリネ',
    '翠岭科技: 研发部',
  ])
    expect(withoutLabel(name)).toBe(name)
})
