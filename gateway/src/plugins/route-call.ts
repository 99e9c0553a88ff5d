import { createHmac } from 'node:crypto'
import type { LeaseCache } from '@resume/service-kit/cache/lease-cache'
import type { Caller, RequestContext } from '@resume/service-kit/context/request-context'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Admission } from '../admission/admit.ts'
import type { BodyRoom } from '../http/body-room.ts'
import { addressBucket } from '../http/client-address.ts'
import { senderOf } from '../http/large-bodies.ts'
import { receiveUpload, type Upload } from '../http/upload.ts'
import type { Clients } from '../routes/clients.ts'
import type { AnyRoute, RouteCall } from '../routes/route.ts'
import type { StatisticsCounter } from '../statistics/statistics-counter.ts'
import type { ViewCounter } from '../views/view-counter.ts'
import { contextOf } from './trace-requests.ts'

/** What the calls of rows are made with. */
export interface CallOptions {
  clients: Clients
  cache: LeaseCache
  views: ViewCounter
  statistics: StatisticsCounter
  /** Where bodies are in memory. */
  bodyRoom: BodyRoom
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
): RouteCall<unknown, unknown, unknown> {
  const principal: Caller = admission.record?.principal ?? {
    kind: 'anonymous',
    addressHash: createHmac('sha256', options.addressSecret).update(addressBucket(request.ip)).digest('hex'),
  }
  let received: Promise<Upload> | undefined
  const upload = () => {
    if (!row.multipart) throw new Error(`${row.operation} takes no upload`)
    const sender = senderOf(request, admission)
    received ??= receiveUpload({ request, reply }, row.multipart, sender, options.bodyRoom.enterUpload)
    return received
  }
  const deadline = Date.now() + (row.timeoutMs ?? defaultTimeoutMs)
  return new Call(request, { principal, deadline, upload }, options)
}

/** A class, because V8 gives each object literal with a getter a hidden class of its own. */
class Call implements RouteCall<unknown, unknown, unknown> {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
  readonly principal: Caller
  readonly clients: Clients
  readonly cache: LeaseCache
  readonly views: ViewCounter
  readonly statistics: StatisticsCounter
  readonly request: FastifyRequest
  readonly upload: () => Promise<Upload>
  readonly #deadline: number
  #context: RequestContext | undefined

  constructor(
    request: FastifyRequest,
    { principal, deadline, upload }: { principal: Caller; deadline: number; upload: () => Promise<Upload> },
    { clients, cache, views, statistics }: CallOptions,
  ) {
    this.params = request.params
    this.query = request.query
    this.body = request.body
    this.principal = principal
    this.clients = clients
    this.cache = cache
    this.views = views
    this.statistics = statistics
    this.request = request
    this.upload = upload
    this.#deadline = deadline
  }

  /** Made when it is asked for: not every work calls a service. */
  get context(): RequestContext {
    this.#context ??= { ...contextOf(this.request), principal: this.principal, deadline: this.#deadline }
    return this.#context
  }
}
