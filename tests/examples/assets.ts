import { createHash } from 'node:crypto'
import { tinyPng } from '../client/image.ts'
import type { Tour, Traveller } from './tour-of.ts'

/** Images: uploaded, refused, and gone. */
export async function tourAssets({ recorder, s3 }: Tour, { session }: Traveller): Promise<void> {
  const { record } = recorder
  const checksum = createHash('sha256').update(tinyPng).digest('base64')
  const body = { kind: 'AVATAR', mimeType: 'image/png', sizeBytes: tinyPng.length, checksum }
  const upload = async (headers = {}) => {
    const { data } = (await record('createPortfolioAssetUpload', 200, session, { body, headers })).body
    await fetch(data.uploadUrl, { method: 'PUT', headers: data.headers, body: Uint8Array.from(tinyPng) })
    return { body: { assetId: data.assetId as string } }
  }
  const repeated = { 'idempotency-key': 'an-image' }
  const asset = await upload(repeated)
  const other = { body: { ...body, kind: 'SOCIAL_IMAGE' }, headers: repeated }
  await record('createPortfolioAssetUpload', 409, session, other)
  await record('createPortfolioAssetUpload', 400, session, { body: { ...body, mimeType: 'image/gif' } })

  s3.fault = ({ method, key }) => (method === 'HEAD' && key.startsWith('public/') ? { lie: { size: 1 } } : undefined)
  await record('completePortfolioAsset', 502, session, asset)
  s3.fault = () => undefined
  await record('completePortfolioAsset', 200, session, asset)
  await record('completePortfolioAsset', 404, session, { body: { assetId: 'unknown' } })
  const { assetId } = (await session.call('POST', '/portfolio-assets/upload-url', { body })).body.data
  await record('completePortfolioAsset', 400, session, { body: { assetId } })
  await record('listPortfolioAssets', 200, session)
  await record('deletePortfolioAsset', 200, session, { params: { id: assetId } })
}
