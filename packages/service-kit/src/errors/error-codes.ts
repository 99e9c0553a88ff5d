import { status } from '@grpc/grpc-js'

/**
 * The one table of error codes: how a code travels over gRPC and what status HTTP clients see.
 * Where gRPC has no status of its own for a code, the code itself travels in the call's ErrorInfo.
 */
export const errorCodes = {
  invalid_argument: { grpc: status.INVALID_ARGUMENT, http: 400 },
  unauthenticated: { grpc: status.UNAUTHENTICATED, http: 401 },
  payment_required: { grpc: status.FAILED_PRECONDITION, http: 402 },
  permission_denied: { grpc: status.PERMISSION_DENIED, http: 403 },
  not_found: { grpc: status.NOT_FOUND, http: 404 },
  timeout: { grpc: status.DEADLINE_EXCEEDED, http: 408 },
  conflict: { grpc: status.ALREADY_EXISTS, http: 409 },
  gone: { grpc: status.FAILED_PRECONDITION, http: 410 },
  payload_too_large: { grpc: status.OUT_OF_RANGE, http: 413 },
  unsupported_media_type: { grpc: status.INVALID_ARGUMENT, http: 415 },
  rate_limited: { grpc: status.RESOURCE_EXHAUSTED, http: 429 },
  internal: { grpc: status.INTERNAL, http: 500 },
  upstream_failed: { grpc: status.FAILED_PRECONDITION, http: 502 },
  unavailable: { grpc: status.UNAVAILABLE, http: 503 },
} as const

/** What went wrong, in the platform's own terms. */
export type ErrorCode = keyof typeof errorCodes

/** Whether a string is one of the platform's error codes. */
export function isErrorCode(value: string): value is ErrorCode {
  return Object.hasOwn(errorCodes, value)
}
