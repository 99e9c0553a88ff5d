import { expect, it } from 'vitest'
import { mendEastAsian } from './east-asian-text.ts'

it.each([
  ['radicals that stand for letters', '⼯作经历 2019年4⽉', '工作经历 2019年4月'],
  ['wide signs and letters', 'Ｊａｖａ（三年）', 'Java(三年)'],
  ['a colon with nothing behind it', '姓名：林知远', '姓名: 林知远'],
  ['letters of a word that stand apart', '软 件 工 程 师', '软件工程师'],
  ['a label in brackets', '【氏名】森川 葵', '氏名: 森川 葵'],
  ['a number right behind its word', '手机13800138000', '手机: 13800138000'],
  ['a name behind its label', '氏名 森川 葵', '氏名: 森川 葵'],
  ['a dash of a number that no line breaks at', '电话: 138‑0013‑8000', '电话: 138-0013-8000'],
  ['an item without a blank', '・設計を担当', '• 設計を担当'],
  ['the number of an item', '1、参与开发', '1. 参与开发'],
  ['a line that is drawn before a heading', 'ㅡ   職務経歴', '職務経歴'],
  ['parts of Korean letters', '경력'.normalize('NFD'), '경력'],
])('mends %s', (_name, given, mended) => {
  expect(mendEastAsian(given)).toBe(mended)
})

it('leaves times, links, and texts of other languages as they are', () => {
  for (const text of ['会议 10:30', '博客https://cuiling.example', 'Welder: bridges – 2019', 'Ärztin  Prüfung'])
    expect(mendEastAsian(text)).toBe(text)
})
