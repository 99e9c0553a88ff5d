import { isEastAsian } from '../vocabulary/east-asian/script.ts'

/** Letters that stand for others of the same look: radicals, such as PDFs have for whole letters, and those of half a width. */
const alike = /[\u2e80-\u2fdf\uf900-\ufaff\uff66-\uff9f]+/g
/** Signs and Latin letters as wide as those of Chinese, but for commas and stops, which end sentences there. */
const wide = /[\uff01-\uff0b\uff0d\uff0f-\uff5e]+/g
const mayBeMended = /[\u1100-\u11ff\u2e80-\u2fdf\u3000\u3010\uf900-\ufaff\uff01-\uff9f]/
/** A colon with nothing behind it, behind a word: "姓名:林翠岭". */
const tightColon =
  /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul})\]])\s?:(?=[^\s/\d])|(?<=[\p{Script=Han}\p{Script=Hangul}ー])\s?:(?=\d{3})/gu
/** The sign of an item with its text right behind it: "・設計", "①設計", and its number: "1、设计". */
const tightMark = /^([ \t]*)[・･·•‧∙➢✓①-⑳．][ \t]*(?=\S)/gmu
const tightNumber = /^([ \t]*\d{1,2})、[ \t]*/gmu
/** Single letters of a word that stand apart: "工 程 師". */
const apart = /(?<=^|\s{2}|[:|])(?:\p{Script=Han} ){2,}\p{Script=Han}(?=$|\s{2}|[:|])/gmu
/** A label in brackets before what it labels: "【氏名】林翠". */
const bracketed = /^[ \t]*【[ \t]*([^【】\n]{1,12}?)[ \t]*】[ \t]*(?=[^\s【])/gmu
/** The same alone on its line, or with signs before it: "■【担当業務】". */
const bracketedAlone = /^[ \t]*(?:[■□●○◆◇▼▪][ \t]*)?【[ \t]*([^【】\n]{1,16}?)[ \t]*】[ \t]*$/gmu
/** A line drawn before a heading that stands beside it: "ㅡ   職務経歴". */
const ruled = /^[ㅡ―─━]+[ \t]*/gmu

/** What a name is called, with the name behind a blank. */
const labelOfName = /^[ \t]*(氏名|姓名|お名前|성명|이름) {1,2}(?=[\p{L}])/gmu
/** A dash that no line breaks at, between figures. */
const figureDash = /(?<=\d)[‐‑](?=\d)/g

/** What a phone is called, with its number right behind. */
const tightPhone =
  /(?<=手机|手機|电话|電話|携帯|联系方式|聯絡方式|番号|号码|號碼|전화|연락처|휴대폰|핸드폰)(?=[+(\d])/gu

/** The heads of the columns of years and months before a heading, in forms of Japan. */
const headsOfColumns = /^[ \t]*年[ \t]{1,12}月[ \t]+(?=\S)/gmu

/**
 * A text with its Chinese, Japanese, and Korean letters and signs as they are usually encoded: programs write one look in many ways.
 * Any other text stays as it is.
 */
export function mendEastAsian(given: string): string {
  if (!isEastAsian(given) && !mayBeMended.test(given)) return given
  return given
    .normalize('NFC')
    .replace(alike, (letters) => letters.normalize('NFKC'))
    .replace(wide, (signs) => signs.normalize('NFKC'))
    .replace(/〜/g, '~')
    .replace(/\u3000+/g, (blanks) => (blanks.length > 1 ? '   ' : ' '))
    .replace(ruled, '')
    .replace(headsOfColumns, '')
    .replace(bracketed, '$1: ')
    .replace(bracketedAlone, '$1:')
    .replace(tightColon, ': ')
    .replace(tightPhone, ': ')
    .replace(labelOfName, '$1: ')
    .replace(figureDash, '-')
    .replace(tightMark, '$1• ')
    .replace(tightNumber, '$1. ')
    .replace(apart, (letters) => letters.replaceAll(' ', ''))
}
