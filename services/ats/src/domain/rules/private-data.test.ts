import { describe, expect, it } from 'vitest'
import { privateDataIn } from './private-data.ts'

describe('private data', () => {
  it.each([
    'National insurance: QQ 12 34 56 C',
    'National insurance number: QQ 12 34 56 C',
    'Passport no.: 123456789',
    'SSN: 078-05-1120',
  ])('is found where no other line has any: %s', (line) => {
    expect(privateDataIn(`Experience\n${line}\nEducation`, 'en')).toEqual([line])
  })
})
