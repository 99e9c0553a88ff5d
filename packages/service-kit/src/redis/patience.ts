import type { Command, Redis } from 'ioredis'

/**
 * How long to wait for the reply to a command, in milliseconds. A busy machine can stay silent for tens of milliseconds, and
 * a request that mistakes that for a dead Redis is not counted. A Redis that hangs costs only the requests of one such
 * wait, because the connection is then closed.
 */
export const requestPathTimeout = 500

/** What the client does not show of itself. */
interface Inner {
  stream: { cork(): void; uncork(): void }
  sendCommand(command: Command, ...rest: never[]): unknown
}

/**
 * Gives the commands of a client a time-out that measures only the wait: replies that arrived while this process was busy are
 * read before the command times out. Otherwise a burst of requests would look like a dead Redis and not be counted.
 *
 * A connection on which a command timed out is closed, and made anew until Redis replies. The client then sends again what
 * was under way; what timed out is left out: nobody waits for it, and it would look as though it timed out once more.
 * @param sentTo where the clients of a cluster note whom a command was sent to last: one that was sent on says nothing of the
 *   connection that it was sent to first
 * @returns runs something once all that arrived in this turn of the event loop has been read; what it sends leaves with the rest
 */
export function bePatient(
  redis: Redis,
  timeoutMs: number,
  sentTo?: WeakMap<Command, Redis>,
): (send: () => void) => void {
  const inner = redis as unknown as Inner
  const send = inner.sendCommand.bind(redis)
  let corked: unknown
  let departing: (() => void)[] = []

  /**
   * Holds back what is sent until all that arrived meanwhile has been read: the commands of many requests then leave in one
   * write, and come back in one.
   */
  const gather = () => {
    const { stream } = inner
    if (corked === stream || redis.status !== 'ready') return
    corked = stream
    stream.cork()
    setImmediate(() => {
      const last = departing
      departing = []
      for (const sendLast of last) sendLast()
      corked = undefined
      stream.uncork()
    })
  }

  inner.sendCommand = (command, ...rest) => {
    if (command.isSettled) return command.promise
    sentTo?.set(command, redis)
    const connection = inner.stream
    const timer = setTimeout(() => {
      setImmediate(() => {
        if (command.isSettled) return
        const isHere = sentTo === undefined || sentTo.get(command) === redis
        command.reject(new Error('Command timed out'))
        if (isHere && inner.stream === connection && redis.status === 'ready') redis.disconnect(true)
      })
    }, timeoutMs)
    const stop = () => clearTimeout(timer)
    command.promise.then(stop, stop)
    gather()
    return send(command, ...rest)
  }
  return (sendLast) => {
    gather()
    if (corked === undefined) setImmediate(sendLast)
    else departing.push(sendLast)
  }
}
