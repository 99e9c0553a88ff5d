import type { BadRequest, BadRequestOutput } from '../generated/google/rpc/BadRequest.ts'
import type { ErrorInfo, ErrorInfoOutput } from '../generated/google/rpc/ErrorInfo.ts'
import type { RetryInfo, RetryInfoOutput } from '../generated/google/rpc/RetryInfo.ts'
import { loadMessage } from './load.ts'

/** `google.rpc.Status`, as the wire has it: details are packed messages with their type's URL. */
export interface RpcStatus {
  code: number
  message: string
  details: { type_url: string; value: Buffer }[]
}

/** `google.rpc.Status`: what `grpc-status-details-bin` holds. */
export const rpcStatus = loadMessage<RpcStatus, RpcStatus>('google/rpc/status.proto', 'google.rpc.Status')

/** `google.rpc.ErrorInfo`: the error's code in its domain's own terms. */
export const errorInfo = loadMessage<ErrorInfo, ErrorInfoOutput>(
  'google/rpc/error_details.proto',
  'google.rpc.ErrorInfo',
)

/** `google.rpc.BadRequest`: the wrong fields. */
export const badRequest = loadMessage<BadRequest, BadRequestOutput>(
  'google/rpc/error_details.proto',
  'google.rpc.BadRequest',
)

/** `google.rpc.RetryInfo`: when a retry makes sense. */
export const retryInfo = loadMessage<RetryInfo, RetryInfoOutput>(
  'google/rpc/error_details.proto',
  'google.rpc.RetryInfo',
)
