import { documentLimits } from '@resume/proto/limits/documents'
import { describe, expect, it } from 'vitest'
import { freeSlug } from './slug.ts'

const { slugLength } = documentLimits

describe('a slug that is taken', () => {
  it('gets the first number that is free', () => {
    expect(freeSlug('resume', new Set())).toBe('resume')
    expect(freeSlug('resume', new Set(['resume-2']))).toBe('resume')
    expect(freeSlug('resume', new Set(['resume', 'resume-2', 'resume-4']))).toBe('resume-3')
  })

  it('makes room for the number where it is as long as it may be, also at a hyphen', () => {
    const longest = 'x'.repeat(slugLength)
    expect(freeSlug(longest, new Set([longest]))).toBe(`${'x'.repeat(slugLength - 10)}-2`)
    const withHyphen = `${'x'.repeat(slugLength - 11)}-${'y'.repeat(10)}`
    expect(freeSlug(withHyphen, new Set([withHyphen]))).toBe(`${'x'.repeat(slugLength - 11)}-2`)
  })
})
