import { residentGrowth } from '@resume/bench-kit/measure'
import { describe, expect, it } from 'vitest'
import { runGateway } from '../../test-data/running-platform.ts'

const platform = runGateway()

describe('lists with large contents', () => {
  it('that are asked for at once are all answered, and documents holds a few of the contents at a time', async () => {
    const { session } = await platform.account()
    const content = { text: 'word '.repeat(200_000) }
    for (const type of ['RESUME', 'COVER_LETTER', 'PORTFOLIO']) {
      const made = await session.call('POST', '/api/v1/documents', { body: { type, title: 'Large', content } })
      expect(made.status).toBe(201)
    }
    const list = () => session.call('GET', '/api/v1/documents?includeContent=true&limit=10')
    expect((await list()).body.data.items.map((item: { content: object }) => item.content)).toEqual([
      content,
      content,
      content,
    ])
    const { result, megabytes } = await residentGrowth(platform.documents.process.pid ?? 0, () =>
      Promise.all(Array.from({ length: 60 }, list)),
    )
    expect(new Set(result.map(({ status }) => status))).toEqual(new Set([200]))
    expect(megabytes).toBeLessThan(200)
  })
})
