import { createHash, createHmac } from 'node:crypto'
import type { SignedUpload } from '../use-cases/object-storage.ts'

/** Who signs, and for which storage. */
export interface Signer {
  accessKey: string
  secretKey: string
  region: string
}

const algorithm = 'AWS4-HMAC-SHA256'
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const escaped = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/**
 * Presigns the PUT of one file (AWS Signature Version 4). The signature covers every given header, so that the storage takes
 * no file of another type, length or checksum; the presigning of the `minio` package leaves type and length out.
 * @param address of the object, as its uploader will write it
 * @param headers in lower case
 */
export function signUpload(
  address: URL,
  headers: Record<string, string>,
  expiresInSeconds: number,
  now: Date,
  { accessKey, secretKey, region }: Signer,
): SignedUpload {
  const time = now.toISOString().replace(/[-:]|\.\d{3}/g, '')
  const scope = [time.slice(0, 8), region, 's3', 'aws4_request']
  const signed: [string, string][] = Object.entries({ ...headers, host: address.host }).sort(([a], [b]) =>
    a < b ? -1 : 1,
  )
  const names = signed.map(([name]) => name).join(';')
  const query = Object.entries({
    'X-Amz-Algorithm': algorithm,
    'X-Amz-Credential': [accessKey, ...scope].join('/'),
    'X-Amz-Date': time,
    'X-Amz-Expires': String(expiresInSeconds),
    'X-Amz-SignedHeaders': names,
  })
    .map(([name, value]) => `${name}=${escaped(value)}`)
    .join('&')
  const lines = signed.map(([name, value]) => `${name}:${value}\n`).join('')
  const canonical = ['PUT', address.pathname, query, lines, names, 'UNSIGNED-PAYLOAD'].join('\n')
  const toSign = [algorithm, time, scope.join('/'), sha256(canonical)].join('\n')
  const key = scope.reduce<string | Buffer>((previous, part) => hmac(previous, part), `AWS4${secretKey}`)
  const signature = hmac(key, toSign).toString('hex')
  return { url: `${address.origin}${address.pathname}?${query}&X-Amz-Signature=${signature}`, headers }
}
