import { describe, expect, it } from 'vitest'
import { namesTag, takeTag, withTag } from './entity-tag.ts'

describe('an entity tag', () => {
  const json = Buffer.from('{"a":1}')
  const { tag } = takeTag(withTag(json))

  it('comes apart from what it stands for', () => {
    expect(takeTag(withTag(json))).toEqual({ tag: expect.stringMatching(/^"[\w-]{22}"$/), json })
  })

  it('is another one for every other byte', () => {
    expect(takeTag(withTag(Buffer.from('{"a":2}'))).tag).not.toBe(tag)
    expect(takeTag(withTag(Buffer.from(json))).tag).toBe(tag)
  })

  it.each([tag, `W/${tag}`, `"other", ${tag}`, '*', ` ${tag} ,"x"`])('is named by %s', (header) => {
    expect(namesTag(header, tag)).toBe(true)
  })

  it.each([undefined, '', '"other"', tag.slice(1, -1), `${tag}x`])('is not named by %s', (header) => {
    expect(namesTag(header, tag)).toBe(false)
  })
})
