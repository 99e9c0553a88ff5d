import { ApiError, type FieldError, type Refusal, UnexpectedAnswerError } from './errors.ts'
import { errorsByStatus } from './generated/errors.ts'

/** An error of the class that stands for its status. */
export function apiErrorOf(refusal: Refusal): ApiError {
  const Class = errorsByStatus[refusal.status] ?? ApiError
  return new Class(refusal)
}

/**
 * What is wrong with an answer; undefined when nothing is.
 * @param text its body
 */
export function failureOf(response: Response, text: string): ApiError | UnexpectedAnswerError | undefined {
  const { status, headers } = response
  if (response.ok) return undefined
  if (status < 400) return new UnexpectedAnswerError(status, 'The answer is a redirect: is baseUrl right?')
  const { message, details } = (jsonOf(text) ?? {}) as { message?: string; details?: FieldError[] }
  return apiErrorOf({
    status,
    message: typeof message === 'string' ? message : `The answer is ${status}, and not one of the API`,
    code: headers.get('x-error-code') ?? undefined,
    requestId: headers.get('x-request-id') ?? undefined,
    fieldErrors: Array.isArray(details) ? details : [],
    retryAfter: secondsOf(headers.get('retry-after')),
  })
}

/**
 * What an answer carries.
 * @param isBare whether it comes without the envelope
 * @param parse reads JSON
 * @throws UnexpectedAnswerError when it is no JSON, or no envelope
 */
export function dataOf(
  response: Response,
  text: string,
  isBare: boolean | undefined,
  parse: (text: string) => unknown = JSON.parse,
): unknown {
  const value = jsonOf(text, parse)
  const isEnvelope = typeof value === 'object' && value !== null && 'data' in value
  if (value === undefined || !(isBare || isEnvelope)) {
    throw new UnexpectedAnswerError(response.status, 'The answer is not one of the API: is baseUrl right?')
  }
  return isBare ? value : (value as { data: unknown }).data
}

function jsonOf(text: string, parse: (text: string) => unknown = JSON.parse): unknown {
  try {
    return parse(text)
  } catch {
    return undefined
  }
}

/** A `Retry-After` in seconds: it may also name a time. */
function secondsOf(header: string | null): number | undefined {
  if (header === null) return undefined
  const seconds = Number(header)
  if (Number.isFinite(seconds)) return Math.max(0, seconds)
  const time = Date.parse(header)
  return Number.isNaN(time) ? undefined : Math.max(0, Math.ceil((time - Date.now()) / 1000))
}
