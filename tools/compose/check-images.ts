import { createHash } from 'node:crypto'
import { signUpload } from '../../services/portfolio/src/adapters/sign-upload.ts'
import { tinyPng } from '../../tests/client/image.ts'
import { expectThat, request } from './checks.ts'

/** The compose file's defaults. */
const signer = { accessKey: 'development', secretKey: 'development-only', region: 'us-east-1' }
const timeout = () => AbortSignal.timeout(10_000)

/** Sees to it that the storage takes exactly the file that was declared, and shows nothing but finished images. */
export async function checkImages(url: string, cookie: string): Promise<void> {
  const session = { cookie }
  const checksum = createHash('sha256').update(tinyPng).digest('base64')
  const body = { kind: 'AVATAR', mimeType: 'image/png', sizeBytes: tinyPng.length, checksum }
  const { assetId, uploadUrl, headers } = (await request(`${url}/api/v1/portfolio-assets/upload-url`, body, session))
    .json.data
  const send = async (to: string, file: Buffer, sent: Record<string, string>) =>
    (await fetch(to, { method: 'PUT', headers: sent, body: Uint8Array.from(file), signal: timeout() })).status
  const { 'content-length': _, ...unmeasured } = headers
  expectThat(
    'another type is refused',
    (await send(uploadUrl, tinyPng, { ...headers, 'content-type': 'text/html' })) === 403,
  )
  expectThat('another size is refused', (await send(uploadUrl, Buffer.concat([tinyPng, tinyPng]), unmeasured)) === 403)
  expectThat('another content is refused', (await send(uploadUrl, Buffer.alloc(tinyPng.length), headers)) === 400)
  expectThat(
    'another place is refused',
    (await send(uploadUrl.replace('/uploads/', '/public/'), tinyPng, headers)) === 403,
  )
  const earlier = new Date(Date.now() - 11 * 60_000)
  const expired = signUpload(new URL(uploadUrl.split('?')[0]), headers, 600, earlier, signer)
  expectThat('an expired URL is refused', (await send(expired.url, tinyPng, headers)) === 403)
  const current = signUpload(new URL(uploadUrl.split('?')[0]), headers, 600, new Date(), signer)
  expectThat('the same URL is taken before it expires', (await send(current.url, tinyPng, headers)) === 200)
  expectThat('the file is taken', (await send(uploadUrl, tinyPng, headers)) === 200)

  const completed = await request(`${url}/api/v1/portfolio-assets/complete`, { assetId, checksum }, session)
  const address: string = completed.json.data.url
  const image = await fetch(address, { signal: timeout() })
  expectThat('everybody reads the image', image.ok && image.headers.get('content-type') === 'image/png')
  expectThat('browsers keep it', image.headers.get('cache-control')?.includes('immutable') === true)
  expectThat('its type is not guessed', image.headers.get('x-content-type-options') === 'nosniff')
  const bucket = address.slice(0, address.indexOf('public/'))
  for (const closed of [bucket, `${bucket}?list-type=2&prefix=public/`, uploadUrl.split('?')[0]]) {
    expectThat(`${closed} is closed`, (await fetch(closed, { signal: timeout() })).status === 403)
  }
}
