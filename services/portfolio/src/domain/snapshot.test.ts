import type { AppError } from '@resume/service-kit/errors/app-error'
import { aSnapshot } from '@resume/test-kit/portfolio-snapshot'
import { Ajv } from 'ajv'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { imagesOf, readSnapshot, requireAssets } from './snapshot.ts'
import { snapshotSchema } from './snapshot-schema.ts'

const read = (changes: Record<string, unknown> = {}) => readSnapshot(JSON.stringify(aSnapshot(changes)))
const wrongPaths = (changes: Record<string, unknown>) => {
  try {
    read(changes)
    return []
  } catch (error) {
    return ((error as AppError).details ?? []).map(({ path }) => path)
  }
}
const image = (id: string) => ({ id, url: `https://img.example.com/${id}` })
const section = { id: 's', type: 'custom', title: '', visible: false, items: [] }

describe('a snapshot', () => {
  it('is described by a schema', () => {
    const ajv = new Ajv({ strict: false })
    expect(ajv.validateSchema(snapshotSchema), ajv.errorsText()).toBe(true)
  })

  it('is read when it is whole, or has nothing but what it needs', () => {
    expect(read()).toMatchObject({ templateId: 'signal', identity: { name: 'Ada Lovelace' } })
    const identity = { name: 'Ada', headline: '', bio: '' }
    expect(read({ identity, seo: undefined, socialLinks: undefined, pages: undefined, sections: [] })).toBeTruthy()
  })

  it.each<[string, unknown]>([
    ['schemaVersion', 2],
    ['schemaVersion', undefined],
    ['templateId', 'modern'],
    ['identity', undefined],
    ['identity.name', '  '],
    ['identity.name', 'x'.repeat(121)],
    ['identity.headline', undefined],
    ['identity.headline', 'x'.repeat(241)],
    ['identity.bio', 'x'.repeat(1601)],
    ['identity.email', 'nobody'],
    ['identity.avatar', 'https://img.example.com/1'],
    ['identity.nickname', 'Ada'],
    ['seo.description', 'x'.repeat(301)],
    ['seo.socialImage', 'https://img.example.com/2'],
    ['socialLinks.0.url', 'javascript:alert(1)'],
    ['socialLinks.0.url', 'ftp://example.com'],
    ['socialLinks.0.label', 'x'.repeat(81)],
    ['sections.0.type', 'blog'],
    ['sections.0.title', 'x'.repeat(121)],
    ['sections.0.extra', 1],
    ['sections.0.items.0.title', 5],
    ['sections.0.items.0.link', 'javascript:alert(1)'],
    ['sections.0.items.0.link', ' java\nscript:alert(1)'],
    ['sections.0.items', Array.from({ length: 25 }, () => ({}))],
    ['sections', Array.from({ length: 25 }, () => section)],
    ['pages', Array.from({ length: 11 }, () => ({ id: 'p', slug: 's', title: '', sections: [] }))],
    ['pages.0.slug', 'x'.repeat(64)],
    ['theme', 'dark'],
  ])('names the wrong field %s', (path, value) => {
    expect(wrongPaths({ [path]: value })).toContain(`snapshot.${path}`)
  })

  it('names what an image lacks, and not the image', () => {
    expect(wrongPaths({ 'seo.socialImage': { id: 'a' } })).toEqual(['snapshot.seo.socialImage.url'])
  })

  it('names every wrong field, each once, but no more than fifty', () => {
    expect(wrongPaths({ 'identity.name': 1, templateId: 'x', 'seo.title': 2 }).sort()).toEqual([
      'snapshot.identity.name',
      'snapshot.seo.title',
      'snapshot.templateId',
    ])
    const items = Array.from({ length: 24 }, () => ({ title: 1, name: 1, role: 1 }))
    expect(wrongPaths({ 'sections.0.items': items })).toHaveLength(50)
  })

  it('counts characters, not code units', () => {
    expect(wrongPaths({ 'identity.name': '😀'.repeat(120) })).toEqual([])
    expect(wrongPaths({ 'identity.name': '😀'.repeat(121) })).toEqual(['snapshot.identity.name'])
  })

  it('that is any JSON is read or refused with paths, never anything else', () => {
    fc.assert(
      fc.property(fc.object(), fc.constantFrom('', 'identity', 'sections.0', 'seo'), (value, path) => {
        for (const wrong of wrongPaths(path === '' ? { ...value } : { [path]: value })) {
          expect(wrong).toMatch(/^snapshot\.?/)
        }
      }),
    )
  })
})

describe('the images of a snapshot', () => {
  const snapshot = aSnapshot({
    'identity.avatar': image('a'),
    'seo.socialImage': image('b'),
    'sections.0.items.0.coverImage': image('c'),
    'pages.0.sections': [{ ...section, items: [{}, { coverImage: image('d') }] }],
  })
  const paths = [
    'snapshot.identity.avatar',
    'snapshot.seo.socialImage',
    'snapshot.sections.0.items.0.coverImage',
    'snapshot.pages.0.sections.0.items.1.coverImage',
  ]

  it('are found wherever they are', () => {
    expect(imagesOf(snapshot).map(({ path }) => path)).toEqual(paths)
    expect(imagesOf(aSnapshot())).toEqual([])
  })

  it('must each be ready, at exactly their address', () => {
    const ready = new Map(['a', 'b', 'c', 'd'].map((id) => [id, image(id).url]))
    expect(() => requireAssets(imagesOf(snapshot), ready)).not.toThrow()
    ready.delete('b')
    ready.set('d', 'https://img.example.com/other')
    try {
      requireAssets(imagesOf(snapshot), ready)
      expect.unreachable()
    } catch (error) {
      expect((error as AppError).details?.map(({ path }) => path)).toEqual([paths[1], paths[3]])
    }
  })
})
