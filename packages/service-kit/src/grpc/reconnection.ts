import { type Client, status } from '@grpc/grpc-js'
import { AppError } from '../errors/app-error.ts'

/**
 * For how long calls that found no connection wait for one, in milliseconds: longer than the longest pause between attempts to
 * connect (`clientOptions`), and short enough for a service that is dead to be told within a second.
 */
const patienceMs = 750

/** Waits for the connections of a client that has lost them all, or has not noticed yet that its service is back. */
export interface Reconnection {
  /** @returns whether there is a connection again; false after three quarters of a second, and from then on at once */
  isBackSoon(): Promise<boolean>
  /** Notes that the service was reached: its next absence is waited for anew. */
  noteReached(): void
}

/** Watches over the connections of a client. */
export function createReconnection(client: Client): Reconnection {
  let waiting: Promise<boolean> | undefined
  let isAwayForLong = false
  const wait = () =>
    new Promise<boolean>((resolve) => {
      client.waitForReady(Date.now() + patienceMs, (error) => {
        waiting = undefined
        isAwayForLong = error !== undefined
        resolve(!isAwayForLong)
      })
    })
  return {
    isBackSoon: async () => {
      if (isAwayForLong) return false
      waiting ??= wait()
      return waiting
    },
    noteReached: () => {
      isAwayForLong = false
    },
  }
}

/**
 * Whether a call failed because nobody listens at any address. Then it can be made again, whatever it does: it was not sent, or
 * refused before any work by a service that was about to stop. grpc-js tells this by its words alone.
 */
export function foundNoConnection(error: unknown): boolean {
  if (!(error instanceof AppError)) return false
  const { code, details } = (error.cause ?? {}) as { code?: unknown; details?: unknown }
  return code === status.UNAVAILABLE && typeof details === 'string' && details.includes('No connection established')
}
