import { expect, it } from 'vitest'
import { withoutLinesOfBusiness } from './lines-of-business.ts'

it('leaves out what did not fit on the lines of its items, too', () => {
  const business = ['Розничная торговля', '• Розничная сеть (продуктовая),', 'товары для дома', 'ИТ-консалтинг']
  expect(withoutLinesOfBusiness(['Красная мельница', ...business, 'Программист', 'Писал программы'])).toEqual([
    'Красная мельница',
    'Программист',
    'Писал программы',
  ])
})

it('leaves out what HeadHunter says of the line of business between an employer and the title', () => {
  const business = ['Информационные технологии, системная интеграция, интернет', '• Интернет-компания (поисковики)']
  const lines = ['Апрель 2019 — Май 2021   Красная мельница', ...business, 'Программист', '• Писал программы']
  expect(withoutLinesOfBusiness(lines)).toEqual([
    'Апрель 2019 — Май 2021   Красная мельница',
    'Программист',
    '• Писал программы',
  ])
})
