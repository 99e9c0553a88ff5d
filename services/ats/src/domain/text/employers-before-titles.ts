import { anyOf, isEastAsian } from '../vocabulary/east-asian/script.ts'
import { titleScore } from '../vocabulary/role-words.ts'

/** Words that hardly anything but the name of an employer ends with, so that a title may stand behind them with nothing between. */
const ends = anyOf(`
  诊所 診所 幼儿园 幼兒園 小学 小學 中学 中學 有限公司 有限责任公司 股份有限公司 公司 集团 集團 医院 醫院 病院 大学 大學 学院 學院 研究院 研究所 事务所 事務所 出版社 株式会社 有限会社 合同会社
  그룹 은행 병원 전자 증권 보험 화재 생명 출판 출판사 신문사 방송국 대학교 고등학교 중학교 초등학교 협회 재단 공단 공사 시청 구청 도청 연구소 주식회사 (주) ㈜`)
const before = new RegExp(
  `^([\\p{L}\\d][^\\s,;:|]{1,24}?${ends})(?=[\\p{Script=Han}\\p{Script=Katakana}]|\\s)\\s*(?=\\S)`,
  'u',
)
/** Scores from which what stands behind the name of an employer reads like a title. */
const sureTitle = 4
/** Longest name with its title, in characters. */
const longest = 40

/**
 * How many characters of a text in Chinese, Japanese, or Korean name an employer before a title: "青湾医院内科护士", "바람그룹 마케팅팀 대리". 0 where
 * nothing sure does.
 */
export function employerBeforeTitle(text: string): number {
  if (!isEastAsian(text) || text.length > longest) return 0
  const [whole = '', name = ''] = before.exec(text) ?? []
  return name !== '' && titleScore(text.slice(whole.length)) >= sureTitle ? name.length : 0
}
