import { describe, expect, it } from 'vitest'
import { liftName, liftTop } from './lift-name.ts'

describe('the name comes first', () => {
  const sidebar = ['Contact', 'Leeds', 'Anna Lee', 'Experience', 'Welder']

  it('when it is the largest text, on one line or on two', () => {
    expect(liftName(sidebar, [{ text: 'Anna Lee', size: 48 }])[0]).toBe('Anna Lee')
    const two = ['Contact', 'Anna', 'Lee', 'Skills']
    const names = ['Anna', 'Lee'].map((text) => ({ text, size: 60 }))
    expect(liftName(two, names)).toEqual(['Anna Lee', 'Contact', 'Skills'])
  })

  it('unless the largest text is a heading, or no larger than text is, or there are many as large', () => {
    expect(liftName(sidebar, [{ text: 'Experience', size: 48 }])).toEqual(sidebar)
    expect(liftName(sidebar, [{ text: 'Anna Lee', size: 22 }])).toEqual(sidebar)
    expect(
      liftName(
        sidebar,
        ['Anna Lee', 'Leeds', 'Welder'].map((text) => ({ text, size: 48 })),
      ),
    ).toEqual(sidebar)
  })

  it('when it stands in a box at the top edge of the page', () => {
    expect(liftTop(sidebar, ['Resume', 'Anna Lee'])).toEqual(['Anna Lee', 'Contact', 'Leeds', 'Experience', 'Welder'])
    expect(liftTop(sidebar, ['Resume'])).toEqual(sidebar)
    expect(liftTop(['', 'Anna Lee', 'Leeds'], ['Anna Lee'])).toEqual(['', 'Anna Lee', 'Leeds'])
  })
})
