import { expect, it } from 'vitest'
import { headingKind } from './headings.ts'

it.each([
  ['工作经历', 'experience'],
  ['工作經歷', 'experience'],
  ['实习经历', 'experience'],
  ['职务经历 / 项目经历', undefined],
  ['工作/实习经历', 'experience'],
  ['教育与工作经历', 'experience'],
  ['教育背景', 'education'],
  ['學歷', 'education'],
  ['专业技能', 'skills'],
  ['项目经验', 'projects'],
  ['荣誉奖项', 'awards'],
  ['自我评价', 'summary'],
  ['个人信息', 'header'],
  ['教育背景 Education', 'education'],
  ['EXPERIENCE 工作经历', 'experience'],
  ['【工作经历】', 'experience'],
  ['二、工作经历：', 'experience'],
  ['■職務経歴', 'experience'],
  ['職 歴', 'experience'],
  ['学　歴', 'education'],
  ['職務経歴（詳細）', 'experience'],
  ['自己PR', 'summary'],
  ['活かせる経験・知識・技術', 'skills'],
  ['資格・免許', 'certifications'],
  ['スキル', 'skills'],
  ['경력사항', 'experience'],
  ['경력 및 프로젝트', 'experience'],
  ['총 경력', 'experience'],
  ['경력 총 3년 2개월', 'experience'],
  ['학력', 'education'],
  ['보유 기술', 'skills'],
  ['자격증 / 어학', 'certifications'],
  ['자기소개서', 'summary'],
  ['수상 경력', 'awards'],
])('%s begins %s', (line, kind) => {
  expect(headingKind(line)).toBe(kind)
})

it('takes no name, sentence, or employer for a heading', () => {
  for (const line of ['翠岭科技有限公司', '负责工作经历的整理。', '緑根大学', '푸른숲소프트', '林知远'])
    expect(headingKind(line)).toBeUndefined()
})
