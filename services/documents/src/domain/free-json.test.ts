import { describe, expect, it } from 'vitest'
import { readFreeJson } from './free-json.ts'

const read = (text: string) => readFreeJson(Buffer.from(text), 'content', 1_000_000)
const many = (digits: number) => '9'.repeat(digits)

describe('JSON of free form', () => {
  it.each([
    ['{"a":{"b":[1,1e400]}}', 'content.a.b.1'],
    ['{"a":-1E+400}', 'content.a'],
    ['{"a":1e0400}', 'content.a'],
    [`{"a":${many(400)}}`, 'content.a'],
    [`{"a":[0,2${'0'.repeat(308)}]}`, 'content.a.1'],
    [`{"a":${many(250)}e99}`, 'content.a'],
  ])('is refused with a number that nobody can read, which is named: %s', (text, path) => {
    const message = 'must be a number that fits into 64 bits'
    expect(() => read(text)).toThrow(expect.objectContaining({ details: [{ path, message }] }))
  })

  it('is refused with such a number under whatever name, also one that V8 takes for another', () => {
    const message = 'must be a number that fits into 64 bits'
    /** Once V8 has read a name that is a backslash, it may take a name of another escaped character for that. */
    JSON.parse('{"after this":1,"\\\\":1,"A":2}')
    for (const [text, path] of [
      ['{"after this":1,"\\"":1e400,"\\\\":2}', 'content."'],
      ['{"a":1e400,"a":1}', 'content.a'],
      ['{"a,":["]",{"\\u0062}":[{},[-1e400]]}]}', 'content.a,.1.b}.1.0'],
    ] as const) {
      expect(() => read(text), text).toThrow(expect.objectContaining({ details: [{ path, message }] }))
    }
  })

  it.each([
    '{ "b": 1.0, "2": 1e308, "a": 12345678901234567890.123456789, "z": -0, "tiny": 1e-400 }',
    `{"text":"1e400 ${many(400)}","name 1e999":[]}`,
    `{"a":${many(250)},"__proto__":{"x":1e+10}}`,
    `{"a":1${'0'.repeat(308)}}`,
  ])('is kept as it was sent otherwise: %s', (text) => {
    expect(read(text)).toBe(text)
  })
})
