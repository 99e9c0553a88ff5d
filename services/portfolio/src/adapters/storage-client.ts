import http from 'node:http'
import https from 'node:https'
import { Client } from 'minio'
import type { Config } from '../config.ts'

/** Where images are kept, and with which keys. */
export interface Storage {
  endpoint: URL
  bucket: string
  /** Where browsers reach the bucket, without a slash at the end. */
  bucketUrl: string
  signer: { accessKey: string; secretKey: string; region: string }
  /** Longest time for one request. */
  timeoutMs: number
}

/** The storage that a configuration names. @returns undefined where it names none */
export function storageOf(config: Config): Storage | undefined {
  const { S3_ENDPOINT, S3_ACCESS_KEY, S3_SECRET_KEY, S3_BUCKET: bucket, S3_REGION: region, S3_TIMEOUT_MS } = config
  if (!S3_ENDPOINT || !S3_ACCESS_KEY || !S3_SECRET_KEY) return undefined
  const base = (config.S3_PUBLIC_URL ?? S3_ENDPOINT).replace(/\/+$/, '')
  return {
    endpoint: new URL(S3_ENDPOINT),
    bucket,
    bucketUrl: `${base}/${bucket}`,
    signer: { accessKey: S3_ACCESS_KEY, secretKey: S3_SECRET_KEY, region },
    timeoutMs: S3_TIMEOUT_MS,
  }
}

/** Largest answer, in bytes: an image has 5 MB, a page of a list some hundred KB. */
const largestAnswer = 16 * 1024 * 1024

/** Breaks off an answer that is too large. The library reads errors and lists whole, however long they become. */
function limitAnswer(response: http.IncomingMessage): void {
  const { push } = response
  let bytes = 0
  response.push = (chunk, encoding) => {
    bytes += chunk?.length ?? 0
    if (bytes <= largestAnswer) return push.call(response, chunk, encoding)
    response.destroy(new Error('the answer is too large'))
    return false
  }
}

/** A client whose every request has a deadline, its body included, and is tried once. */
export function connectStorage({ endpoint, signer, timeoutMs }: Storage): Client {
  const isSecure = endpoint.protocol === 'https:'
  const { request } = isSecure ? https : http
  const transport = {
    request: (options: https.RequestOptions, answered: (response: http.IncomingMessage) => void) =>
      request({ ...options, signal: AbortSignal.timeout(timeoutMs) }, (response) => {
        limitAnswer(response)
        answered(response)
      }),
  }
  return new Client({
    endPoint: endpoint.hostname,
    port: Number(endpoint.port) || (isSecure ? 443 : 80),
    useSSL: isSecure,
    ...signer,
    pathStyle: true,
    transport: transport as NonNullable<ConstructorParameters<typeof Client>[0]['transport']>,
    transportAgent: new (isSecure ? https : http).Agent({ keepAlive: true }),
    retryOptions: { disableRetry: true },
  })
}
