import { invalidFields } from '@resume/service-kit/errors/app-error'

/** As long as an idempotency key may be (decisions, Conventions). */
const longest = 255

/** A caller's name for a request; undefined when there is none. @throws AppError `invalid_argument` for a wrong one */
export function requestIdOf(sent: string | undefined): string | undefined {
  if (sent === undefined) return undefined
  if (sent.length < 1 || sent.length > longest) {
    throw invalidFields({ path: 'requestId', message: `must be 1 to ${longest} characters` })
  }
  return sent
}
