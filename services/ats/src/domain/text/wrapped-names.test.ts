import { expect, it } from 'vitest'
import { joinWrappedNames } from './wrapped-names.ts'

it('joins a title that ends with a small word beside its dates with the rest below', () => {
  expect(joinWrappedNames(['Head of   Sep 2009 - Jun 2010', 'Welding', 'Red Mill, Leeds'])).toEqual([
    'Head of Welding   Sep 2009 - Jun 2010',
    'Red Mill, Leeds',
  ])
})

it.each([
  ['Head Welder   Sep 2009 - Jun 2010', 'Red Mill'],
  ['Head of   Iron Works', 'Welding'],
  ['Head of   Sep 2009 - Jun 2010', '• Welded bridges'],
  ['Head of   Sep 2009 - Jun 2010', 'Red Mill, Leeds'],
])('leaves what is whole, undated, or no rest of a name: %s, %s', (...lines) => {
  expect(joinWrappedNames(lines)).toEqual(lines)
})
