import type { Tour, Traveller } from './tour-of.ts'

/** Operations that name a resource by an ID in their path. */
const byId = [
  ...['getApiKey', 'rotateApiKey', 'revokeApiKey', 'deleteApiKey'],
  ...['getDocument', 'updateDocument', 'deleteDocument', 'restoreDocument', 'duplicateDocument'],
  ...['listDocumentVersions', 'getDocumentVersion', 'restoreDocumentVersion'],
  ...['listShareLinks', 'deleteShareLink', 'deletePortfolioAsset'],
  ...['getChangelogEntry', 'getRoadmapItem'],
]
const nothing = { id: 'unknown', documentId: 'unknown', shareLinkId: 'unknown', revision: '1' }

/** Asks for what is not there, and for what no key may see. */
export async function tourMissing({ recorder }: Tour, { session, narrowKey }: Traveller): Promise<void> {
  for (const operation of byId) await recorder.record(operation, 404, session, { params: nothing })
  await recorder.record('getDocument', 404, session, { params: nothing }, { as: '*' })
  await recorder.record('createShareLink', 404, session, {
    body: { documentId: 'unknown', snapshot: { basics: { fullName: 'Marta Lindqvist' } } },
  })
  await recorder.record('getBilling', 403, narrowKey, {}, { as: '*' })
}
