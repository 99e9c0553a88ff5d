import { type ErrorId, errorCatalogue } from '@resume/proto/error-catalogue'
import { genericError } from '@resume/service-kit/errors/error-codes'

/** The catalogue's errors for the authentication library's own codes. */
const known = new Map<string, ErrorId>(
  Object.entries({
    ACCOUNT_SUSPENDED: 'account_suspended',
    INVALID_OTP: 'sign_in_code_invalid',
    OTP_EXPIRED: 'sign_in_code_expired',
    TOO_MANY_ATTEMPTS: 'sign_in_attempts_exceeded',
    INVALID_ORIGIN: 'sign_in_origin_refused',
    MISSING_OR_NULL_ORIGIN: 'sign_in_origin_refused',
    CROSS_SITE_NAVIGATION_LOGIN_BLOCKED: 'sign_in_origin_refused',
  } as const),
)

/**
 * The error of the catalogue that an answer of the authentication library is.
 * @param status of the answer
 * @param body of the answer: JSON with a `code`, when the library knows one
 */
export function signInFailure(status: number, body: string): ErrorId {
  const id = known.get(codeIn(body))
  if (id !== undefined && errorCatalogue[id].status === status) return id
  return status === 400 ? 'sign_in_request_invalid' : genericError(status)
}

function codeIn(body: string): string {
  try {
    return String(JSON.parse(body)?.code)
  } catch {
    return ''
  }
}
