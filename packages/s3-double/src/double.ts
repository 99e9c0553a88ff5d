import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { listPage } from './list-page.ts'
import { type ObjectStore, openObjectStore } from './object-store.ts'
import { escapeXml, S3Error } from './s3-error.ts'
import { type Credentials, checkSignature } from './signature.ts'

/** What goes wrong with a request. */
export interface Fault {
  /** Waits before anything is done, in milliseconds. */
  delayMs?: number
  /** Waits for this before anything is done. */
  until?: Promise<unknown>
  /** Answers with this status and does nothing. */
  status?: number
  /** Ends the connection and does nothing. */
  hangUp?: boolean
  /** Says that it has written, and has not. */
  forget?: boolean
  /** Says something else of an object than is true. */
  lie?: { size?: number; type?: string }
  /** Ends the connection after this many bytes of an object. */
  cutAfter?: number
}

/** A request, for whoever decides what goes wrong. */
export interface SeenRequest {
  method: string
  /** Empty for requests about the bucket. */
  key: string
}

/** A local S3 with one bucket. */
export interface S3Double {
  url: string
  store: ObjectStore
  /** Decides what goes wrong; nothing, unless a test sets it. */
  fault: (request: SeenRequest) => Fault | undefined
  close(): Promise<void>
}

/** How the double is started. */
export interface S3DoubleOptions extends Credentials {
  port?: number
  host?: string
  dir: string
  bucket: string
  /** Objects below it can be read by everybody; nothing else can, and nobody can list anything unsigned. */
  publicPrefix: string
}

/** Largest body, in bytes. */
const mostBytes = 64 * 1024 * 1024
/** Headers of an upload that come back with the object. */
const kept = ['content-type', 'cache-control', 'content-disposition', 'content-encoding', 'content-language']

/** Starts the double: objects are put, read, removed and listed as S3 does it, under its signatures. */
export async function startS3Double(options: S3DoubleOptions): Promise<S3Double> {
  const store = openObjectStore(options.dir)
  const double: S3Double = { url: '', store, fault: () => undefined, close: async () => {} }
  const server = createServer((request, response) => {
    serve(options, double, request, response).catch((error: unknown) => {
      if (response.headersSent) response.destroy()
      else if (error instanceof S3Error) refuse(request, response, error)
      else refuse(request, response, new S3Error(500, 'InternalError', 'We made a mistake.'))
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port ?? 0, options.host ?? '127.0.0.1', resolve)
  })
  const address = server.address()
  double.url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : options.port}`
  double.close = () =>
    new Promise((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return double
}

async function serve(options: S3DoubleOptions, double: S3Double, request: IncomingMessage, response: ServerResponse) {
  const { method = 'GET', headers } = request
  const [path = '/', query = ''] = (request.url ?? '/').split('?')
  response.setHeader('access-control-allow-origin', '*')
  response.setHeader('x-content-type-options', 'nosniff')
  if (method === 'OPTIONS') return allowPages(response)
  if (path === '/healthz') return void response.end()
  const [, bucket = '', ...rest] = path.split('/').map(decodeURIComponent)
  const key = rest.join('/')
  const fault = double.fault({ method, key }) ?? {}
  if (fault.delayMs) await wait(fault.delayMs)
  await fault.until
  if (fault.hangUp) return void request.destroy()
  if (fault.status) throw new S3Error(fault.status, fault.status === 503 ? 'SlowDown' : 'InternalError', 'Not now.')

  const signature = checkSignature({ method, path, query, headers }, options, new Date())
  const isOpen = key.startsWith(options.publicPrefix) && (method === 'GET' || method === 'HEAD')
  if (!signature && !isOpen) throw new S3Error(403, 'AccessDenied', 'Access Denied')
  if (bucket !== options.bucket) throw new S3Error(404, 'NoSuchBucket', 'The specified bucket does not exist')
  if (key === '' && method === 'HEAD') return void response.end()
  if (key === '') return void sendXml(response, 200, listPage(double.store, bucket, new URLSearchParams(query)))
  if (method === 'PUT') return put(double.store, key, request, response, signature?.payload ?? '', fault)
  if (method === 'DELETE') {
    double.store.remove(key)
    return void response.writeHead(204).end()
  }
  /** Whoever may not list learns nothing of what is missing. */
  if (!signature && !double.store.facts(key)) throw new S3Error(403, 'AccessDenied', 'Access Denied')
  if (method === 'GET' || method === 'HEAD') return read(double.store, key, request, response, fault)
  throw new S3Error(405, 'MethodNotAllowed', 'The specified method is not allowed against this resource.')
}

async function put(
  store: ObjectStore,
  key: string,
  request: IncomingMessage,
  response: ServerResponse,
  payload: string,
  fault: Fault,
) {
  const { headers } = request
  if (headers['content-length'] === undefined) {
    throw new S3Error(411, 'MissingContentLength', 'You must provide the Content-Length HTTP header.')
  }
  if (Number(headers['content-length']) > mostBytes)
    throw new S3Error(400, 'EntityTooLarge', 'Your upload is too large')
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const bytes = Buffer.concat(chunks)
  const digest = (name: string, encoding: 'hex' | 'base64') => createHash(name).update(bytes).digest(encoding)
  const sent = headers['x-amz-checksum-sha256']
  if (sent !== undefined && sent !== digest('sha256', 'base64')) {
    throw new S3Error(400, 'BadDigest', 'The SHA256 you specified did not match the calculated checksum.')
  }
  if (headers['content-md5'] !== undefined && headers['content-md5'] !== digest('md5', 'base64')) {
    throw new S3Error(400, 'BadDigest', 'The Content-MD5 you specified did not match what we received.')
  }
  if (/^[0-9a-f]{64}$/.test(payload) && payload !== digest('sha256', 'hex')) {
    throw new S3Error(400, 'XAmzContentSHA256Mismatch', 'The provided x-amz-content-sha256 does not match.')
  }
  if (fault.forget) return void response.writeHead(200, { etag: `"${digest('md5', 'hex')}"` }).end()
  const own = kept.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]]))
  const meta = Object.entries(headers).filter(([name]) => name.startsWith('x-amz-meta-'))
  const { etag } = store.put(key, bytes, Object.fromEntries([...own, ...meta]))
  response.writeHead(200, { etag }).end()
}

function read(store: ObjectStore, key: string, request: IncomingMessage, response: ServerResponse, fault: Fault) {
  const facts = store.facts(key)
  if (!facts) throw new S3Error(404, 'NoSuchKey', 'The specified key does not exist.')
  const bytes = store.read(key)
  if (request.headers['if-none-match'] === facts.etag) return void response.writeHead(304, { etag: facts.etag }).end()
  const { lie = {}, cutAfter } = fault
  response.writeHead(200, {
    'content-type': 'binary/octet-stream',
    ...facts.headers,
    ...(lie.type !== undefined && { 'content-type': lie.type }),
    'content-length': lie.size ?? facts.size,
    etag: facts.etag,
    'last-modified': facts.lastModified,
  })
  if (request.method === 'HEAD') return void response.end()
  if (cutAfter !== undefined) return void response.write(bytes.subarray(0, cutAfter), () => response.destroy())
  const claimed = lie.size ?? facts.size
  response.end(
    claimed <= bytes.length ? bytes.subarray(0, claimed) : Buffer.concat([bytes, Buffer.alloc(claimed - bytes.length)]),
  )
}

/** Lets pages of any origin upload, as MinIO does unless told otherwise. */
function allowPages(response: ServerResponse) {
  response.setHeader('access-control-allow-methods', 'GET, HEAD, PUT, DELETE')
  response.setHeader('access-control-allow-headers', '*')
  response.writeHead(204).end()
}

function sendXml(response: ServerResponse, status: number, xml: string) {
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0" encoding="UTF-8"?>\n${xml}`)
}

/** The connection ends with a refusal: the rest of an upload would be read as the next request. */
function refuse(request: IncomingMessage, response: ServerResponse, { status, code, message }: S3Error) {
  response.setHeader('connection', 'close')
  if (request.method === 'HEAD') return void response.writeHead(status).end()
  const resource = escapeXml((request.url ?? '').split('?')[0] ?? '')
  sendXml(
    response,
    status,
    `<Error><Code>${code}</Code><Message>${escapeXml(message)}</Message><Resource>${resource}</Resource></Error>`,
  )
}
