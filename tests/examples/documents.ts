import { buyBundle } from '../client/buy.ts'
import type { Tour, Traveller } from './tour-of.ts'

/** Documents and their versions. @returns the document that is left */
export async function tourDocuments({ recorder, place, stripe }: Tour, traveller: Traveller): Promise<string> {
  const { record } = recorder
  const { session } = traveller
  const body = { type: 'RESUME', title: 'Backend engineer', tags: ['backend'] }
  const key = { 'idempotency-key': 'resume-1' }
  const made = await record('createDocument', 201, session, { body, headers: key })
  await record('createDocument', 403, session, { body })
  const other = { ...body, title: 'Another title' }
  await record('createDocument', 409, session, { body: other, headers: key }, { as: '*' })
  await buyBundle({ url: place.url, stripe }, session)
  await record('createDocument', 409, session, { body: { ...body, slug: 'backend-engineer' } })

  const params = { id: made.body.data.id }
  await record('listDocuments', 200, session, { query: { type: 'RESUME', sort: '-updatedAt' } })
  await record('getDocument', 200, session, { params })
  const change = { revision: 1, title: 'Senior backend engineer', tags: ['backend', 'payments'] }
  await record('updateDocument', 200, session, { params, body: change })
  await record('updateDocument', 409, session, { params, body: change })
  const large = { revision: 2, content: { text: 'x'.repeat(1024 * 1024) } }
  await record('updateDocument', 413, session, { params, body: large })
  await record('listDocumentVersions', 200, session, { params })
  const version = { ...params, revision: '1' }
  await record('getDocumentVersion', 200, session, { params: version })
  await record('restoreDocumentVersion', 200, session, { params: version })
  const copy = await record('duplicateDocument', 201, session, { params })
  await record('deleteDocument', 200, session, { params: { id: copy.body.data.id } })
  await record('restoreDocument', 200, session, { params: { id: copy.body.data.id } })
  return params.id
}
