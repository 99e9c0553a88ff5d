import { describe, expect, it } from 'vitest'
import { withoutSharedPlace } from './shared-place.ts'

describe('the town after an employer', () => {
  it('is taken off when every employer of the resume has one', () => {
    expect(withoutSharedPlace(['Brightwater Payments, Amsterdam', 'Kestrel Software, Newcastle upon Tyne'])).toEqual([
      'Brightwater Payments',
      'Kestrel Software',
    ])
  })

  it('is left where it may be part of a name', () => {
    for (const employers of [
      ['Hale, Osterman'],
      ['Hale, Osterman', 'Northgate Logistics'],
      ['Acme, Inc.', 'Globex, Ltd'],
      ['Marsh, Reed, Cole', 'Acme, Leeds'],
    ]) {
      expect(withoutSharedPlace(employers)).toEqual(employers)
    }
  })

  it('is taken off when the other employers had one that is known', () => {
    const text = 'Acme, Leeds\n2019 – 2021\nStudio Pampel, Barnwell\n2017 – 2019'
    expect(withoutSharedPlace(['Acme', 'Studio Pampel, Barnwell'], text)).toEqual(['Acme', 'Studio Pampel'])
  })
})
