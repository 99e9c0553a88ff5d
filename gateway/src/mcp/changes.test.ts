import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changesBetween, mostChanges } from './changes.ts'
import { parseExactly } from './exact-json.ts'

const pathsOf = (before: unknown, after: unknown) =>
  changesBetween(before, after).map(({ path, kind }) => `${kind} ${path}`)

describe('the changes between two values', () => {
  it('name each value that differs by its path', () => {
    const before = { title: 'a', basics: { name: 'x', city: 'y' }, tags: ['one'] }
    const after = { title: 'b', basics: { name: 'x', phone: '1' }, tags: ['one', 'two'] }
    expect(changesBetween(before, after)).toEqual([
      { path: 'title', kind: 'replaced', before: 'a', after: 'b' },
      { path: 'basics.city', kind: 'removed', before: 'y' },
      { path: 'basics.phone', kind: 'added', after: '1' },
      { path: 'tags.1', kind: 'added', after: 'two' },
    ])
  })

  it('show an item that is put between others, and not the others', () => {
    expect(pathsOf([{ id: 1 }, { id: 2 }, { id: 3 }], [{ id: 1 }, { id: 9 }, { id: 2 }, { id: 3 }])).toEqual([
      'added 1',
    ])
    expect(pathsOf(['a', 'b', 'c'], ['a', 'c'])).toEqual(['removed 1'])
  })

  it('tell null, a missing value and a value of another type apart', () => {
    expect(pathsOf({ a: null, b: [], c: {} }, { a: undefined, b: {}, c: null })).toEqual([
      'removed a',
      'replaced b',
      'replaced c',
    ])
  })

  it('compare numbers as they are written, and show them so', () => {
    const [change] = changesBetween(
      parseExactly('{"n":12345678901234567890}'),
      parseExactly('{"n":12345678901234567891}'),
    )
    expect(JSON.stringify(change)).toBe(
      '{"path":"n","kind":"replaced","before":12345678901234567890,"after":12345678901234567891}',
    )
  })

  it('are none exactly when the values are the same', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
        expect(changesBetween(one, JSON.parse(JSON.stringify(one)))).toEqual([])
        const isSame = JSON.stringify(one) === JSON.stringify(other)
        if (!isSame && typeof one !== 'object') expect(changesBetween(one, other)).not.toEqual([])
      }),
    )
  })

  it('look at no more values once there are as many as are told', () => {
    let looks = 0
    const counting = new Proxy(Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`k${at}`, at])), {
      get(target, name) {
        looks++
        return Reflect.get(target, name)
      },
    })
    expect(changesBetween({}, counting)).toHaveLength(mostChanges)
    expect(looks).toBe(mostChanges)
    expect(changesBetween({ inner: {} }, { inner: counting, later: 1 })).toHaveLength(mostChanges)
    expect(looks).toBe(2 * mostChanges)
  })

  it('are named by whole paths, also after others', () => {
    const before = { a: { b: [{ c: 1 }, { d: [2] }] }, e: 3 }
    const after = { a: { b: [{ c: 0 }, { d: [0] }] }, e: 0 }
    expect(changesBetween(before, after, ['content']).map(({ path }) => path)).toEqual([
      'content.a.b.0.c',
      'content.a.b.1.d.0',
      'content.e',
    ])
  })

  it('are cut where there are many, or where a value is long', () => {
    const many = Object.fromEntries(Array.from({ length: 1_000 }, (_, at) => [`k${at}`, at]))
    expect(changesBetween({}, many)).toHaveLength(mostChanges)
    const [change] = changesBetween('', 'x'.repeat(100_000))
    expect(String(change?.after)).toMatch(/… \(100002 characters\)$/)
  })
})
