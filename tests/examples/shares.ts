import { setTimeout as wait } from 'node:timers/promises'
import { clientOf, fromApp } from '../client/client.ts'
import { signIn } from '../client/sign-in.ts'
import type { Tour, Traveller } from './tour-of.ts'

const password = 'correct horse'

/** Share links, as their owner and as a reader. @param documentId of the document that is shared */
export async function tourShares(
  { recorder, place, visitor }: Tour,
  { session }: Traveller,
  documentId: string,
): Promise<void> {
  const { record } = recorder
  const snapshot = { basics: { fullName: 'Marta Lindqvist', role: 'Senior Backend Engineer' } }
  const shared = await record('createShareLink', 201, session, { body: { documentId, snapshot, password } })
  const nameless = await signIn(place, 'nameless@example.com')
  await record('createShareLink', 400, nameless.session, { body: { documentId, snapshot } })
  await record('listShareLinks', 200, session, { params: { documentId } })
  await record('listSharedDocuments', 200, session, { query: { ids: documentId } })

  const params = { username: 'marta', slug: shared.body.data.slug }
  const reader = clientOf(place.url, fromApp, place.judge)
  await record('openShareLink', 200, reader, { params }, { name: 'protected' })
  await record('openShareLink', 404, reader, { params: { ...params, slug: 'nothing' } })
  await record('verifyShareLink', 401, reader, { params, body: { password: 'wrong horse' } })
  await record('verifyShareLink', 200, reader, { params, body: { password } })
  await record('verifyShareLink', 404, reader, { params: { ...params, slug: 'nothing' }, body: { password } })
  await record('verifyShareLink', 429, reader, { params, body: { password } }, { as: '*' })

  const expiresAt = new Date(Date.now() + 1_500).toISOString()
  await session.call('POST', '/shares', { body: { documentId, snapshot, removePassword: true, expiresAt } })
  await record('openShareLink', 200, visitor, { params }, { name: 'open' })
  await wait(Date.parse(expiresAt) - Date.now() + 50)
  await record('openShareLink', 410, visitor, { params })
  const another = clientOf(place.url, fromApp, place.judge)
  await record('verifyShareLink', 410, another, { params, body: { password } })
  const links = await session.call('GET', `/shares/documents/${documentId}`)
  const shareLinkId = links.body.data.items[0].id
  await record('deleteShareLink', 200, session, { params: { documentId, shareLinkId } })
}
