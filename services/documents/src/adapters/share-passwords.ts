import { availableParallelism } from 'node:os'
import { AppError } from '@resume/service-kit/errors/app-error'
import { createFairQueue, QueueIsFull } from '@resume/service-kit/work/fair-queue'
import { hashPassword, isOutdated, isPassword } from '../domain/share-password.ts'

/** Hashes at once. More would hold up the threads that Node reads files and looks up names with: it has four. */
const slots = Math.min(2, availableParallelism())

/** Hashes that may wait. More would not be done in the time that a request has. */
const most = 64

/**
 * Hashes and verifies passwords of share links, a few at a time. Those who ask take turns by what they ask for, so that
 * guesses at one link don't hold up the readers of another, and readers who say the same at once share one hash. What
 * nobody waits for any more before its turn comes costs nothing.
 */
export function createSharePasswords() {
  const queue = createFairQueue({ slots, most })
  const run = async <Result>(turn: string, work: () => Promise<Result>, signal?: AbortSignal): Promise<Result> => {
    try {
      return await queue.run(turn, work, signal)
    } catch (error) {
      if (!(error instanceof QueueIsFull)) throw error
      throw new AppError('overloaded', { what: 'passwords are being verified' }, { retryAfterSeconds: 2 })
    }
  }
  const shared = shareRuns<boolean>()
  return {
    hash: (password: string, userId: string, signal?: AbortSignal) =>
      run(`user ${userId}`, () => hashPassword(password), signal),
    verify: (password: string, { id, passwordHash }: { id: string; passwordHash: string }, signal?: AbortSignal) =>
      shared(
        JSON.stringify([id, passwordHash, password]),
        (everybodyGone) => run(`link ${id}`, () => isPassword(password, passwordHash), everybodyGone),
        signal,
      ),
    isOutdated,
    use: queue.use,
  }
}

/** Lets everybody who asks for the same while it is in work share one run; its signal fires when all of them have gone. */
function shareRuns<Result>() {
  const inWork = new Map<string, { result: Promise<Result>; waiting: number; everybodyGone: AbortController }>()
  return async (key: string, work: (signal: AbortSignal) => Promise<Result>, signal?: AbortSignal): Promise<Result> => {
    signal?.throwIfAborted()
    let run = inWork.get(key)
    if (!run || run.everybodyGone.signal.aborted) {
      const everybodyGone = new AbortController()
      const begun = { result: work(everybodyGone.signal), waiting: 0, everybodyGone }
      const forget = () => {
        if (inWork.get(key) === begun) inWork.delete(key)
      }
      begun.result.then(forget, forget)
      inWork.set(key, begun)
      run = begun
    }
    const joined = run
    joined.waiting += 1
    const gone = Promise.withResolvers<never>()
    const leave = () => {
      joined.waiting -= 1
      gone.reject(signal?.reason)
      if (joined.waiting === 0) joined.everybodyGone.abort(signal?.reason)
    }
    signal?.addEventListener('abort', leave, { once: true })
    try {
      return await Promise.race([joined.result, gone.promise])
    } finally {
      signal?.removeEventListener('abort', leave)
    }
  }
}
