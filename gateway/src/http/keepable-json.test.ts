import { processorSeconds } from '@resume/test-kit/processor-time'
import { describe, expect, it } from 'vitest'
import { readJsonBody } from './json-body.ts'
import { deepestBody, keepable } from './keepable-json.ts'

const read = (text: string, raw: string[] = []) => {
  const body = Buffer.from(text)
  return keepable(readJsonBody(body, raw), body)
}
const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)
/** The details with which a body is refused. */
function refusalOf(text: string, raw?: string[]) {
  try {
    read(text, raw)
    return undefined
  } catch (error) {
    expect(error).toMatchObject({ code: 'invalid_argument', message: 'Validation failed' })
    return (error as { details: object[] }).details
  }
}

describe('a body', () => {
  it('has a depth that whatever works on it can bear', () => {
    expect(refusalOf(nested(deepestBody))).toBeUndefined()
    for (const levels of [deepestBody + 1, 500_000]) {
      expect(refusalOf(nested(levels))).toEqual([{ path: '', message: 'must be nested at most 100 levels deep' }])
    }
  })

  it('holds no halves of characters, which nobody could keep as they are', () => {
    const message = 'must be well-formed Unicode'
    expect(refusalOf('{"a":{"b":["x","\\ud800"]}}')).toEqual([{ path: 'a.b.1', message }])
    expect(refusalOf('{"a":"\\uDE00\\uD83D"}')).toEqual([{ path: 'a', message }])
    expect(refusalOf('{"a":{"\\udfff":1}}')).toEqual([{ path: 'a', message: 'must have names of well-formed Unicode' }])
    expect(read('{"a":"\\ud83d\\ude00","b":"\\\\ud800"}')).toEqual({ a: '😀', b: '\\ud800' })
  })

  it('holds no numbers that are infinite once they are read, and would be kept as null', () => {
    const message = 'must be a number that fits into 64 bits'
    expect(refusalOf('{"a":{"b":[1,1e400]}}')).toEqual([{ path: 'a.b.1', message }])
    expect(refusalOf(`{"a":-${'9'.repeat(310)}}`)).toEqual([{ path: 'a', message }])
    expect(read('{"a":1e308,"b":1e-400}')).toEqual({ a: 1e308, b: 0 })
  })

  it('is refused at its first fault, by the way there', () => {
    const half = 'must be well-formed Unicode'
    expect(refusalOf('{"ok":[[1],{"a":[0,{"b":[[],"\\ud800"]}]}],"later":"\\udc00"}')).toEqual([
      { path: 'ok.1.a.1.b.1', message: half },
    ])
    expect(refusalOf('{"a":[{"b":{"c":1,"\\ud800":"\\ud800"}}]}')).toEqual([
      { path: 'a.0.b', message: 'must have names of well-formed Unicode' },
    ])
    expect(refusalOf('["\\ud800",1e400]')).toEqual([{ path: '1', message: 'must be a number that fits into 64 bits' }])
    expect(refusalOf('"\\ud800"')).toEqual([{ path: '', message: half }])
  })

  it.each(['1e400', '"\\ud800"'])('is not held up by millions of values deep down before %s', (fault) => {
    const text = `${'['.repeat(99)}${'1,'.repeat(6_000_000)}${fault}${']'.repeat(99)}`
    const path = [...Array.from({ length: 98 }, () => '0'), '6000000'].join('.')
    let refusal: unknown
    expect(processorSeconds(() => (refusal = refusalOf(text)))).toBeLessThan(5)
    expect(refusal).toEqual([{ path, message: expect.stringMatching(/^must be/) }])
  })

  it('is not judged by its members of free form', () => {
    expect(refusalOf(`{"content":{"a":${nested(1_000)},"b":"\\ud800"}}`, ['content'])).toBeUndefined()
  })
})
