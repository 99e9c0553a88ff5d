import { expect, it } from 'vitest'
import { foldText } from './fold-text.ts'
import { namedLanguages, namesOf, namesSpokenLanguage } from './spoken-languages.ts'

const named = (text: string, isList = false) => namesOf(namedLanguages(foldText(text).split(' '), isList))

it.each([
  ['angličtina a němčina', ['English', 'German']],
  ['anglického jazyka', ['English']],
  ['znanje engleskog i njemačkog jezika', ['English', 'German']],
  ['znanje angleškega jezika', ['English']],
  ['komunikatywna znajomość języka angielskiego', ['English']],
  ['knowledge of английского и немецкого языков', ['English', 'German']],
  ['вільне володіння українською', ['Ukrainian']],
  ['tárgyalóképes angoltudás', ['English']],
  ['englannin kielen taito', ['English']],
  ['iyi derecede İngilizce', ['English']],
  ['άριστη γνώση αγγλικών', ['English']],
  ['bahasa Inggris aktif', ['English']],
  ['giao tiếp tốt bằng tiếng Tây Ban Nha', ['Spanish']],
  ['cunoașterea limbii engleze', ['English']],
  ['eesti keele oskus', ['Estonian']],
  ['góð enskukunnátta', ['English']],
  ['Deutschkenntnisse, engelskspråkig', ['English', 'German']],
  ['dominio de la lengua inglesa', ['English']],
])('languages are named in many languages and forms: %s', (text, names) => {
  expect(named(text)).toEqual(names)
})

it.each([
  'customers in Deutschland, Italia, and Suomi',
  'cocina italiana',
  'Duitse klanten',
  'Let’s dive into pools with fins',
  'английская компания',
  'thái độ tốt',
])('what is said of countries, people, and things is no language: %s', (text) => {
  expect(named(text)).toEqual([])
})

it('words that are countries as well are languages beside others, and in lists', () => {
  expect(named('de Duitse en Engelse taal')).toEqual(['English', 'German'])
  expect(named('suomi ja englanti')).toEqual(['English', 'Finnish'])
  expect(named('Suomi', true)).toEqual(['Finnish'])
})

it('tells lists of languages from other lists', () => {
  expect(namesSpokenLanguage(foldText('Čeština – rodilý mluvčí'), true)).toBe(true)
  expect(namesSpokenLanguage('muttersprache')).toBe(true)
  expect(namesSpokenLanguage('java python')).toBe(false)
})
