import type { ObjectStore } from './object-store.ts'
import { escapeXml, S3Error } from './s3-error.ts'

/**
 * The answer to a question about the bucket: its region, or a page of its objects (ListObjectsV2).
 * @throws S3Error 501 for anything else
 */
export function listPage(store: ObjectStore, bucket: string, query: URLSearchParams): string {
  if (query.has('location'))
    return '<LocationConstraint xmlns="http://s3.amazonaws.com/doc/2006-03-01/"></LocationConstraint>'
  if (query.get('list-type') !== '2') throw new S3Error(501, 'NotImplemented', 'This is not implemented.')
  const prefix = query.get('prefix') ?? ''
  const after = query.get('continuation-token') ?? query.get('start-after') ?? ''
  const most = Math.min(Number(query.get('max-keys') ?? 1000), 1000)
  const found = store.keys().filter((key) => key.startsWith(prefix) && key > after)
  const page = found.slice(0, most)
  const contents = page.map((key) => {
    const facts = store.facts(key)
    const modified = new Date(facts?.lastModified ?? 0).toISOString()
    return `<Contents><Key>${escapeXml(key)}</Key><LastModified>${modified}</LastModified><ETag>${escapeXml(facts?.etag ?? '')}</ETag><Size>${facts?.size ?? 0}</Size><StorageClass>STANDARD</StorageClass></Contents>`
  })
  const isCut = page.length < found.length
  const next = isCut ? `<NextContinuationToken>${escapeXml(page.at(-1) ?? '')}</NextContinuationToken>` : ''
  return `<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>${escapeXml(bucket)}</Name><Prefix>${escapeXml(prefix)}</Prefix><KeyCount>${page.length}</KeyCount><MaxKeys>${most}</MaxKeys><IsTruncated>${isCut}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`
}
