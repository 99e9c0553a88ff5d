import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PortfolioAsset, ResumePlatform } from '@resume-platform/sdk'
import { root } from '../generate/deployables.ts'
import { heading, line } from './print.ts'

/** Uploads a portrait by its presigned URL, straight to the storage. */
export async function uploadImage(session: ResumePlatform): Promise<PortfolioAsset> {
  heading('11  Upload a portrait')
  const file = readFileSync(join(root, 'examples/portrait.jpg'))
  const checksum = createHash('sha256').update(file).digest('base64')
  const declaration = { kind: 'AVATAR', mimeType: 'image/jpeg', sizeBytes: file.length, checksum } as const
  const upload = await session.portfolioAssets.createUpload(declaration)
  const { assetId, uploadUrl, method, headers, expiresInSeconds } = upload
  const put = async (body: Buffer) =>
    (await fetch(uploadUrl, { method, headers, body: Uint8Array.from(body), signal: AbortSignal.timeout(30_000) }))
      .status
  line(`${new URL(uploadUrl).origin} takes exactly this file for ${expiresInSeconds / 60} minutes`)
  line(`another one of its size: ${await put(Buffer.alloc(file.length))}`)
  line(`the portrait itself:     ${await put(file)}`)
  const image = await session.portfolioAssets.complete({ assetId, checksum })
  const copy = Buffer.from(await (await fetch(image.url ?? '', { signal: AbortSignal.timeout(30_000) })).arrayBuffer())
  const says = (bytes: Buffer) => (bytes.includes('Example Camera') ? 'names the camera' : 'does not name the camera')
  line(`${image.url}`)
  line(`The file ${says(file)} in its metadata; the copy that everybody can read ${says(copy)}.`)
  return image
}
