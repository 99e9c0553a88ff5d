import { employerScoreOf } from '../vocabulary/east-asian/employers.ts'
import { isPlaceOf } from '../vocabulary/east-asian/places.ts'
import { namesSchoolOf } from '../vocabulary/east-asian/schools.ts'
import { anyOf, isEastAsian } from '../vocabulary/east-asian/script.ts'
import { titleScoreOf } from '../vocabulary/east-asian/titles.ts'

import { eastAsianLabels } from './east-asian-labels.ts'

/** Last names of China, Taiwan, and Hong Kong, of one letter and of two. */
const chinese =
  /^(?:欧阳|歐陽|上官|司马|司馬|诸葛|諸葛|东方|夏侯|皇甫|尉迟|公孙|慕容|令狐|端木|司徒|[谈談支湛禹狄贝臧虞昝裘缪郁杭钮嵇滑荀甄芮羿储汲邴糜隗宓蓬郗班仲伊宁仇甘厉祖韶郜蓟薄印宿怀邰蔺屠池乔胥莘逄扶冉宰郦璩濮寿扈郏浦尚农茹习宦容慎戈庾居弘阙殳蔚越夔隆巩晁敖訾那鞠荆竺逯盖桓王李张張刘劉陈陳杨楊黄黃赵趙吴吳周徐孙孫马馬朱胡郭何高林罗羅郑鄭梁谢謝宋唐许許邓鄧冯馮韩韓曹曾彭萧肖蕭蔡潘田董袁于余叶葉蒋蔣杜苏蘇魏程吕呂丁任沈姚卢盧姜崔钟鍾谭譚陆陸汪范石廖贾賈夏韦韋付傅方白邹鄒孟熊秦邱江尹薛闫阎段雷侯龙龍史陶黎贺賀顾顧毛郝龚龔邵万萬钱錢严嚴覃武戴莫孔向汤湯温康施文牛樊葛邢安齐齊易喬伍庞龐颜顏倪庄莊聂聶章鲁魯岳翟殷詹申欧歐耿关關兰蘭焦俞左柳祝包寧符舒阮柯纪紀梅童凌毕畢单單季裴霍涂成苗谷盛曲翁骆駱蓝路游辛靳管柴蒙鲍華华喻祁蒲房滕屈饶解牟艾尤阳时穆司卓古吉简車车项連连芦麦褚娄窦戚岑景党宫费卜冷晏席卫米柏宗瞿桂全佟应闵苟邬边卞姬师和栾隋商刁沙荣巫寇桑郎丛明佘查麻苑迟邝])[\p{Script=Han}·]{1,3}$/u
/** Last names of Korea. */
const korean =
  /^(?:남궁|황보|제갈|사공|선우|독고|[김이박최정강조윤장임한오서신권황안송전홍유고문양손배백허남심노하곽성차주우구민나진지엄채원천방공현함변염여추도소석선설마길연위표명기반라왕금옥육인맹제모탁국어은편용예경봉사부가복태목형피두감호음빈동온시좌팽승간상견당화])[\p{Script=Hangul}]{1,3}$/u
/** Two words of a Japanese name, and a Korean one with a blank in it. */
const ofTwoWords =
  /^(?:[\p{Script=Han}々ヶ]{1,4}|[\p{Script=Hiragana}\p{Script=Katakana}ー]{1,6})[ \u3000]{1,4}(?:[\p{Script=Han}々]{1,3}|[\p{Script=Hiragana}\p{Script=Katakana}ー]{1,6})$|^[\p{Script=Hangul}]{1,2} [\p{Script=Hangul}]{1,3}$/u
/** Three to five letters with no blank, as a Japanese name may be written. */
const ofOneWord =
  /^(?:[\p{Script=Han}々ヶ]{3,5}|[\p{Script=Han}々ヶ]{1,3}[\p{Script=Hiragana}\p{Script=Katakana}ー]{1,4})$/u
const spaced = /^(?:[\p{Script=Han}\p{Script=Hangul}]\s{1,6}){1,3}[\p{Script=Han}\p{Script=Hangul}]$/u

/** A name from abroad in Japanese, before its own letters in a bracket: "アンナ・リー（Anna Lee）". */
const fromAbroad =
  /^([\p{Script=Katakana}ー]{2,12}(?:[・＝=][\p{Script=Katakana}ー]{1,12}){1,3})\s?[（(]\p{Lu}[\p{Script=Latin} .'’-]{2,40}[）)]$/u

/** What a resume is called, and other words at its top that are no names. */
const noName = new RegExp(
  `^${anyOf(`
  简历 個人簡歷 个人简历 簡歷 履歷 履歷表 個人履歷 求职简历 自我介绍 履歴書 職務経歴書 職歴書 経歴書 業務経歴書 スキルシート ふりがな フリガナ 氏名 姓名 이력서 경력기술서 자기소개서 포트폴리오
  지원서 입사지원서 신입 경력 공통 男 女 男性 女性 남 여 남자 여자 照片 写真 사진 中文 英文 日本語 한국어 基本情况 中共党员 共青团员 群众 汉族 未婚 已婚 应届生 本科 硕士 博士 学生 年月 現在 以上`)}$`,
  'u',
)

/** Labels of forms, which are as short as names. */
const labels = new Set(Object.values(eastAsianLabels).flatMap((list) => list.split(/\s+/)))

/** How sure a text is a name: by its last name, by its form alone, or not at all. */
export type NameForm = 'known' | 'possible' | 'none'

/** Whether a text in Chinese, Japanese, or Korean is a person's name and nothing else. */
export function nameForm(given: string): NameForm {
  const text = given.trim()
  const joined = text.replace(/\s+/g, '')
  if (joined.length < 2 || joined.length > 9 || noName.test(joined) || labels.has(joined)) return 'none'
  if (titleScoreOf(joined) >= 4 || employerScoreOf(joined) > 0 || isPlaceOf(joined) || namesSchoolOf(joined))
    return 'none'
  if (ofTwoWords.test(text)) return 'known'
  if (!text.includes(' ') || spaced.test(text)) {
    if (korean.test(joined) || chinese.test(joined)) return 'known'
    if (ofOneWord.test(joined)) return 'possible'
  }
  return 'none'
}

/** Signs before a name, such as of an item. */
const signs = /^[^\p{L}]+/u

/** What stands around a name at the top, and divides it from what somebody is. */
const parts = /[|｜/／•·・∙,，、()（）:：]|\s{3,}|\s[–—-]\s/u

/**
 * The name at the beginning of a line in Chinese, Japanese, or Korean: "林翠岭 软件工程师", "김하늘 Haneul Kim"; empty where none is sure
 * to stand there.
 */
export function eastAsianNameIn(line: string): string {
  const abroad = fromAbroad.exec(line.trim())?.[1] ?? ''
  if (abroad !== '' && titleScoreOf(abroad) <= 0 && employerScoreOf(abroad) <= 0) return abroad
  const [first = ''] = line.replace(signs, '').trim().split(parts)
  const cell = first.trim()
  if (!isEastAsian(cell)) return ''
  if (nameForm(cell) !== 'none') return written(cell)
  const words = cell.split(/\s+/)
  if (words.length < 2) return ''
  const [one = '', two = ''] = words
  const rest = words.slice(1).join(' ')
  if (nameForm(one) === 'known' && isTold(rest)) return one
  if (isTold(words.slice(2).join(' ')) && nameForm(`${one} ${two}`) === 'known') return `${one} ${two}`
  return ''
}

/** A name of Chinese or Korean whose letters stand apart, with no blanks: they are none of how it is written. */
const written = (name: string) => (spaced.test(name) ? name.replace(/\s+/g, '') : name.replace(/\s+/g, ' '))

/** Whether words behind a name say it in other letters, or what somebody is. */
const isTold = (text: string) =>
  text !== '' && (!isEastAsian(text) || titleScoreOf(text) > 0 || noName.test(text.replace(/\s+/g, '')))
