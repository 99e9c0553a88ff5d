import { createHmac } from 'node:crypto'
import type { LeaseCache } from '@resume/service-kit/cache/lease-cache'
import type { Caller, RequestContext } from '@resume/service-kit/context/request-context'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Admission } from '../admission/admit.ts'
import { addressBucket } from '../http/client-address.ts'
import { receiveUpload, type Upload } from '../http/upload.ts'
import type { Uploader, UploadPlace } from '../http/upload-room.ts'
import type { Clients } from '../routes/clients.ts'
import type { AnyRoute } from '../routes/route.ts'
import type { StatisticsCounter } from '../statistics/statistics-counter.ts'
import type { ViewCounter } from '../views/view-counter.ts'
import { contextOf } from './trace-requests.ts'

/** What the calls of rows are made with. */
export interface CallOptions {
  clients: Clients
  cache: LeaseCache
  views: ViewCounter
  statistics: StatisticsCounter
  /** Gives an upload its place in memory. */
  enterUploads: (uploader: Uploader) => UploadPlace
  /** Keys the hash under which anonymous callers are known to services. */
  addressSecret: string
}

/** How long a row's work may take unless it says so, in milliseconds. */
const defaultTimeoutMs = 5_000

/** What a row's work gets of a request that was let in. */
export function callOf(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  admission: Admission,
  row: AnyRoute,
  options: CallOptions,
) {
  const principal: Caller = admission.record?.principal ?? {
    kind: 'anonymous',
    addressHash: createHmac('sha256', options.addressSecret).update(addressBucket(request.ip)).digest('hex'),
  }
  const context: RequestContext = {
    ...contextOf(request),
    principal,
    deadline: Date.now() + (row.timeoutMs ?? defaultTimeoutMs),
  }
  const { params, query, body } = request
  let received: Promise<Upload> | undefined
  const upload = () => {
    if (!row.multipart) throw new Error(`${row.operation} takes no upload`)
    const isAnonymous = principal.kind === 'anonymous'
    const uploader = { key: isAnonymous ? principal.addressHash : principal.userId, isAnonymous }
    received ??= receiveUpload({ request, reply }, row.multipart, uploader, options.enterUploads)
    return received
  }
  const { clients, cache, views, statistics } = options
  return { params, query, body, principal, context, clients, cache, views, statistics, request, upload }
}
