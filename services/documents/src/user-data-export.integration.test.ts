import { beforeAll, describe, expect, it } from 'vitest'
import { type Caller, json, keptDocuments, type RunningDocuments } from '../test-data/running-documents.ts'

let documents: RunningDocuments
beforeAll(async () => {
  documents = await keptDocuments()
})

/** A document with this history: each entry is its content, or the title of a revision that leaves the content as it was. */
async function aHistory(caller: Caller, history: ({ title: string } | { content: object })[]) {
  const [first, ...others] = history
  const created = await documents.create(caller, first && 'content' in first ? { content: json(first.content) } : {})
  let { revision } = created
  for (const change of others) {
    const changed = 'content' in change ? { content: json(change.content) } : change
    await documents.client.call('UpdateDocument', { id: created.id, revision, ...changed }, caller.call)
    revision++
  }
  return created.id
}

/** As if its last change had been made long ago. */
const letSettle = (id: string) =>
  documents.database.document.update({ where: { id }, data: { updatedAt: new Date(Date.now() - 60_000) } })

interface Exported {
  documentId: string
  revision: number
  contentId: string
  content?: object
}

/** The content of a version, found as docs/api/users.md says. */
function contentOf(exported: {
  documents: { id: string; contentId: string; content: object }[]
  versions: Exported[]
}) {
  return ({ documentId, contentId, content }: Exported) =>
    content ??
    exported.documents.find((each) => each.id === documentId && each.contentId === contentId)?.content ??
    exported.versions.find((each) => each.documentId === documentId && each.contentId === contentId)?.content
}

describe('the account export', () => {
  it('has each content once, and every version finds its own', async () => {
    const caller = await documents.aSubscriber()
    const [one, two] = [{ text: 'one' }, { text: 'two' }]
    const titles = Array.from({ length: 20 }, (_, nth) => ({ title: `title ${nth}` }))
    const id = await aHistory(caller, [{ content: one }, ...titles.slice(0, 10), { content: two }, ...titles.slice(10)])
    await letSettle(id)

    const exported = await documents.exportOf(caller)
    expect(exported.documents).toMatchObject([{ id, revision: 22, content: two }])
    expect(exported.versions.map((version: Exported) => version.revision)).toEqual(
      Array.from({ length: 21 }, (_, nth) => nth + 1),
    )
    expect(exported.versions.map(contentOf(exported))).toEqual([...Array(11).fill(one), ...Array(10).fill(two)])
    const text = JSON.stringify(exported)
    expect(text.split(JSON.stringify(one))).toHaveLength(2)
    expect(text.split(JSON.stringify(two))).toHaveLength(2)
  })

  it('loses no content of a document that changes between its parts', async () => {
    const caller = await documents.aSubscriber()
    const [one, two] = [{ text: 'one' }, { text: 'two' }]
    const id = await aHistory(caller, [{ content: one }, { content: two }])
    await letSettle(id)
    const parts: string[] = []
    for (let cursor = '', next = true; next; next = cursor !== '') {
      const part = await documents.client.call('ExportUserData', { cursor }, caller.call)
      parts.push(part.data.toString())
      cursor = part.nextCursor
      /** The document has been exported with its second content; now it has the first one again. */
      if (parts.at(-1)?.includes('"versions":[')) {
        await documents.client.call('RestoreVersion', { documentId: id, revision: 1 }, caller.call)
      }
    }
    const exported = JSON.parse(parts.join(''))
    expect(exported.documents).toMatchObject([{ revision: 2, content: two }])
    expect(exported.versions.map(contentOf(exported)).slice(0, 1)).toEqual([one])
  })
})
