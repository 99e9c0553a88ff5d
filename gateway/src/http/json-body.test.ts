import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { RawJson } from './envelope.ts'
import { readJsonBody } from './json-body.ts'

const read = (text: string, raw = ['content']) => readJsonBody(Buffer.from(text), raw) as Record<string, unknown>
const rawText = (value: unknown) => (value instanceof RawJson ? value.json.toString() : undefined)

describe('a JSON body with a member of free form', () => {
  it('hands that member on exactly as it was sent, and parses the rest', () => {
    const content = '{ "b": 1.0, "2": 1e999, "a": "\\u0000 \\"}", "__proto__": {"x": [1, {}]} }'
    const body = read(`{"title": "A \\"quoted\\" }", "content" : ${content} , "tags": ["x"]}`)
    expect(rawText(body.content)).toBe(content)
    expect(body.title).toBe('A "quoted" }')
    expect(body.tags).toEqual(['x'])
  })

  it('means the same as parsing the whole, for every object', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.string(), fc.jsonValue()),
        fc.dictionary(fc.string(), fc.jsonValue()),
        (rest, content) => {
          const whole = JSON.parse(JSON.stringify({ ...rest, content }))
          const body = read(JSON.stringify(whole, undefined, 1))
          expect(JSON.parse(rawText(body.content) ?? '')).toEqual(whole.content)
          expect({ ...body, content: null }).toEqual({ ...whole, content: null })
        },
      ),
    )
  })

  it('takes the last of two members of one name, and knows a name that is written with escapes', () => {
    expect(rawText(read('{"content":{"a":1},"c\\u006fntent":{"a":2}}').content)).toBe('{"a":2}')
  })

  it('parses a member of another type, so that validation can name it', () => {
    expect(read('{"content":[1,2]}').content).toEqual([1, 2])
    expect(read('{"content":"{}"}').content).toBe('{}')
    expect(read('{"content":null}').content).toBeNull()
  })

  it.each([
    '{"content":{}',
    '{"content":{},}',
    '{"content"}',
    '{"content":}',
    '{"a":tru}',
    '{"content":{}} x',
    '{content:{}}',
    '{"content":{"a":"}',
    '{"a":1 "content":{}}',
    '',
    '{',
  ])('is refused when it is not well-formed: %s', (text) => {
    expect(() => read(text)).toThrow('Malformed JSON')
  })

  it('is refused when it is not UTF-8', () => {
    expect(() => readJsonBody(Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]))).toThrow('Malformed JSON')
  })

  it('is read without recursion, however deep it is', () => {
    const deep = `${'{"a":'.repeat(200_000)}1${'}'.repeat(200_000)}`
    expect(rawText(read(`{"content":${deep}}`).content)).toBe(deep)
  })
})
