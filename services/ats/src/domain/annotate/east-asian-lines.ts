import { countEastAsian } from '../vocabulary/east-asian/script.ts'

/** How sentences end in Chinese, Japanese, and Korean, with or without their stop. */
const sentenceEnd =
  /[。！？；]["”』」）)]?$|[.;!]$|(?:ました|ます|です|した|する|します|いる|ている|なる|れる|った|である|こと|ため|など|등|니다|습니다|한다|했다|된다|있다|합니다|하였음|했음|하며|함|음|됨|있음)[.。]?$/u
/** The stop of a sentence. */
const stop = /[。！？；]$/u
const withinText = /。|！|；|，.{6,}，|、.{6,}、/u
/** Numbers of letters, of words, and of letters of a line with a comma, from which it is running text. */
const fewest = { stopped: 5, letters: 32, words: 9, withComma: 24, sentence: 12 }
const longest = { dated: 100, any: 130 }

/**
 * Whether a line in Chinese, Japanese, or Korean is running text: they have no capitals that tell names.
 * @param hasDates whether dates stand in it
 */
export function isEastAsianProse(text: string, hasDates: boolean): boolean {
  const letters = countEastAsian(text)
  if (text.length > longest.any || (letters >= fewest.stopped && stop.test(text))) return true
  if (text.length <= longest.dated && (hasDates || /\s\|\s|\s{3}/.test(text))) return false
  if (letters >= fewest.sentence && (sentenceEnd.test(text) || withinText.test(text))) return true
  if (letters >= fewest.letters || (letters >= fewest.withComma && /[，、,]/.test(text))) return true
  return text.split(' ').length >= fewest.words && letters > 0
}

/** How long something took: "3年2ヶ月", "1년 5개월", "(半年)". */
export const eastAsianDuration =
  /^[(（]?(?:约|約|총|計|合计|満)?\s?(?:\d{1,2}(?:\.\d{1,2})?|[一二三四五六七八九十半两]{1,2})\s?(?:年半?|个月|個月|ヶ月|か月|カ月|ケ月|月|周|週間?|天|日間?|년|개월|달|주|일)(?:間|间)?\s?(?:\d{1,2}\s?(?:个月|個月|ヶ月|か月|カ月|ケ月|개월|年|년))?(?:間|이상|以上|정도|程度)?[)）]?$/u

/** On which terms somebody worked: "正社員", "정규직". */
export const eastAsianTerms =
  /^[(（]?(?:全职|全職|兼职|兼職|实习|實習|工读|工讀|合同工|劳务派遣|外包|远程|遠端|正社員|契約社員|派遣社員|派遣|業務委託|請負|請負契約|嘱託|非常勤|常勤|フルタイム|パートタイム|フルリモート|フルリモート勤務|リモート|在籍中|退職済み|정규직|비정규직|계약직|파견직|프리랜서|풀타임|파트타임|재직중|퇴사|퇴직|재택|파트타임|학업 병행|졸업|재학|수료|휴학|중퇴|졸업예정|편입|卒業|入学|中退|修了|毕业|在读|畢業|就讀中|肄業|结业|入社|退社|退職)(?:として勤務|勤務)?[)）]?$/u

/** A part of an employer: "技術部", "개발팀", "第一事業部". */
export const eastAsianUnit =
  /^.{1,24}(?:部|部门|部門|事业部|事業部|事業群|事业群|团队|團隊|小组|课|課|処|处|本部|グループ|チーム|センター|部署|실|팀|부서|본부|사업부|사업본부|파트|그룹|셀|科)$/u
