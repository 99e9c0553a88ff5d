import { describe, expect, it } from 'vitest'
import { createUserDataExport, type ExportedList, type ExportUserData, jsonWith, readSized } from './export.ts'

/** Reads an export to its end. @returns the parts */
async function allParts(exportUserData: ExportUserData): Promise<string[]> {
  const parts: string[] = []
  let cursor = ''
  do {
    const { text, nextCursor } = await exportUserData('someone', cursor)
    parts.push(text)
    cursor = nextCursor
  } while (cursor !== '')
  return parts
}

/** A list whose items are read so many at a time. */
const listOf = (name: string, keys: string[], pageSize: number): ExportedList => ({
  name,
  page: async (_userId, after) =>
    keys
      .slice(keys.indexOf(after) + 1)
      .slice(0, pageSize)
      .map((key) => ({ key, text: JSON.stringify({ key }) })),
})

const objectsOf = (keys: string[]) => keys.map((key) => ({ key }))

describe('an export', () => {
  it('is one JSON object of its head and its lists, however many parts it has', async () => {
    const [few, many] = [['a:1', 'a:2'], Array.from({ length: 7 }, (_, nth) => `k${nth}`)]
    const lists = [listOf('few', few, 10), listOf('none', [], 10), listOf('many', many, 3)]
    const parts = await allParts(createUserDataExport(async () => ({ name: 'Ada', tags: [] }), lists))
    expect(JSON.parse(parts.join(''))).toEqual({
      name: 'Ada',
      tags: [],
      few: objectsOf(few),
      none: [],
      many: objectsOf(many),
    })
    expect(parts.length).toBeGreaterThan(5)
  })

  it('without lists is its head', async () => {
    expect(await allParts(createUserDataExport(async () => ({ name: 'Ada' }), []))).toEqual(['{"name":"Ada"}'])
  })

  it.each([
    'nonsense',
    '3:7:',
    ':',
    '3:-1:x',
    'x:1',
    '3:0:x',
    '3:0:1',
    '3:1:1:',
    '3:0::x',
    '3:00:1:x',
    '03:0:1:x',
    '3',
  ])('refuses the cursor %j', async (cursor) => {
    const exportUserData = createUserDataExport(async () => ({}), [listOf('list', [], 1)])
    await expect(exportUserData('someone', cursor)).rejects.toMatchObject({ code: 'invalid_argument' })
  })

  it('is not gone on with by a replica of a release whose lists have other keys', async () => {
    const exportUserData = createUserDataExport(async () => ({}), [listOf('list', ['a'], 1)])
    const { nextCursor } = await exportUserData('someone', '')
    for (const other of [
      nextCursor.replace(/^3:/, ''),
      nextCursor.replace(/^3:/, '2:'),
      nextCursor.replace(/^3:/, '4:'),
    ])
      await expect(exportUserData('someone', other), other).rejects.toMatchObject({ code: 'invalid_argument' })
  })
})

describe('the items of a part', () => {
  /** The keys of the first part of items of some sizes. @param removed what goes between the finding and the reading */
  const keysOfPart = async (bytes: number[], removed: string[] = []) => {
    const sizes = bytes.map((size, nth) => ({ key: `${nth}`, bytes: size }))
    const items = await readSized(
      '',
      async (after) => (after === '' ? sizes : sizes.slice(Number(after) + 1)),
      async (found) => found.filter(({ key }) => !removed.includes(key)).map(({ key }) => ({ key, text: '{}' })),
    )
    return items.map(({ key }) => key)
  }

  it('are as many as fit, and at least one', async () => {
    expect(await keysOfPart([300_000, 300_000, 300_000])).toEqual(['0', '1'])
    expect(await keysOfPart([5_000_000, 1])).toEqual(['0'])
    expect(await keysOfPart([])).toEqual([])
  })

  it('are those behind items that have all gone meanwhile, and none only at the end', async () => {
    const large = 5_000_000
    expect(await keysOfPart([large, large, 1, 1], ['0'])).toEqual(['1'])
    expect(await keysOfPart([large, large, 1, 1], ['0', '1'])).toEqual(['2', '3'])
    expect(await keysOfPart([large, 1], ['0', '1'])).toEqual([])
  })

  it('may have members that are JSON text already', () => {
    expect(JSON.parse(jsonWith({ id: 1 }, { content: '{"a":[1]}', metadata: 'null' }))).toEqual({
      id: 1,
      content: { a: [1] },
      metadata: null,
    })
    expect(jsonWith({}, { content: '[]' })).toBe('{"content":[]}')
  })
})
