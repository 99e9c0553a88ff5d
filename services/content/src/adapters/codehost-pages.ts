import { setTimeout as wait } from 'node:timers/promises'
import { type CodehostAccess, type CodehostAnswer, createCodehostClient } from '@resume/codehost/client'
import { CodehostFailure } from '@resume/codehost/failure'

/** How pages are read. */
export interface PageAccess extends CodehostAccess {
  /** Time for one page, in milliseconds. */
  timeoutMs: number
}

/** Largest page, in bytes: issues come with their texts. */
const largest = 32 * 1024 * 1024

/** Attempts at a page that fails for a moment, and the pause before another, as a share of the time for one. */
const attempts = 3
const pauseShare = 1 / 40

/**
 * Makes what asks the code host for pages, one at a time. What fails for a moment is tried again.
 * @param signal ends the reading
 */
export function createCodehostPages({ timeoutMs, ...access }: PageAccess, signal: AbortSignal) {
  const ask = createCodehostClient(access)

  /** @param etag of a former answer; `unchanged` is answered only with one */
  return async (url: string, etag: string | null): Promise<CodehostAnswer> => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await ask(url, { etag, largest, signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]) })
      } catch (error) {
        signal.throwIfAborted()
        if (!(error instanceof CodehostFailure && error.isPassing) || attempt === attempts) throw error
        await wait(timeoutMs * pauseShare * attempt, undefined, { signal }).catch(() => signal.throwIfAborted())
      }
    }
  }
}
