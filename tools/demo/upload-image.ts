import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../generate/deployables.ts'
import type { Api } from './api.ts'
import { heading, line } from './print.ts'

/** An image that can be part of a portfolio. */
export interface UploadedImage {
  id: string
  url: string
}

interface Upload {
  assetId: string
  uploadUrl: string
  method: string
  headers: Record<string, string>
  expiresInSeconds: number
}

/** Uploads a portrait by its presigned URL, straight to the storage. */
export async function uploadImage(api: Api, session: Record<string, string>): Promise<UploadedImage> {
  heading('11  Upload a portrait')
  const file = readFileSync(join(root, 'examples/portrait.jpg'))
  const checksum = createHash('sha256').update(file).digest('base64')
  const declaration = { kind: 'AVATAR', mimeType: 'image/jpeg', sizeBytes: file.length, checksum }
  const upload = await api.call<Upload>('POST', '/portfolio-assets/upload-url', { body: declaration, headers: session })
  const { assetId, uploadUrl, method, headers, expiresInSeconds } = upload
  const put = async (body: Buffer) =>
    (await fetch(uploadUrl, { method, headers, body: Uint8Array.from(body), signal: AbortSignal.timeout(30_000) }))
      .status
  line(`${new URL(uploadUrl).origin} takes exactly this file for ${expiresInSeconds / 60} minutes`)
  line(`another one of its size: ${await put(Buffer.alloc(file.length))}`)
  line(`the portrait itself:     ${await put(file)}`)
  const image = await api.call<UploadedImage>('POST', '/portfolio-assets/complete', {
    body: { assetId, checksum },
    headers: session,
  })
  const copy = Buffer.from(await (await fetch(image.url, { signal: AbortSignal.timeout(30_000) })).arrayBuffer())
  const says = (bytes: Buffer) => (bytes.includes('Example Camera') ? 'names the camera' : 'does not name the camera')
  line(`${image.url}`)
  line(`The file ${says(file)} in its metadata; the copy that everybody can read ${says(copy)}.`)
  return image
}
