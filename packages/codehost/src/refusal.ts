import { textOf } from './body.ts'
import { CodehostFailure } from './failure.ts'

/** Largest refusal that is read, in bytes. */
const largestRefusal = 64 * 1024

/** What an answer without content means. Reads what is needed of it, and gives up the rest. */
export async function refusalOf(response: Response): Promise<CodehostFailure> {
  const { status } = response
  const message = `The code host answered ${status}`
  if (status !== 403 && status !== 429) {
    await response.body?.cancel()
    return new CodehostFailure(message, { status, isPassing: status >= 500 })
  }
  const said = await textOf(response, largestRefusal).catch(() => '')
  if (!isLimit(response, said)) return new CodehostFailure(message, { status })
  return new CodehostFailure('The code host limits requests', { status, limit: { until: namedTime(response.headers) } })
}

/**
 * Whether a refusal is a primary or secondary limit. A secondary one may say so in words alone (the code host's REST
 * documentation, "Rate limits for the REST API").
 */
function isLimit({ status, headers }: Response, said: string): boolean {
  if (status === 429 || headers.has('retry-after') || headers.get('x-ratelimit-remaining') === '0') return true
  return /rate limit|abuse detection/i.test(said)
}

/** When the code host answers again, as a refusal says: by its clock, which can differ from ours. */
function namedTime(headers: Headers): Date | undefined {
  const theirNow = Date.parse(headers.get('date') ?? '') || Date.now()
  const after = headers.get('retry-after') ?? ''
  const reset = headers.get('x-ratelimit-remaining') === '0' ? (headers.get('x-ratelimit-reset') ?? '') : ''
  const pauses = [
    isWhole(after) ? Number(after) * 1000 : Date.parse(after) - theirNow,
    isWhole(reset) ? Number(reset) * 1000 - theirNow : Number.NaN,
  ]
  const named = pauses.find((milliseconds) => !Number.isNaN(milliseconds))
  return named === undefined ? undefined : new Date(Date.now() + named)
}

const isWhole = (text: string) => /^\d{1,11}$/.test(text)
