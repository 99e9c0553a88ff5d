import { createHash } from 'node:crypto'
import { signUpload } from '../../services/portfolio/src/adapters/sign-upload.ts'
import { tinyPng } from '../../tests/client/image.ts'
import { ask, expectThat, request } from './checks.ts'

/** The compose file's defaults. */
const signer = { accessKey: 'development', secretKey: 'development-only', region: 'us-east-1' }
const timeout = () => AbortSignal.timeout(10_000)

/** What storages do of which S3 leaves them free. */
export interface Storage {
  name: string
  /** Refuses a file with another SHA-256 than it comes with. Where it does not, completing the image does. */
  verifiesChecksums: boolean
  /** Tells browsers not to guess types. Where it does not, a proxy before it can. */
  sendsNosniff: boolean
}

/** The storage that runs. @param standIns images that are not the official ones */
export function storageOf(standIns: string[]): Storage {
  return standIns.some((image) => image.startsWith('minio/'))
    ? { name: 'Ceph', verifiesChecksums: false, sendsNosniff: false }
    : { name: 'MinIO', verifiesChecksums: true, sendsNosniff: true }
}

/** Sees to it that the storage takes exactly the file that was declared, and shows nothing but finished images. */
export async function checkImages(url: string, cookie: string, storage: Storage): Promise<void> {
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
  const exchanged = await send(uploadUrl, Buffer.alloc(tinyPng.length), headers)
  expectThat('another content is refused', exchanged === (storage.verifiesChecksums ? 400 : 200))
  const useless = await ask(`${url}/api/v1/portfolio-assets/complete`, { assetId, checksum }, session)
  expectThat('another content is no image', useless.status === 400)
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
  if (storage.sendsNosniff) {
    expectThat('its type is not guessed', image.headers.get('x-content-type-options') === 'nosniff')
  }
  const bucket = address.slice(0, address.indexOf('public/'))
  for (const closed of [bucket, `${bucket}?list-type=2&prefix=public/`, uploadUrl.split('?')[0]]) {
    expectThat(`${closed} is closed`, (await fetch(closed, { signal: timeout() })).status === 403)
  }
}
