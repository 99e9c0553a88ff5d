import { invalidFields } from '@resume/service-kit/errors/app-error'
import type { RepeatableRequest } from '../use-cases/repeatable-request.ts'

/** As long as an idempotency key may be; docs/api/conventions.md. */
const longest = 255

/** What names a request that may be repeated. @throws AppError `validation_failed` for a request ID of another length */
export function decodeRepeatable(sent: {
  requestId?: string | undefined
  fingerprint?: string | undefined
}): RepeatableRequest {
  const { requestId, fingerprint } = sent
  if (requestId !== undefined && (requestId.length < 1 || requestId.length > longest)) {
    throw invalidFields({ path: 'requestId', message: `must be 1 to ${longest} characters` })
  }
  return { requestId, fingerprint }
}
