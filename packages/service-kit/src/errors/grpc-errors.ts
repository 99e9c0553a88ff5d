import { Metadata, type ServiceError, type StatusObject, status } from '@grpc/grpc-js'
import { type ErrorId, isErrorId } from '@resume/proto/error-catalogue'
import { badRequest, errorInfo, retryInfo, rpcStatus } from '@resume/proto/errors'
import { AppError, type AppErrorOptions, ReceivedMessage } from './app-error.ts'
import { type ErrorCode, errorCodes, isErrorCode } from './error-codes.ts'

const domain = 'resume-platform'
/** The metadata of a failed call that has a packed `google.rpc.Status`. */
export const detailsKey = 'grpc-status-details-bin'
const typeUrl = (name: string) => `type.googleapis.com/google.rpc.${name}`

/** Under which name `ErrorInfo.metadata` tells the class, for processes that do not know the id yet. */
const classKey = 'class'

/** An error as a gRPC status: the public message, and id, class, fields and retry time in `grpc-status-details-bin`. */
export function toGrpcStatus(error: AppError): Partial<StatusObject> {
  const code = errorCodes[error.code].grpc
  const info = errorInfo.serialize({ reason: error.id, domain, metadata: { [classKey]: error.code } })
  const details = [{ type_url: typeUrl('ErrorInfo'), value: info }]
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

/** What statuses that gRPC itself makes, without a service having spoken, stand for; all others are our mistake. */
const transportFailures = new Set([status.UNAVAILABLE, status.DEADLINE_EXCEEDED, status.CANCELLED])

/**
 * The AppError that a failed gRPC call stands for: as the service threw it, with its message; an id that is not known
 * here as the generic error of its class. A failure of the transport is `unavailable`.
 */
export function fromGrpcError(error: ServiceError): AppError {
  const packed = error.metadata?.get(detailsKey)[0]
  if (packed instanceof Buffer) {
    const decoded = decodeDetails(packed, error.code)
    if (decoded)
      return new AppError(decoded.id, new ReceivedMessage(error.details), { ...decoded.options, cause: error })
  }
  return new AppError(transportFailures.has(error.code) ? 'unavailable' : 'internal_error', { cause: error })
}

function decodeDetails(packed: Buffer, code: status): { id: ErrorId; options: AppErrorOptions } | undefined {
  let id: ErrorId | undefined
  const options: AppErrorOptions = {}
  for (const { type_url, value } of rpcStatus.deserialize(packed).details) {
    if (type_url === typeUrl('ErrorInfo')) {
      const info = errorInfo.deserialize(value)
      if (info.domain !== domain) continue
      id = isErrorId(info.reason) ? info.reason : errorCodes[classOf(info.metadata?.[classKey], code)].generic
    } else if (type_url === typeUrl('BadRequest')) {
      const { fieldViolations } = badRequest.deserialize(value)
      options.details = fieldViolations.map(({ field, description }) => ({ path: field, message: description }))
    } else if (type_url === typeUrl('RetryInfo')) {
      options.retryAfterSeconds = Number(retryInfo.deserialize(value).retryDelay?.seconds ?? 0)
    }
  }
  return id && { id, options }
}

/** The class that a service told, else the first one that travels under the status of the call. */
function classOf(told: string | undefined, code: status): ErrorCode {
  if (told !== undefined && isErrorCode(told)) return told
  const classes = Object.keys(errorCodes) as ErrorCode[]
  return classes.find((name) => errorCodes[name].grpc === code) ?? 'internal'
}
