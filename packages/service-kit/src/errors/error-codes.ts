/** The numbers alone: whoever throws errors need not carry gRPC along. */
import { Status as status } from '@grpc/grpc-js/build/src/constants.js'
import { type ErrorId, errorCatalogue } from '@resume/proto/error-catalogue'

/**
 * The classes that every error belongs to, by its HTTP status: how one travels over gRPC, and the error that stands for
 * the class where the id of a newer release is not known here.
 */
export const errorCodes = {
  invalid_argument: { grpc: status.INVALID_ARGUMENT, http: 400, generic: 'invalid_request' },
  unauthenticated: { grpc: status.UNAUTHENTICATED, http: 401, generic: 'unauthenticated' },
  payment_required: { grpc: status.FAILED_PRECONDITION, http: 402, generic: 'credits_missing' },
  permission_denied: { grpc: status.PERMISSION_DENIED, http: 403, generic: 'forbidden' },
  not_found: { grpc: status.NOT_FOUND, http: 404, generic: 'not_found' },
  timeout: { grpc: status.DEADLINE_EXCEEDED, http: 408, generic: 'request_timeout' },
  conflict: { grpc: status.ALREADY_EXISTS, http: 409, generic: 'conflict' },
  gone: { grpc: status.FAILED_PRECONDITION, http: 410, generic: 'link_expired' },
  payload_too_large: { grpc: status.OUT_OF_RANGE, http: 413, generic: 'body_too_large' },
  unsupported_media_type: { grpc: status.INVALID_ARGUMENT, http: 415, generic: 'unsupported_media_type' },
  rate_limited: { grpc: status.RESOURCE_EXHAUSTED, http: 429, generic: 'rate_limited' },
  internal: { grpc: status.INTERNAL, http: 500, generic: 'internal_error' },
  upstream_failed: { grpc: status.FAILED_PRECONDITION, http: 502, generic: 'upstream_failed' },
  unavailable: { grpc: status.UNAVAILABLE, http: 503, generic: 'unavailable' },
} as const satisfies Record<string, { grpc: status; http: number; generic: ErrorId }>

/** The class of an error. */
export type ErrorCode = keyof typeof errorCodes

const byStatus = new Map(Object.entries(errorCodes).map(([code, { http }]) => [http as number, code as ErrorCode]))

/** The class of an error of the catalogue; statuses that only the gateway answers count among the wrong requests. */
export function codeOf(id: ErrorId): ErrorCode {
  return byStatus.get(errorCatalogue[id].status) ?? 'invalid_argument'
}

/** The error that stands for every answer with a status that is not known more closely. */
export function genericError(httpStatus: number): ErrorId {
  const code = byStatus.get(httpStatus) ?? (httpStatus < 500 ? 'invalid_argument' : 'internal')
  return errorCodes[code].generic
}

/** Whether a string is the name of a class. */
export function isErrorCode(value: string): value is ErrorCode {
  return Object.hasOwn(errorCodes, value)
}
