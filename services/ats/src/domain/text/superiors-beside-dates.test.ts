import { expect, it } from 'vitest'
import { withoutSuperiorsBesideDates } from './superiors-beside-dates.ts'

it.each([
  ['Principal Investigator: Anna Lee, Ph.D.   2019 – 2021', '2019 – 2021'],
  ['Supervisor: Dr. Anna Lee   since 2019', 'since 2019'],
  ['Principal Investigator   2019 – 2021', 'Principal Investigator   2019 – 2021'],
  ['Principal Investigator: Bridges of Steel   2019 – 2021', 'Principal Investigator: Bridges of Steel   2019 – 2021'],
  ['• Supervisor: Anna Lee   2019 – 2021', '• Supervisor: Anna Lee   2019 – 2021'],
  ['Supervisor: Anna Lee   2019 – 2021   Leeds', 'Supervisor: Anna Lee   2019 – 2021   Leeds'],
])('leaves of “%s”: “%s”', (line, left) => {
  expect(withoutSuperiorsBesideDates([line])).toEqual([left])
})
