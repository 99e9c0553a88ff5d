import { setTimeout as wait } from 'node:timers/promises'
import type { Answer } from '../client/answer.ts'
import type { CallOptions, Client } from '../client/client.ts'

/**
 * Calls while anything may be down.
 * @returns undefined when nobody knows what became of it: there was no answer, or one that says that we failed
 */
export async function attempt(
  client: Client,
  method: string,
  path: string,
  options: CallOptions = {},
): Promise<Answer | undefined> {
  try {
    const answer = await client.call(method, path, { signal: AbortSignal.timeout(20_000), ...options })
    return answer.status >= 500 ? undefined : answer
  } catch {
    /** Nobody is there; whoever asks again at once only takes time from those who start again. */
    await wait(50)
    return undefined
  }
}
