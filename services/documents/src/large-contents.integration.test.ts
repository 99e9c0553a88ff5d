import { residentGrowth } from '@resume/bench-kit/measure'
import { newId } from '@resume/service-kit/ids'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Caller, json, keptDocuments, type RunningDocuments } from '../test-data/running-documents.ts'

let documents: RunningDocuments
beforeAll(async () => {
  documents = await keptDocuments()
})

/** JSON of some 200 KB that no program would write like this, so that it shows when it is rebuilt. */
const large = (name: string) =>
  `{ "name":"${name}", "n":1.0, "jobs" : [${Array.from({ length: 4_000 }, (_, nth) => `{"title":"Köchin 👩‍🍳 ${nth}"}`).join(', ')}] }`
const [first, second] = [large('first'), large('second')]

/** How the contents of a document are held, in the order of their making. */
const heldBy = (documentId: string) =>
  documents.database.documentContent.findMany({ where: { documentId }, orderBy: { id: 'asc' } })
const contentOf = async (caller: Caller, id: string) => String((await documents.get(caller, id))?.content)

describe('a large content', () => {
  it('comes back byte for byte, wherever it is read', async () => {
    const caller = await documents.aSubscriber()
    const { id } = await documents.create(caller, { content: json(first) })
    expect(await contentOf(caller, id)).toBe(first)
    await documents.client.call('UpdateDocument', { id, revision: 1, content: json(second) }, caller.call)
    expect(await contentOf(caller, id)).toBe(second)

    const { version } = await documents.client.call('GetVersion', { documentId: id, revision: 1 }, caller.call)
    expect(String(version?.content)).toBe(first)
    const retitled = await documents.client.call('UpdateDocument', { id, revision: 2, title: 'Other' }, caller.call)
    expect(String(retitled.document?.content)).toBe(second)
    const restored = await documents.client.call('RestoreVersion', { documentId: id, revision: 1 }, caller.call)
    expect(String(restored.document?.content)).toBe(first)
    const copy = await documents.client.call('DuplicateDocument', { id }, caller.call)
    expect(String(copy.document?.content)).toBe(first)
    await documents.client.call('DeleteDocument', { id }, caller.call)
    const again = await documents.client.call('RestoreDocument', { id }, caller.call)
    expect(String(again.document?.content)).toBe(first)

    const exported = await documents.exportOf(caller)
    const names = exported.documents.map(({ content }: { content: { name: string } }) => content.name)
    expect(names).toEqual(['first', 'first'])
    expect(exported.versions.some(({ content }: { content?: object }) => content && 'jobs' in content)).toBe(true)
  })

  it('comes back from a portfolio draft', async () => {
    const caller = documents.aFreeUser()
    const save = (revision: number | undefined, snapshot: string) =>
      documents.client.call('SavePortfolioDraft', { subdomain: 'ada', revision, snapshot: json(snapshot) }, caller.call)
    await save(undefined, first)
    await save(1, second)
    const { draft } = await documents.client.call('GetPortfolioDraft', {}, caller.call)
    expect(String(draft?.content)).toBe(second)
  })

  it('takes a fraction of its size, and a small one is text', async () => {
    const caller = documents.aFreeUser()
    const { id } = await documents.create(caller, { content: json(first) })
    await documents.client.call('UpdateDocument', { id, revision: 1, content: json(second) }, caller.call)
    await documents.client.call('UpdateDocument', { id, revision: 2, content: json('{"n":1.0}') }, caller.call)
    const [made, updated, small] = await heldBy(id)
    for (const held of [made, updated]) {
      expect(held).toMatchObject({ content: null, size: Buffer.byteLength(first) + (held === made ? 0 : 1) })
      expect(held?.packed?.length).toBeLessThan(first.length / 4)
    }
    expect(small).toMatchObject({ content: '{"n":1.0}', packed: null, size: null })
  })

  it('of a release that kept it as text is read as ever', async () => {
    const caller = documents.aFreeUser()
    const { id } = await documents.create(caller, { content: json('{}') })
    const contentId = newId()
    await documents.database.documentContent.create({ data: { id: contentId, documentId: id, content: first } })
    await documents.database.document.update({ where: { id }, data: { contentId } })
    expect(await contentOf(caller, id)).toBe(first)
    const retitled = await documents.client.call('UpdateDocument', { id, revision: 1, title: 'Other' }, caller.call)
    expect(String(retitled.document?.content)).toBe(first)
  })
})

describe('many reads of large contents at once', () => {
  it('are all answered, and take the memory of a few', async () => {
    const callers = await Promise.all(Array.from({ length: 6 }, () => documents.aSubscriber()))
    const content = json(JSON.stringify({ text: 'word '.repeat(200_000) }))
    const ids = await Promise.all(callers.map(async (caller) => (await documents.create(caller, { content })).id))
    const readAll = (times: number) =>
      Promise.all(
        callers.flatMap(({ call }, nth) =>
          Array.from({ length: times }, async () => {
            const { document } = await documents.client.call('GetDocument', { id: ids[nth] ?? '' }, call)
            return document?.content?.length
          }),
        ),
      )
    await readAll(1)
    const { result: lengths, megabytes } = await residentGrowth(documents.pid(), () => readAll(20))
    expect(new Set(lengths)).toEqual(new Set([content.length]))
    expect(megabytes).toBeLessThan(250)
  })
})
