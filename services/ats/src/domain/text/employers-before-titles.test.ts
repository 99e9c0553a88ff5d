import { expect, it } from 'vitest'
import { employerBeforeTitle } from './employers-before-titles.ts'

it.each([
  ['青湾医院内科护士', '青湾医院'],
  ['翠岭科技有限公司软件工程师', '翠岭科技有限公司'],
  ['翠岭大学讲师', '翠岭大学'],
  ['바람그룹 마케팅팀 대리', '바람그룹'],
  ['바다은행 대리', '바다은행'],
])('%s begins with the employer %s', (text, employer) => {
  expect(text.slice(0, employerBeforeTitle(text))).toBe(employer)
})

it.each([
  '银行客户经理',
  '数据中心运维工程师',
  '投资银行分析师',
  '翠岭科技有限公司',
  '인사 시스템 개발자',
  'Iron Works Welder',
])('%s begins with none', (text) => {
  expect(employerBeforeTitle(text)).toBe(0)
})
