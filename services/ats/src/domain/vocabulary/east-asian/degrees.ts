import type { EducationLevel } from '../../report.ts'
import { anyOf } from './script.ts'

/** Words that tell a level, highest level first. */
const words: [EducationLevel, string][] = [
  ['doctorate', '博士 博士后 博士後 博士課程 박사'],
  ['master', '硕士 碩士 修士 修士課程 博士前期課程 研究生 석사 大学院修了'],
  ['bachelor', '本科 学士 學士 本科生 统招本科 大学本科 大学卒業 大卒 학사 4년제 대졸'],
  ['associate', '大专 大專 专科 專科 高职 二技 五專 短期大学士 短大卒 전문학사 전문대졸 2년제 3년제'],
  ['diploma', '中专 中專 技校 职高 專門士 専門士 高度専門士 準学士 자격과정'],
  ['secondary', '高中 普高 高級中學 高等学校 高校 高卒 고등학교 고졸 인문계'],
]
/** Degrees with the word of a higher one in them. */
const lower: [EducationLevel, string][] = [
  ['master', '博士前期課程 博士課程前期'],
  ['associate', '短期大学士 전문학사 전문대졸'],
  ['diploma', '準学士 准学士'],
]
const patterns = [...lower, ...words].map(([level, list]): [EducationLevel, RegExp] => [
  level,
  new RegExp(anyOf(list), 'u'),
])

/** The level that a text in Chinese, Japanese, or Korean names; undefined for none. */
export const levelOfEastAsian = (text: string): EducationLevel | undefined =>
  patterns.find(([, pattern]) => pattern.test(text))?.[0]

/** What subjects of studies end with, and what stands before them. */
const subject =
  /(?:专业|專業|学部|学科|學系|学系|[^关關联聯]系|研究科|専攻|专攻|主修|辅修|副修|학과|학부|전공|부전공|복수전공|계열|工程|科学|科學|技术|技術|工学|工學|理学|文学|文學|经济学|經濟學|経済学|法学|法學|医学|醫學|数学|數學|物理学?|化学|化學|管理学?|会计学?|會計學?|金融学?|英语|英語|日语|日語|统计学?|統計學?|心理学|設計|设计|通信|软件|공학|과학|수학|경영학|경제학|영문학|국문학|통계학|디자인)(?:\s*[(（].{1,12}[)）])?$/u

/** Whether a text in Chinese, Japanese, or Korean names a subject that is studied. */
export const namesSubjectOf = (text: string): boolean => text.length <= 40 && subject.test(text.trim())

/** What belongs to a course and is neither its school nor its degree. */
export const courseDetail =
  /^(?:主修课程|主修課程|相关课程|相關課程|专业课程|核心课程|主干课程|课程|导师|導師|毕业论文|学位论文|论文|论文题目|成绩|排名|专业排名|均分|平均分|学分绩|绩点|奖项|荣誉|卒業論文|修士論文|博士論文|論文|指導教員|研究室|研究内容|学점|학점|평점|지도교수|졸업논문|논문|주야간|부전공|지역|이수과목|주요과목)\s*(?:[:：]|\s{3}|\d|$|『|「)/u

/** Degrees that no name of a school has in it, other than the words for schools that tell a level. */
const degree = /博士|硕士|碩士|修士|学士|學士|本科|大专|大專|专科|박사|석사|학사|학위|学位|學位/u

/** Whether a text in Chinese, Japanese, or Korean names a degree, and not only a school that tells one. */
export const namesDegreeOf = (text: string): boolean => degree.test(text)
