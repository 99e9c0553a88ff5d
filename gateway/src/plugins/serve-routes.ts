import { Readable } from 'node:stream'
import multipart from '@fastify/multipart'
import { AppError } from '@resume/service-kit/errors/app-error'
import { genericError } from '@resume/service-kit/errors/error-codes'
import { isId } from '@resume/service-kit/ids'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { authorize } from '../access/access.ts'
import { type ReadCredentials, unauthenticated } from '../access/credentials.ts'
import type { AdmissionRequest } from '../admission/admission-request.ts'
import { type Admission, LimitExceeded } from '../admission/admit.ts'
import type { LimitClass, LimitClassName } from '../admission/limit-classes.ts'
import type { EntrySets } from '../cache/entry-sets.ts'
import { addressBucket } from '../http/client-address.ts'
import { errorHeader, successEnvelope } from '../http/envelope.ts'
import { type EventStreamOptions, sendEvents, wantsEvents } from '../http/event-stream.ts'
import { innerOf } from '../http/inner-requests.ts'
import { setUsage } from '../http/key-usage.ts'
import { senderOf, waitForRoom } from '../http/large-bodies.ts'
import { bodyRefusal, checkContentType, ignoresType, isBodyless } from '../http/request-bodies.ts'
import { namesResource, validationOf } from '../http/route-validation.ts'
import { sendPieces } from '../http/send-pieces.ts'
import type { JsonPieces, SentStream } from '../http/send-stream.ts'
import type { BeginRequest } from '../idempotency/idempotency.ts'
import { type AnyRoute, Replayed, type SharedCache } from '../routes/route.ts'
import { answerKept, cachedWork, KeptBytes, type KeptPlace, placeOf } from './kept-answers.ts'
import { beginAttempt, keepAnswer } from './repeated-requests.ts'
import { type CallOptions, callOf } from './route-call.ts'
import { contextOf } from './trace-requests.ts'

/** What serving the table needs. */
export interface ServeOptions extends CallOptions {
  routes: AnyRoute[]
  admit: (request: AdmissionRequest) => Promise<Admission>
  readCredentials: ReadCredentials
  beginRequest: BeginRequest
  /** How server-sent events are sent. */
  eventStreams: EventStreamOptions
  /** Sends answers that are too large to be held. */
  sendStream: (stream: SentStream) => Promise<FastifyReply>
  sets: EntrySets
  /** How long answers that everybody gets are kept, in seconds. */
  lifetimes: Record<SharedCache['lifetime'], number>
  /** Hears whether a cacheable answer was cached. */
  countCacheRead: (outcome: 'hit' | 'miss') => void
  limits: Record<LimitClassName, LimitClass>
  adminEmail: string | undefined
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set for every route of the table that is not open to all. */
    admission: Admission | undefined
    /** Where the answer is kept, for the same routes. */
    kept: KeptPlace | undefined
  }
  interface FastifyContextConfig {
    /** Members of the body that are handed on as they were sent. */
    raw?: readonly string[]
  }
}

/** Where the table's routes live. */
export const apiPrefix = '/api/v1'

const defaultBodyLimit = 64 * 1024
const jsonType = 'application/json; charset=utf-8'

/** Serves every row of the table. @throws Error at start for a row that does not say who may call it */
export function serveRoutes(app: FastifyInstance, options: ServeOptions): void {
  app.decorateRequest('admission', undefined)
  app.decorateRequest('kept', undefined)
  for (const row of options.routes) if (!row.multipart) serveRoute(app, row, options)
  /** What reads uploads has two hooks, which would take a twentieth of the time of every other request. */
  app.register(async (uploads) => {
    await uploads.register(multipart)
    for (const row of options.routes) if (row.multipart) serveRoute(uploads, row, options)
  })
}

function serveRoute(app: FastifyInstance, row: AnyRoute, options: ServeOptions): void {
  const { access } = row
  if (!access || Object.keys(access).length === 0) throw new Error(`${row.operation} does not say who may call it`)
  const limit = options.limits[row.limit ?? 'default']
  const name = `${row.method} ${row.path}`
  const envelope = successEnvelope(row.response.message)
  const respond = (data: unknown, reply: FastifyReply) => sendPieces(envelope(data), reply)
  const idParams = Object.keys(row.params?.properties ?? {}).filter(namesResource)
  const expectedType = row.multipart ? 'multipart/form-data' : 'application/json'

  const answerHit = (body: Buffer, request: FastifyRequest, reply: FastifyReply) => {
    options.countCacheRead('hit')
    return answerKept(row.cache, body, { request, reply }, respond)
  }

  /** Answers what is cached, where it was cached for the very same question: that was found to be in order then. */
  const answerAtOnce = (request: FastifyRequest, reply: FastifyReply) => {
    const body = request.admission?.body
    if (!row.cache || !body || !isBodyless(request)) return undefined
    if (!request.kept?.bodySet && Object.keys(request.query as object).length > 0) return undefined
    reply.header('content-type', jsonType)
    const answer = answerHit(body, request, reply)
    return answer === reply ? reply : reply.send(answer)
  }

  app.route({
    method: row.method,
    url: `${apiPrefix}${row.path}`,
    schema: validationOf(row),
    config: { raw: row.raw },
    bodyLimit: row.multipart ? row.multipart.maxBytes + defaultBodyLimit : (row.bodyLimit ?? defaultBodyLimit),
    async onRequest(request, reply) {
      const credentials = options.readCredentials(request.headers)
      const address = addressBucket(request.ip)
      const params = request.params as Record<string, string>
      for (const param of row.caseless ?? []) params[param] = params[param]?.toLowerCase() ?? ''
      const isNamed = idParams.every((param) => isId(params[param] ?? ''))
      const kept = isNamed ? placeOf(row, params, request.query as object) : {}
      request.kept = kept
      try {
        const context = () => contextOf(request)
        const isPart = innerOf(request.raw) !== undefined
        const admission = await options.admit({ route: name, limit, address, credentials, context, isPart, ...kept })
        if (credentials.hasBadKey) throw unauthenticated()
        request.admission = admission
        if (admission.keyUsage) setUsage(reply, admission.keyUsage)
        if (admission.setCookie) reply.header('set-cookie', admission.setCookie)
        if (access.anonymous && !admission.record && !admission.counted) {
          throw new AppError('unavailable')
        }
        authorize(access, admission.record?.principal, credentials, options.adminEmail)
      } catch (error) {
        if (error instanceof LimitExceeded && error.keyUsage) setUsage(reply, error.keyUsage)
        throw error
      }
      if (!isNamed) throw new AppError('not_found', { resource: row.resource ?? 'Resource' })
      checkContentType(request, expectedType)
      /** The framework would look for what reads that type, though there is nothing to read. */
      if (ignoresType(request)) delete request.raw.headers['content-type']
      /** An upload takes its room while it arrives, and a part of another request is in the room of that. */
      const needsRoom = !row.multipart && !innerOf(request.raw)
      if (needsRoom) await waitForRoom({ request, reply }, senderOf(request, request.admission), options.bodyRoom)
      return answerAtOnce(request, reply)
    },
    preValidation(request, _reply, done) {
      if (row.bodyOptional && request.body === undefined) request.body = {}
      done(row.body || row.multipart ? undefined : bodyRefusal(request.body))
    },
    async handler(request, reply) {
      const { admission } = request
      if (!admission) throw unauthenticated()
      reply.header('content-type', jsonType)
      if (row.cache && admission.body) return answerHit(admission.body, request, reply)
      const call = callOf({ request, reply }, admission, row, options)
      const repeatable = { principal: call.principal, upload: row.multipart && call.upload }
      const attempt = row.idempotent ? await beginAttempt(request, repeatable, options.beginRequest) : undefined
      if (attempt && 'replay' in attempt) {
        const { status, errorId, body } = attempt.replay
        if (status >= 400) reply.header(errorHeader, errorId ?? genericError(status))
        return reply.code(status).header('idempotency-replayed', 'true').send(body)
      }
      const keepsRefusals = innerOf(request.raw)?.keepsRefusals ?? true
      reply.code(row.response.status)
      if (row.streams) {
        /** Of an unknown length, as GET answers: with no body at all, the framework would say that it has 0 bytes. */
        if (request.method === 'HEAD') return reply.send(Readable.from([]))
        const { principal } = call
        const key = `${row.operation}:${principal.kind === 'anonymous' ? principal.addressHash : principal.userId}`
        const work = () => row.work(call as never) as Promise<JsonPieces>
        return options.sendStream({ reply, message: row.response.message, key, work })
      }
      const { events } = row
      if (events && wantsEvents(request.headers.accept)) {
        const onBroken = (err: AppError) => request.log.error({ err }, 'a stream ended with an error')
        const send = () => sendEvents(reply, (sink) => events(call as never, sink), options.eventStreams, onBroken)
        if (!attempt || 'inService' in attempt) return send()
        /** From its beginning on, the service answers repeats of what it streams. */
        await keepAnswer(attempt, { status: row.response.status, isStoredHere: false, keepsRefusals }, async () => {
          await send()
          return ''
        })
        return reply
      }
      if (!attempt || 'inService' in attempt) {
        const result = await cachedWork(row, call, { place: request.kept ?? {}, admission }, options)
        if (result instanceof KeptBytes) return answerKept(row.cache, result.bytes, { request, reply }, respond)
        return respond(dataOf(result, reply), reply)
      }
      const isStoredHere = row.idempotent !== 'in-service'
      const answer = { status: row.response.status, isStoredHere, keepsRefusals }
      const work = async () => envelope(dataOf(await row.work(call as never), reply))
      return sendPieces(await keepAnswer(attempt, answer, work), reply)
    },
  })
}

/** `data` of what a row's work returned. The headers say when an earlier request did the work. */
function dataOf(result: unknown, reply: FastifyReply): unknown {
  if (!(result instanceof Replayed)) return result
  reply.header('idempotency-replayed', 'true')
  return result.data
}
