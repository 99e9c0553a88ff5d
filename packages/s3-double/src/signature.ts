import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { S3Error } from './s3-error.ts'

/** Who may sign, and for where. */
export interface Credentials {
  accessKey: string
  secretKey: string
  region: string
}

/** What is signed of a request, as it arrived. */
export interface SignedRequest {
  method: string
  /** The path as it was sent, without the query. */
  path: string
  /** The query as it was sent, without the question mark. */
  query: string
  headers: IncomingHttpHeaders
}

const algorithm = 'AWS4-HMAC-SHA256'
/** How far the clock of a client may be off, in milliseconds; as S3. */
const skewMs = 15 * 60_000

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const denied = (message: string) => new S3Error(403, 'AccessDenied', message)

/**
 * Checks the signature (AWS Signature Version 4) of a request: in its query when it is presigned, else in its header.
 * @returns undefined for a request that nobody signed, else what the signature says of the payload's SHA-256
 * @throws S3Error 403 as S3 answers it
 */
export function checkSignature(
  request: SignedRequest,
  credentials: Credentials,
  now: Date,
): { payload: string } | undefined {
  const query = new URLSearchParams(request.query)
  if (query.has('X-Amz-Signature')) return checkPresigned(request, query, credentials, now)
  const { authorization } = request.headers
  if (!authorization) return undefined
  const [, credential = '', signed = '', signature = ''] =
    new RegExp(`^${algorithm} Credential=(\\S+?), ?SignedHeaders=(\\S+?), ?Signature=([0-9a-f]{64})$`).exec(
      authorization,
    ) ?? []
  const date = String(request.headers['x-amz-date'])
  if (Math.abs(timeOf(date) - now.getTime()) > skewMs) {
    throw new S3Error(403, 'RequestTimeTooSkewed', 'The difference between the request time and ours is too large.')
  }
  const payload = String(request.headers['x-amz-content-sha256'])
  compare(request, request.query, { credential, signed, signature, date, payload }, credentials)
  return { payload }
}

function checkPresigned(request: SignedRequest, query: URLSearchParams, credentials: Credentials, now: Date) {
  const parameter = (name: string) => query.get(`X-Amz-${name}`) ?? ''
  if (parameter('Algorithm') !== algorithm) throw denied('The algorithm is not supported.')
  const date = parameter('Date')
  const begin = timeOf(date)
  const seconds = Number(parameter('Expires'))
  if (!(seconds > 0 && seconds <= 604_800)) throw denied('X-Amz-Expires must be between 1 and 604800.')
  if (begin - now.getTime() > skewMs) throw denied('Request is not valid yet')
  if (now.getTime() >= begin + seconds * 1000) throw denied('Request has expired')
  const unsigned = request.query
    .split('&')
    .filter((pair) => !pair.startsWith('X-Amz-Signature='))
    .join('&')
  const credential = parameter('Credential')
  const [signed, signature] = [parameter('SignedHeaders'), parameter('Signature')]
  compare(request, unsigned, { credential, signed, signature, date, payload: 'UNSIGNED-PAYLOAD' }, credentials)
  return { payload: 'UNSIGNED-PAYLOAD' }
}

interface Claim {
  credential: string
  signed: string
  signature: string
  date: string
  payload: string
}

function compare(request: SignedRequest, query: string, claim: Claim, { accessKey, secretKey, region }: Credentials) {
  const { date, payload, signature } = claim
  const [key, ...scope] = claim.credential.split('/')
  if (key !== accessKey) throw new S3Error(403, 'InvalidAccessKeyId', 'The access key does not exist in our records.')
  if (scope.join('/') !== `${date.slice(0, 8)}/${region}/s3/aws4_request`) {
    throw new S3Error(400, 'AuthorizationHeaderMalformed', `The credential's scope is not this region's, ${region}.`)
  }
  const names = claim.signed.split(';')
  if (!names.includes('host')) throw denied('The host must be signed.')
  const unsigned = Object.keys(request.headers).find((name) => name.startsWith('x-amz-') && !names.includes(name))
  if (unsigned) throw denied(`There were headers present in the request which were not signed: ${unsigned}`)
  const headers = names.map((name) => `${name}:${headerText(request.headers[name])}\n`).join('')
  const sorted = query
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => (pair.includes('=') ? pair : `${pair}=`))
    .sort()
    .join('&')
  const canonical = [request.method, request.path, sorted, headers, claim.signed, payload].join('\n')
  const toSign = [algorithm, date, scope.join('/'), sha256(canonical)].join('\n')
  const signingKey = scope.reduce<string | Buffer>((previous, part) => hmac(previous, part), `AWS4${secretKey}`)
  const expected = hmac(signingKey, toSign)
  const given = Buffer.from(signature, 'hex')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    throw new S3Error(403, 'SignatureDoesNotMatch', 'The signature that we calculated does not match the one provided.')
  }
}

const headerText = (value: string | string[] | undefined) =>
  String(value ?? '')
    .trim()
    .replace(/ +/g, ' ')

/** The time that `20261121T101500Z` stands for; NaN never is within any limit. */
function timeOf(date: string): number {
  const iso = date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z')
  const time = Date.parse(iso)
  if (Number.isNaN(time)) throw denied('The date of the signature is malformed.')
  return time
}
