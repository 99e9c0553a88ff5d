import { Metadata, type ServiceError, type StatusObject, status } from '@grpc/grpc-js'
import { badRequest, errorInfo, retryInfo, rpcStatus } from '@resume/proto/errors'
import { AppError, type AppErrorOptions } from './app-error.ts'
import { type ErrorCode, errorCodes, isErrorCode } from './error-codes.ts'

const domain = 'resume-platform'
const detailsKey = 'grpc-status-details-bin'
const typeUrl = (name: string) => `type.googleapis.com/google.rpc.${name}`

/** An error as a gRPC status: the public message, and code, fields and retry time in `grpc-status-details-bin`. */
export function toGrpcStatus(error: AppError): Partial<StatusObject> {
  const code = errorCodes[error.code].grpc
  const details = [{ type_url: typeUrl('ErrorInfo'), value: errorInfo.serialize({ reason: error.code, domain }) }]
  if (error.details) {
    const fieldViolations = error.details.map(({ path, message }) => ({ field: path, description: message }))
    details.push({ type_url: typeUrl('BadRequest'), value: badRequest.serialize({ fieldViolations }) })
  }
  if (error.retryAfterSeconds !== undefined) {
    const retryDelay = { seconds: Math.ceil(error.retryAfterSeconds), nanos: 0 }
    details.push({ type_url: typeUrl('RetryInfo'), value: retryInfo.serialize({ retryDelay }) })
  }
  const metadata = new Metadata()
  metadata.set(detailsKey, rpcStatus.serialize({ code, message: error.message, details }))
  return { code, details: error.message, metadata }
}

/** Codes for statuses that gRPC itself makes, without a service having spoken. */
const transportCodes: Partial<Record<status, ErrorCode>> = {
  [status.UNAVAILABLE]: 'unavailable',
  [status.DEADLINE_EXCEEDED]: 'unavailable',
  [status.CANCELLED]: 'unavailable',
}

/** The AppError that a failed gRPC call stands for; a failure of the transport is `unavailable`. */
export function fromGrpcError(error: ServiceError): AppError {
  const packed = error.metadata?.get(detailsKey)[0]
  if (packed instanceof Buffer) {
    const decoded = decodeDetails(packed)
    if (decoded) return new AppError(decoded.code, error.details, { ...decoded.options, cause: error })
  }
  const code = transportCodes[error.code] ?? 'internal'
  const message = code === 'unavailable' ? 'Service temporarily unavailable' : 'Internal server error'
  return new AppError(code, message, { cause: error })
}

function decodeDetails(packed: Buffer): { code: ErrorCode; options: AppErrorOptions } | undefined {
  let code: ErrorCode | undefined
  const options: AppErrorOptions = {}
  for (const { type_url, value } of rpcStatus.deserialize(packed).details) {
    if (type_url === typeUrl('ErrorInfo')) {
      const info = errorInfo.deserialize(value)
      if (info.domain === domain && isErrorCode(info.reason)) code = info.reason
    } else if (type_url === typeUrl('BadRequest')) {
      const { fieldViolations } = badRequest.deserialize(value)
      options.details = fieldViolations.map(({ field, description }) => ({ path: field, message: description }))
    } else if (type_url === typeUrl('RetryInfo')) {
      options.retryAfterSeconds = Number(retryInfo.deserialize(value).retryDelay?.seconds ?? 0)
    }
  }
  return code && { code, options }
}
