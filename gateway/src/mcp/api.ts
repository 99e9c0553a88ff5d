import { type AppError, type FieldViolation, toAppError } from '@resume/service-kit/errors/app-error'
import { genericError } from '@resume/service-kit/errors/error-codes'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import inject from 'light-my-request'
import { errorHeader, successEnvelope } from '../http/envelope.ts'
import { markInner } from '../http/inner-requests.ts'
import { retryAfterOf } from '../http/retry-after.ts'
import { apiPrefix } from '../plugins/serve-routes.ts'
import { contextOf } from '../plugins/trace-requests.ts'
import type { AnyRoute } from '../routes/route.ts'

/** A request to a route of the API. */
export interface ApiRequest {
  params?: Record<string, string>
  query?: Record<string, string>
  /** Sent as JSON. */
  body?: object
  idempotencyKey?: string
  /** Whether the key was made of the request instead of being chosen by the caller: a refusal is tried again then. */
  isDerivedKey?: boolean
}

/** What a route answered. */
export interface ApiAnswer {
  /** What happened, for people to read. */
  message: string
  /** `data`, as it was sent. */
  json: string
  /** Whether an earlier request with the same idempotency key did the work. */
  isReplay: boolean
}

/** Calls routes of the API as somebody. @throws ApiRefusal for every answer that is no success */
export type Api = (row: AnyRoute, request?: ApiRequest) => Promise<ApiAnswer>

/** A failure that a route answered with. */
export class ApiRefusal extends Error {
  readonly status: number
  /** The stable word for it. */
  readonly code: string
  readonly details: FieldViolation[]
  /** Seconds after which a retry makes sense. */
  readonly retryAfterSeconds: number | undefined

  constructor(
    failure: Pick<ApiRefusal, 'status' | 'code' | 'message' | 'retryAfterSeconds'>,
    details?: FieldViolation[],
  ) {
    super(failure.message)
    this.status = failure.status
    this.code = failure.code
    this.details = details ?? []
    this.retryAfterSeconds = failure.retryAfterSeconds
  }
}

/** Any thrown value as what a route would have answered. */
export function toRefusal(thrown: unknown): ApiRefusal {
  if (thrown instanceof ApiRefusal) return thrown
  const error: AppError = toAppError(thrown)
  const { httpStatus: status, id: code, message } = error
  return new ApiRefusal({ status, code, message, retryAfterSeconds: retryAfterOf(error) }, error.details)
}

/** Headers that say who asks, from where, and with what. */
const forwarded = ['authorization', 'x-api-key', 'cookie', 'origin', 'referer', 'sec-fetch-site', 'user-agent'] as const

/**
 * Calls the gateway's own routes for a request that it has let in, as if its caller had sent each of them: credentials are
 * looked up again, scopes, limits of the route, validation and idempotency apply, and services see the same caller, address,
 * request id and trace. Address and key are not counted a second time.
 */
export function apiFor(app: Pick<FastifyInstance, 'routing'>, request: FastifyRequest): Api {
  const headers: Record<string, string> = {
    'x-request-id': request.id,
    traceparent: contextOf(request).traceparent,
  }
  for (const name of forwarded) {
    const value = request.headers[name]
    if (typeof value === 'string') headers[name] = value
  }
  return async (row, { params = {}, query = {}, body, idempotencyKey, isDerivedKey = false } = {}) => {
    const path = row.path.replace(/:([^/]+)/g, (_, name) => encodeURIComponent(params[name] ?? ''))
    const search = new URLSearchParams(query).toString()
    const response = await inject(
      (raw, reply) => {
        markInner(raw, { keepsRefusals: !isDerivedKey })
        app.routing(raw, reply)
      },
      {
        method: row.method,
        url: `${apiPrefix}${path}${search && `?${search}`}`,
        remoteAddress: request.ip,
        headers: {
          ...headers,
          ...(body && { 'content-type': 'application/json' }),
          ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
        },
        ...(body && { payload: JSON.stringify(body) }),
      },
    )
    const isReplay = response.headers['idempotency-replayed'] === 'true'
    if (response.statusCode !== row.response.status) throw refusalOf(response)
    const { message } = row.response
    return { message, json: response.payload.slice(headLength(message), -1), isReplay }
  }
}

/** Where `data` begins in the envelope of a success. */
function headLength(message: string): number {
  return successEnvelope(message)(null).length - 'null}'.length
}

function refusalOf({ statusCode, headers, payload }: inject.Response): ApiRefusal {
  const { message, details } = JSON.parse(payload) as { message: string; details?: FieldViolation[] }
  const retryAfter = headers['retry-after']
  const code = headers[errorHeader]
  return new ApiRefusal(
    {
      status: statusCode,
      code: typeof code === 'string' ? code : genericError(statusCode),
      message,
      retryAfterSeconds: retryAfter === undefined ? undefined : Number(retryAfter),
    },
    details,
  )
}
