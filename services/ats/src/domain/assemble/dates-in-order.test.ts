import { expect, it } from 'vitest'
import { withDatesInOrder } from './dates-in-order.ts'

const span = (from: number, to: number | null) => ({
  start: { year: from, month: 1 },
  end: to === null ? null : { year: to, month: 1 },
})

it('turns spans round where all have the later date first', () => {
  expect(withDatesInOrder([span(2022, null), span(2021, 2019), span(2019, 2015)])).toEqual([
    span(2022, null),
    span(2019, 2021),
    span(2015, 2019),
  ])
})

it.each([[[span(2021, 2019)]], [[span(2021, 2019), span(2018, 2016), span(2012, 2015)]]])(
  'leaves single ones that end before they start: %j',
  (roles) => {
    expect(withDatesInOrder(roles)).toEqual(roles)
  },
)
