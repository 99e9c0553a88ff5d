import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPlainObject } from './plain-json.ts'

const isPlain = (text: string, levels = 64) => isPlainObject(Buffer.from(text), levels)

/** Whether it is JSON of an object, by what reads it otherwise. */
function isObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  } catch {
    return false
  }
}

const withoutExponents = (value: unknown) => !/\d[eE]/.test(JSON.stringify(value))

describe('what looks at a plain object', () => {
  it.each([
    '{}',
    ' \t\r\n{ "a" : [ ] , "b" : { } } \n',
    '{"a":[1,-0,0.5,-12.25,true,false,null,"",{"b":[[],{}]}]}',
    String.raw`{"\"\\\/\b\f\n\r\t\u00e9\uD83D":"\u0000","é漢🙂":"{[,:]}"}`,
    `{"a":${'9'.repeat(308)}}`,
    '{"a":1,"a":2,"__proto__":{}}',
  ])('knows one: %s', (text) => {
    expect(isPlain(text)).toBe(true)
    expect(isObject(text)).toBe(true)
  })

  it.each([
    ...['', ' ', '[]', '1', '"a"', 'null', '{', '}', '{}}', '{}{}', '{} x', '{]', '\ufeff{}', '{"a":[}', '{"a":{]'],
    ...['{"a"}', '{"a":}', '{"a" 1}', '{"a":1,}', '{,"a":1}', '{"a":1 "b":2}', '{"a":[1,]}', '{"a":[,1]}', '{a:1}'],
    ...['{"a":1;"b":2}', "{'a':1}", '{"a":[1 2]}', '{"a":01}', '{"a":-}', '{"a":1.}', '{"a":.5}', '{"a":+1}'],
    ...['{"a":tru}', '{"a":nulL}', '{"a":truefalse}', '{"a":NaN}', '{"a":1a}', '{"a":"}', '{"a":"\\"}', '{"a'],
    ...['{"a":"\n"}', '{"a":"\u0000"}', '{"a":"\\x"}', '{"a":"\\u12g4"}', '{"a":"\\u123"}', '{"a\n":1}', '{1:1}'],
    ...['{"a":[1}', '{"a":{"b":1]}', '{/**/}', '{"a":1}\u00a0', '{"a":"\\'],
  ])('does not take anything else for one: %j', (text) => {
    expect(isPlain(text)).toBe(false)
    expect(isObject(text)).toBe(false)
  })

  it.each(['{"a":1e5}', '{"a":1E-5}', '{"a":-1.5e+400}', `{"a":1${'0'.repeat(308)}}`, `{"a":[-${'9'.repeat(309)}]}`])(
    'leaves numbers that may be too large to others: %s',
    (text) => {
      expect(isPlain(text)).toBe(false)
      expect(isObject(text)).toBe(true)
    },
  )

  it('counts the levels of objects and arrays', () => {
    expect(isPlain('{"a":[{}]}', 3)).toBe(true)
    expect(isPlain('{"a":[{}]}', 2)).toBe(false)
    expect(isPlain('{"a":[[]],"b":[[]]}', 3)).toBe(true)
    expect(isPlain(`{"a":${'['.repeat(100_000)}`)).toBe(false)
  })

  it('knows every object that is written as JSON', () => {
    const objects = fc.dictionary(fc.string({ unit: 'binary' }), fc.jsonValue({ maxDepth: 4 })).filter(withoutExponents)
    fc.assert(
      fc.property(objects, fc.constantFrom(undefined, 1, '\t'), (value, space) => {
        expect(isPlain(JSON.stringify(value, null, space))).toBe(true)
      }),
    )
  })

  it('takes no damaged text for an object that is none', () => {
    const damaged = fc
      .tuple(
        fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 4 })),
        fc.nat(),
        fc.constantFrom(...'{}[]",:\\0-.ex \n'),
      )
      .map(([value, place, letter]) => {
        const text = JSON.stringify(value)
        const at = place % text.length
        return [text.slice(0, at) + letter + text.slice(at), text.slice(0, at) + letter + text.slice(at + 1)]
      })
    fc.assert(
      fc.property(damaged, (texts) => {
        for (const text of texts) if (isPlain(text)) expect(isObject(text)).toBe(true)
      }),
      { numRuns: 300 },
    )
  })
})
