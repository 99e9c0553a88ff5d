import { describe, expect, it } from 'vitest'
import { levelOf } from '../../annotate/levels.ts'
import { isPlace } from '../../annotate/places.ts'
import { employerScore, titleScore } from '../role-words.ts'
import { namesSchool } from '../school-words.ts'
import { schoolAndPart } from './schools.ts'

describe('titles', () => {
  it.each([
    '高级软件工程师',
    '产品经理',
    '實習生',
    '銷售總監',
    '前端开发',
    '护士',
    'ソフトウェアエンジニア',
    '営業部長',
    'Webデザイナー',
    '看護師',
    '백엔드 개발자',
    '마케팅 팀장',
    '선임연구원',
    '인턴',
    '企画・エンジニア',
    '工程师(前端方向)',
  ])('%s is one', (text) => {
    expect(titleScore(text)).toBeGreaterThanOrEqual(4)
  })

  it.each(['翠岭科技有限公司', '緑根大学', '바다은행', '東京都', '计算机科学与技术', '2019年4月'])(
    '%s is none',
    (text) => {
      expect(titleScore(text)).toBeLessThan(3)
    },
  )
})

describe('employers', () => {
  it.each([
    '翠岭科技有限公司',
    '青湾集团',
    '碧林設計股份有限公司',
    '翠岭商业银行',
    '青湾医院',
    '株式会社ミドリネ',
    '(株)ミドリネ',
    '緑根病院',
    '주식회사 바람그룹',
    '㈜바람',
    '바다은행',
    '푸른숲소프트',
  ])('%s is one', (text) => {
    expect(employerScore(text)).toBeGreaterThanOrEqual(3)
  })

  it.each(['软件工程师', '公司简介', '백엔드 개발자', '営業', '林知远'])('%s is none', (text) => {
    expect(employerScore(text)).toBe(0)
  })
})

describe('schools', () => {
  it.each([
    '翠岭理工大学',
    '國立碧林大學',
    '翠岭职业技术学院',
    '緑根大学大学院',
    '緑根高等学校',
    '緑根デザイン専門学校',
    '푸른숲대학교',
    '하늘고등학교',
  ])('%s is one', (text) => {
    expect(namesSchool(text)).toBe(true)
  })

  it.each(['全国大学生数学竞赛', '大学英语六级', '学院路12号', '软件工程师'])('%s is none', (text) => {
    expect(namesSchool(text)).toBe(false)
  })

  it('are told from a part that is written right behind', () => {
    expect(schoolAndPart('緑根大学工学部機械工学科')).toEqual(['緑根大学', '工学部機械工学科'])
    expect(schoolAndPart('緑根大学大学院理学研究科')).toEqual(['緑根大学大学院', '理学研究科'])
    expect(schoolAndPart('푸른숲대학교 컴퓨터공학과')).toEqual(['푸른숲대학교', '컴퓨터공학과'])
    expect(schoolAndPart('翠岭理工大学')).toBeUndefined()
  })
})

it.each([
  ['博士', 'doctorate'],
  ['工学硕士', 'master'],
  ['碩士', 'master'],
  ['修士(理学)', 'master'],
  ['博士前期課程', 'master'],
  ['本科', 'bachelor'],
  ['컴퓨터공학 학사', 'bachelor'],
  ['대학원 석사', 'master'],
  ['大专', 'associate'],
  ['短期大学士', 'associate'],
  ['専門士', 'diploma'],
  ['高中', 'secondary'],
  ['고졸', 'secondary'],
])('%s is the level %s', (text, level) => {
  expect(levelOf(text)).toBe(level)
})

it('knows countries, parts of them, and large towns', () => {
  for (const text of ['上海', '浙江 杭州', '中国杭州', '台北市', '東京都', '大阪府', '서울 강남구', '대한민국'])
    expect(isPlace(text)).toBe(true)
  for (const text of ['翠岭科技', '林知远', '緑根大学', '바람그룹']) expect(isPlace(text)).toBe(false)
})
