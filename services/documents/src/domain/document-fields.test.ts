import { documentLimits } from '@resume/proto/limits/documents'
import { describe, expect, it } from 'vitest'
import { readChanges, readFields, readFilters, type SentFields } from './document-fields.ts'

/** The wrong fields that a refusal names. */
function refusalOf(read: () => unknown): string[] {
  try {
    read()
  } catch (error) {
    return (error as { details: { path: string }[] }).details.map(({ path }) => path)
  }
  return []
}

const { titleLength, templateIdLength, tags, tagLength } = documentLimits

describe('the fields of a document', () => {
  it('are read as they were sent, but for space around titles and tags, and repeated tags', () => {
    const sent = { title: ' A title ', slug: 'a-title', tags: [' b ', 'a', 'b'], templateId: 'Modern_2.1-x' }
    const lastSyncedAt = '2026-01-02T03:04:05.678Z'
    expect(readFields({ ...sent, visibility: 'UNLISTED', keepLocalOnly: false, lastSyncedAt })).toEqual({
      ...{ title: 'A title', slug: 'a-title', tags: ['b', 'a'], templateId: 'Modern_2.1-x' },
      ...{ visibility: 'UNLISTED', keepLocalOnly: false, lastSyncedAt: new Date(lastSyncedAt) },
    })
    expect(readFields({ lastSyncedAt: '' })).toEqual({ lastSyncedAt: null })
  })

  it.each<[SentFields]>([
    [{ title: '😀'.repeat(titleLength) }],
    [{ templateId: 'm'.repeat(templateIdLength) }],
    [{ tags: Array.from({ length: tags }, (_, nth) => `${nth}`.padEnd(tagLength, 'x')) }],
  ])('may be as long as the limits say: %#', (sent) => {
    expect(readFields(sent)).toEqual(sent)
  })

  it.each<[SentFields, string]>([
    [{ title: '😀'.repeat(titleLength + 1) }, 'title'],
    [{ templateId: 'm'.repeat(templateIdLength + 1) }, 'templateId'],
    [{ templateId: '' }, 'templateId'],
    [{ templateId: '../modern' }, 'templateId'],
    [{ templateId: 'modern/../../x' }, 'templateId'],
    [{ lastSyncedAt: 'yesterday' }, 'lastSyncedAt'],
    [{ visibility: 'SECRET' }, 'visibility'],
  ])('are refused by name otherwise: %#', (sent, path) => {
    expect(refusalOf(() => readFields(sent))).toEqual([path])
  })

  it('that are wrong are all named at once', () => {
    const sent = { title: '', slug: 'A', tags: [''], templateId: '', visibility: '', lastSyncedAt: 'x' }
    expect(refusalOf(() => readFields(sent))).toEqual([
      ...['title', 'slug', 'tags.0', 'templateId', 'visibility', 'lastSyncedAt'],
    ])
  })

  it('must hold one at least that an update changes', () => {
    expect(refusalOf(() => readChanges({}))).toEqual(['revision'])
    expect(readChanges({ keepLocalOnly: false })).toEqual({ keepLocalOnly: false })
  })
})

it('the filters of a list are refused by name when they make no sense', () => {
  expect(refusalOf(() => readFilters({ visibility: 'SECRET', updatedSince: 'yesterday' }))).toEqual([
    ...['visibility', 'updatedSince'],
  ])
  expect(readFilters({ type: 'RESUME', visibility: 'PUBLIC', updatedSince: '2026-01-02T00:00:00Z' })).toEqual({
    ...{ type: 'RESUME', visibility: 'PUBLIC', updatedSince: new Date('2026-01-02T00:00:00Z') },
  })
})
