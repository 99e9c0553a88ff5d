import type { Logger } from '@resume/service-kit/logging/logger'

/**
 * Runs work again and again in this process, each run after the one before. Work that only one process may do at a time
 * is a job instead.
 * @param options.everyMs from the end of a run to the next
 * @returns stops, and waits for the current run
 */
export function repeat(
  work: () => Promise<void>,
  { everyMs, logger }: { everyMs: number; logger: Logger },
): () => Promise<void> {
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  const run = async () => {
    await work().catch((err: unknown) => logger.debug({ err }, 'repeated work failed; will try again'))
    if (!isStopped) timer = setTimeout(next, everyMs)
  }
  let running = run()
  const next = () => {
    running = run()
  }
  return async () => {
    isStopped = true
    clearTimeout(timer)
    await running
  }
}
