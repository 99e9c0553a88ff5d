import { anyOf } from './script.ts'

/** What names of schools end with, in Chinese, Japanese, and Korean. */
const ends = anyOf(`
  大学 大學 学院 學院 学校 學校 中学 中學 高中 高职 高職 高工 高商 小学 小學 职校 技校 党校 分校 校区 国中 國中 研究生院 科学院大学
  大学院 短期大学 短期大学部 短大 高等学校 高校 高等専門学校 高専 専門学校 専修学校 中学校 小学校 職業訓練校 アカデミー スクール カレッジ
  대학교 대학원 대학 고등학교 중학교 초등학교 전문학교 사관학교 폴리텍대학 과학기술원 아카데미 캠퍼스`)
/** What else stands right behind a word for a school in other words: "大学生", "学院路". */
const other = '(?![生英城路街区區语語排入卒毕畢级級在时時受图]|교육|교재|생|로(?!\\p{L})|가(?!\\p{L}))'
const name = new RegExp(`(?<=[\\p{L}\\d)）])${ends}${other}`, 'u')
const alone = new RegExp(`^${ends}$`, 'u')
const brands =
  /^(?:KAIST|POSTECH|UNIST|GIST|DGIST|카이스트|포스텍|유니스트|清华|清華|北大|复旦|浙大|交大|成大|政大|東大|京大|早稲田|慶應義塾|ETH)(?:$|[\s(（])/u

/** Whether a text in Chinese, Japanese, or Korean names a school. */
export const namesSchoolOf = (text: string): boolean =>
  text.length <= longest && (name.test(text) || alone.test(text) || brands.test(text))

/** Longest name of a school with what stands beside it, in characters. */
const longest = 60

/** A school whose name is its own, and the word with which a part of it ends that is written right behind. */
const withPart = new RegExp(
  `^(.{1,24}?${anyOf('大学院 大学 大學 대학원 대학교 高等専門学校 高等学校 専門学校 短期大学 고등학교 KAIST POSTECH UNIST')}(?:大学院|대학원|研究生院|[(（][^()（）]{1,12}[)）])?)\\s*([^\\s\\p{P}生].*${anyOf(
    '学部 学科 研究科 専攻 学群 学域 学類 課程 コース 学院 學院 系 学系 學系 專業 专业 研究所 大学 대학 학과 학부 전공 대학 계열 과 普通科',
  )})(?:\\s.*)?$`,
  'u',
)

/**
 * The name of a school and the part of it that is written right behind: "翠岭大学" and "工学部機械工学科". Undefined where
 * nothing but the name is there, or what is there has its own name: "翠岭大学继续教育学院".
 */
export function schoolAndPart(text: string): [school: string, part: string] | undefined {
  if (text.length > longest) return undefined
  const [, school = '', part = ''] = withPart.exec(text) ?? []
  return school === '' || /^(?:分校|附属|附設)/u.test(part) ? undefined : [school, part]
}
