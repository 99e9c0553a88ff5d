import type { LeaseCache } from '@resume/service-kit/cache/lease-cache'
import type { Caller, RequestContext } from '@resume/service-kit/context/request-context'
import type { CallOptions } from '@resume/service-kit/grpc/client'
import type { RequestOf, ResponseOf } from '@resume/service-kit/grpc/method-types'
import type { FastifyRequest } from 'fastify'
import type { Static, TObject, TSchema } from 'typebox'
import type { Access } from '../access/access.ts'
import type { LimitClassName } from '../admission/limit-classes.ts'
import type { EventSink } from '../http/event-stream.ts'
import type { Upload } from '../http/upload.ts'
import type { StatisticsCounter } from '../statistics/statistics-counter.ts'
import type { ViewCounter } from '../views/view-counter.ts'
import type { Clients, MethodOf, Services } from './clients.ts'

/** What a route's work gets: the checked request and who asks. */
export interface RouteCall<Params, Query, Body> {
  params: Params
  query: Query
  body: Body
  /** Who asks; `anonymous` also for a first-party page without a credential. */
  principal: Caller
  context: RequestContext
  clients: Clients
  cache: LeaseCache
  /** Counts views of portfolios. */
  views: ViewCounter
  /** Counts what happens in the web app. */
  statistics: StatisticsCounter
  request: FastifyRequest
  /** Of an upload: waits until the file has arrived; the time for the work begins then. */
  upload: () => Promise<Upload>
}

type PartOf<Schema> = Schema extends TObject ? Static<Schema> : Record<string, never>

/** One row of the table: everything about a route. */
export interface Route<
  Params extends TObject | undefined = TObject | undefined,
  Query extends TObject | undefined = TObject | undefined,
  Body extends TSchema | undefined = TSchema | undefined,
> {
  /** Unique, a verb and a noun; the operation id of the documentation. */
  operation: string
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below `/api/v1`. */
  path: string
  summary: string
  description?: string
  access: Access
  /** How requests are counted; `default` when absent. */
  limit?: LimitClassName
  params?: Params
  /** Names of the path whose case means nothing, as that of a host: caches and the work get them in lower case. */
  caseless?: string[]
  query?: Query
  body?: Body
  /** Whether the body may be missing altogether. */
  bodyOptional?: boolean
  /** An upload: the work asks for the file. */
  multipart?: { field: string; maxBytes: number }
  /** Members of the body that are free-form objects: the work gets each as a `RawJson` of the bytes that were sent. */
  raw?: string[]
  /** Largest body in bytes; 64 KB when absent. */
  bodyLimit?: number
  response: { status: 200 | 201 | 202; message: string; data: TSchema }
  /** Statuses besides those that the access and the parts of the request imply. */
  errors?: (400 | 402 | 403 | 404 | 408 | 409 | 410 | 413 | 415 | 429 | 502)[]
  /** What the ids of the path name, such as `API key`; the 404 of a missing one and that of a malformed id say so. */
  resource?: string
  /** Accepts `Idempotency-Key`; `in-service` when the service that does the work stores its answer for repeats. */
  idempotent?: true | 'in-service'
  /** The work returns `JsonPieces`, which are sent as they are read; one such answer per user at a time. */
  streams?: true
  /** Keeps `data` in Redis, for its user or for everybody; the owner of the data drops it. */
  cache?: UserCache | SharedCache
  /** First-party and administrative: served, and not in the public description. */
  internal?: true
  /** Longest time for the work, in milliseconds; 5 s when absent. */
  timeoutMs?: number
  /** RPCs that the work calls, as `service.Method`; {@link rpc} says it by itself. */
  calls?: RpcName[]
  /** Does the work for a caller who asks for server-sent events instead. */
  events?(
    call: RouteCall<PartOf<Params>, PartOf<Query>, Body extends TSchema ? Static<Body> : undefined>,
    sink: EventSink,
  ): Promise<void>
  /** Does the work and returns `data`. */
  work(
    call: RouteCall<PartOf<Params>, PartOf<Query>, Body extends TSchema ? Static<Body> : undefined>,
  ): Promise<unknown>
}

/** An answer that is one user's. */
export interface UserCache {
  entry: (userId: string, params: Record<string, string>) => string
  ttlSeconds: number
}

/** An answer that everybody gets who may call the route: a field of an entry set for each question. */
export interface SharedCache {
  /**
   * The key of the set, by which a change drops all answers; undefined for parameters that name nothing, whose answers are not
   * kept.
   */
  set: string | ((params: Record<string, string>) => string | undefined)
  /** Names how long answers are kept at most. */
  lifetime: 'changelog' | 'roadmap' | 'codehost' | 'portfolios'
  /** Answers with a strong `ETag`, and with 304 to an `If-None-Match` that names it. */
  etag?: true
}

/** A row of any shape. */
export interface AnyRoute extends Omit<Route, 'work' | 'events'> {
  events?(call: RouteCall<never, never, never>, sink: EventSink): Promise<void>
  work(call: RouteCall<never, never, never>): Promise<unknown>
}

/** Thrown by the work of a cached row: `data` that is right to answer, but not to keep. */
export class Uncached extends Error {
  readonly data: unknown

  constructor(data: unknown) {
    super('not to be kept')
    this.data = data
  }
}

/** Returned by the work of a row with a {@link SharedCache}: `data` that is right for a shorter time than usual. */
export class Brief {
  readonly data: unknown
  readonly lifetimeMs: number

  constructor(data: unknown, lifetimeMs: number) {
    this.data = data
    this.lifetimeMs = lifetimeMs
  }
}

/** Returned by the work of a row whose service stores answers: `data` that an earlier request was answered with. */
export class Replayed {
  readonly data: unknown

  constructor(data: unknown) {
    this.data = data
  }
}

/** An RPC of a service. */
export type RpcName = {
  [Service in keyof Services]: `${Service}.${keyof Services[Service]['methods'] & string}`
}[keyof Services]

/** The RPCs that a row calls. */
export function callsOf(row: AnyRoute): RpcName[] {
  return row.calls ?? (row.work as { calls?: RpcName[] }).calls ?? []
}

/** Declares a row; what its schemas say is what its work gets. */
export function route<
  Params extends TObject | undefined = undefined,
  Query extends TObject | undefined = undefined,
  Body extends TSchema | undefined = undefined,
>(row: Route<Params, Query, Body>): AnyRoute {
  return row as unknown as AnyRoute
}

/** No limit of its own: the row's time is the deadline of the request's context. */
const untilDeadline = 60_000

/**
 * Work that is one call of a service.
 * @param service the service
 * @param method a method of it; a typo does not compile
 * @param encode makes the request
 * @param decode makes `data` of the response
 */
export function rpc<Service extends keyof Services, Method extends MethodOf<Service>, Params, Query, Body>(
  service: Service,
  method: Method,
  encode: (
    call: RouteCall<Params, Query, Body>,
  ) => RequestOf<Services[Service]['methods'][Method & keyof Services[Service]['methods']]>,
  decode: (
    response: ResponseOf<Services[Service]['methods'][Method & keyof Services[Service]['methods']]>,
    call: RouteCall<Params, Query, Body>,
  ) => unknown,
): (call: RouteCall<Params, Query, Body>) => Promise<unknown> {
  const work = async (call: RouteCall<Params, Query, Body>) => {
    const client = call.clients[service] as unknown as UnaryClient
    const response = await client.call(method, encode(call), { context: call.context, timeoutMs: untilDeadline })
    return decode(response as never, call)
  }
  return Object.assign(work, { calls: [`${service}.${method}`] })
}

/** A client whose method is known only by name; {@link rpc} has checked that it fits. */
interface UnaryClient {
  call(method: string, request: unknown, options: CallOptions): Promise<unknown>
}
