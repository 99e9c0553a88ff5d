import { isEastAsian } from '../vocabulary/east-asian/script.ts'
import { employerScore, titleScore } from '../vocabulary/role-words.ts'
import { type Found, within } from './found.ts'

/** Scores from which names read like a title, an employer, and an employer where no title stands with it. */
const sure = { title: 4, employer: 3, employerAlone: 4 }
/** What a project of Chinese, Japanese, or Korean is called by at its end, as short titles are as well: "在庫管理システムの開発". */
const deed =
  /(?:开发|開發|设计|設計|测试|測試|研发|研發|开発|開発|構築|運用|保守|移行|改修|製造|企画|개발|구축|운영|개선|기획|관리|분석|설계|연구)$/u
/** Longest title of those words, in characters. */
const longestOfDeed = 8

/**
 * Roles with the projects below each as a part of its work: accounts of work in Chinese, Japanese, and Korean date every project of an
 * employer. A project lies within the time of the employer above it, has none of its own, and no title.
 */
export function withProjectsWithin(found: Found[]): Found[] {
  const roles: Found[] = []
  for (const role of found) {
    const above = roles.at(-1)
    if (above && isProjectOf(role, above))
      roles[roles.length - 1] = { ...above, work: [...above.work, ...role.lines, ...role.work] }
    else roles.push(role)
  }
  return roles
}

function isProjectOf({ title, employer, range }: Found, above: Found): boolean {
  if (!range || !above.range || above.employer === '' || !isEastAsian(title + employer)) return false
  if (!within(range, above.range) || isPosition(title)) return false
  if (employerScore(above.employer) >= sure.employer)
    return employerScore(employer) < (title === '' ? sure.employerAlone : sure.employer)
  return employer === '' && titleScore(above.title) >= sure.title
}

const isPosition = (title: string) =>
  titleScore(title) >= sure.title && (title.length <= longestOfDeed || !deed.test(title))
