import { describe, expect, it } from 'vitest'
import { piece } from '../../../test-data/page-piece.ts'
import { liftName } from './lift-name.ts'

const body = ['Riveter', 'Leeds', 'anna@example.com', 'Experience', 'Iron Works', '2019 - 2021', 'Built bridges'].map(
  (text, index) => piece(text, 120, 100 + index * 14),
)

describe('the name at the top', () => {
  it.each(['AL', 'A. L.'])('is read without the initials "%s" beside it', (initials) => {
    const lifted = liftName([
      piece(initials, 40, 60, { size: 20 }),
      piece('Anna van Lee', 120, 52, { size: 20 }),
      ...body,
    ])
    expect(lifted?.name).toBe('Anna van Lee')
    expect(lifted?.rest.map(({ text }) => text)).toEqual(body.map(({ text }) => text))
  })

  it.each([
    ['ANNA', 'VANLEE', 'ANNA VANLEE'],
    ['Vanlee', 'Welder', undefined],
    ['VANLEE', 'Photos', undefined],
  ])('is read whole where its parts differ in size, but without other words: %s, %s', (small, large, name) => {
    const [above, below] = name ? [18, 30] : [30, 18]
    const parts = [piece(small, 120, 40, { size: above }), piece(large, 120, 68, { size: below })]
    const lifted = liftName([...parts, ...body])
    if (name) expect(lifted?.name).toBe(name)
    else expect(lifted?.name ?? '').not.toContain(large)
  })
})
