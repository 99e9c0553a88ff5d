import { requestIdLimits } from '@resume/proto/limits/ats'
import { invalidFields } from '@resume/service-kit/errors/app-error'
import type { RepeatableRequest } from '../use-cases/repeatable-request.ts'

const { min: shortest, max: longest } = requestIdLimits.idempotencyKeyLength

/** What names a request that may be repeated. @throws AppError `validation_failed` for a request ID of another length */
export function decodeRepeatable(sent: {
  requestId?: string | undefined
  fingerprint?: string | undefined
}): RepeatableRequest {
  const { requestId, fingerprint } = sent
  if (requestId !== undefined && (requestId.length < shortest || requestId.length > longest)) {
    throw invalidFields({ path: 'requestId', message: `must be ${shortest} to ${longest} characters` })
  }
  return { requestId, fingerprint }
}
