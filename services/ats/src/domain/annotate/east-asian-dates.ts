import { isEastAsian } from '../vocabulary/east-asian/script.ts'
import { memoize } from '../vocabulary/memoize.ts'

/** A line with its Chinese, Japanese, or Korean dates as they are written in English, and where its characters stand in the line. */
export interface InLatin {
  text: string
  /** For each character of the text, where what it stands for begins in the line. */
  starts: number[]
  /** The same for where that ends. */
  ends: number[]
}

/** Years before the first of each era of Japan. */
const eras: Record<string, number> = {
  昭和: 1925,
  昭: 1925,
  S: 1925,
  平成: 1988,
  平: 1988,
  H: 1988,
  令和: 2018,
  令: 2018,
  R: 2018,
}
const numerals = '〇一二三四五六七八九'
const numeralMonth = '十[一二]?|[一二三四五六七八九]'
const year = '(?<![\\d.])(?<year>(?:19|20)\\d\\d)'
const yearOfEra = '(?<era>昭和|平成|令和|(?<![\\p{L}\\d])[SHR昭平令](?=\\s?\\d{1,2}\\s?年))\\s?(?<count>\\d{1,2}|元)'
const month = '(?<month>1[0-2]|0?[1-9])\\s?[月월]'
/** A day behind a month, words that say that it is not meant exactly, what happened then, and that something went on until then. */
const day = '(?:\\s{0,2}[0-3]?\\d\\s?[日号號일])?(?:份|頃|ごろ|初旬|上旬|中旬|下旬|末)?'
const behind =
  '(?:毕业|畢業|卒業予定|卒業見込み?|卒業|修了|졸업예정|졸업|입학|예정)?(?:\\s?(?:まで|迄|까지)(?![\\p{Script=Hiragana}]))?'
const dash = '[-–—−‐~〜～―]{1,3}'
const until = '至|到|から|부터|[〜～]'
/** Words for now that say so behind a date alone, and those that need a dash or a word before them. */
const nowBehindDate =
  '至今|迄今|至现在|至現在|至目前|到现在|到現在|到目前|現在に至る|在职中|在職中|在学中|현재까지|현재\\s?재직\\s?중|재직\\s?중|재학\\s?중|근무\\s?중|진행\\s?중'
const nowBehindDash = '现在|現在|目前|如今|当前|现今|今|在职|在職|在读|在讀|現職|現任|현재'
/** The end of a date, behind which another one or a word for now may follow. */
const dated = '(?<=[\\d年月日号號년월일.)）]\\s{0,3})'
const pattern = new RegExp(
  [
    // 2019年4月, 平成31年4月, 2019년 4월
    `(?:${year}\\s?[年년]|${yearOfEra}\\s?年)度?\\s{0,2}${month}${day}${behind}`,
    // 2019年, 令和元年
    `(?:${year}\\s?[年년]|${yearOfEra}\\s?年)度?${behind}`,
    // 19年4月
    `(?<![\\d.])(?<short>[0-3]\\d)\\s?[年년]\\s{0,2}${month}${day}${behind}`,
    // 六月 2023
    `(?<numeral>${numeralMonth})月,?\\s{1,2}(?<year>(?:19|20)\\d\\d)(?!\\d)`,
    // 二〇一九年四月
    `(?<figures>[一二][〇○零一二三四五六七八九]{3})年(?:(?<numeral>${numeralMonth})月)?`,
    // 21.03 ~ 22.02
    `(?<![\\d.])['’]?(?<short>[0-3]\\d)\\.(?<month>1[0-2]|0[1-9])\\.?(?=\\s{0,2}[~〜～])`,
    `(?<=\\d\\.?\\s{0,2}[~〜～]\\s{0,2})['’]?(?<short>[0-3]\\d)\\.(?<month>1[0-2]|0[1-9])(?![\\d.])`,
    // 2017. 03., 2017.03월
    `${year}\\s?\\.\\s?(?<month>1[0-2]|0?[1-9])(?:\\s?월|\\.)?(?:\\s?(?:[0-2]?\\d|3[01])\\.)?(?![\\d.])`,
    // 9月, behind "2019年4月 – "
    `(?<=\\d\\s?[年년]\\s{0,2}\\d{1,2}\\s?[月월]\\s{0,2}(?:${dash}|${until})\\s{0,2})(?<later>1[0-2]|0?[1-9])\\s?[月월]${day}${behind}`,
    `${dated}\\s{0,3}(?:${dash}|${until})?\\s{0,3}(?<now>${nowBehindDate})`,
    `${dated}(?:${dash}|${until})\\s{0,3}(?<now>${nowBehindDash})(?!の(?!間)|に|は)`,
    `${dated}(?<joint>${until})(?=\\s{0,3}(?:[\\d一二]|(?:昭和|平成|令和|[SHR]\\d)))`,
    // 〜 at the end of what is open
    `${dated}(?<joint>[~〜～]|부터|から)\\s{0,2}(?=$|\\s{3}|[)）])`,
  ].join('|'),
  'gu',
)
/** Figures, or a word for now, that a date has. */
const mayHaveDate = /\d|[年月]/

/** A number from one to twelve in the numerals of Chinese. */
function monthOfNumeral(written: string): string {
  const [tens, ones] = written.startsWith('十') ? [10, written.slice(1)] : [0, written]
  return twoFigures(tens + Math.max(0, numerals.indexOf(ones || '〇')))
}

const twoFigures = (count: string | number) => String(count).padStart(2, '0')
const figuresOf = (written: string) => [...written].map((sign) => Math.max(0, numerals.indexOf(sign))).join('')

/** What a date, or what stands between two, is in English; the last year that was said goes before a month without one. */
function inEnglish(found: Partial<Record<string, string>>, lastYear: string): string {
  const { year, era, count, month, short, numeral, figures, later, now } = found
  if (now) return ' – now'
  if (later) return `${lastYear}/${twoFigures(later)}`
  const written =
    year ??
    (short && `20${short}`) ??
    (figures && figuresOf(figures)) ??
    (era && `${(eras[era] ?? 0) + (count === '元' ? 1 : Number(count))}`)
  if (!written) return ' – '
  if (month) return `${written}/${twoFigures(month)}`
  return numeral ? `${written}/${monthOfNumeral(numeral)}` : written
}

/** A line with its dates in English, for what reads those; undefined for a line that has no date of Chinese, Japanese, or Korean. */
export const datesInLatin = memoize((line): { said: InLatin | undefined } => {
  if (line.length > longest || !mayHaveDate.test(line)) return { said: undefined }
  const said: InLatin = { text: '', starts: [], ends: [] }
  let at = 0
  let lastYear = ''
  const copy = (to: number) => {
    for (; at < to; at++) {
      said.text += line[at]
      said.starts.push(at)
      said.ends.push(at + 1)
    }
  }
  for (const match of line.matchAll(pattern)) {
    if (match[0] === '') continue
    const begin = match.index
    copy(begin)
    at = begin + match[0].length
    const date = inEnglish(match.groups ?? {}, lastYear)
    lastYear = /^\d{4}/.exec(date)?.[0] ?? lastYear
    /** Letters right behind would be of one word with it. */
    const written = /[\dw]$/.test(date) && /[\p{L}\d]/u.test(line[at] ?? '') ? `${date} ` : date
    for (const sign of written) {
      said.text += sign
      said.starts.push(begin)
      said.ends.push(at)
    }
  }
  if (at === 0) return { said: undefined }
  copy(line.length)
  return { said }
})

/** Maximum length of a line that is read so, in characters. */
const longest = 400

/** Dates with a tilde between them, which has no letter of a language that writes so: "2019. 04. ~ 2021. 03.". */
const withTilde = /\d\.? {0,2}[~〜～]/

/** Whether a line may have a date that is read here. */
export const mayHaveEastAsianDate = (line: string): boolean => isEastAsian(line) || withTilde.test(line)

/** Where in a line stands what was found in its text in English. */
export function placeInLine<Found extends { from: number; to: number }>(
  found: Found,
  { starts, ends }: InLatin,
): Found {
  const from = starts[found.from] ?? found.from
  return { ...found, from, to: ends[found.to - 1] ?? found.to }
}
