import type { Socket } from 'node:net'
import { type ClientMessage, createStatementReader, splitMessages } from './postgres-messages.ts'
import { openRelay } from './relay.ts'

/** A statement that a session is about to run. */
export interface SentStatement {
  sql: string
  /** What the session has run since its transaction began, the first first. */
  earlier: readonly string[]
}

/** Whether a statement is the one to stop at. */
export type StatementMatch = (statement: SentStatement) => boolean

/** A session that was stopped. */
export interface StoppedSession {
  /** Lets it go on. */
  release(): void
}

/** A way to PostgreSQL on which a session can be stopped at any statement. */
export interface StatementGate {
  /** The address of a database through the gate. */
  through(databaseUrl: string): string
  /**
   * Stops the next session that sends a statement: before the server gets it, or after the server has run it and before
   * the session knows. @returns once it is stopped
   */
  stopAt(matches: StatementMatch, when?: 'before' | 'after'): Promise<StoppedSession>
  close(): Promise<void>
}

interface Stop {
  matches: StatementMatch
  when: 'before' | 'after'
  reached(session: StoppedSession): void
}

/** Opens a gate in front of the PostgreSQL of an address. */
export async function openStatementGate(serverUrl: string): Promise<StatementGate> {
  const { hostname, port } = new URL(serverUrl)
  let stops: Stop[] = []
  const take = (statement: SentStatement): Stop | undefined => {
    const found = stops.find(({ matches }) => matches(statement))
    stops = stops.filter((stop) => stop !== found)
    return found
  }
  const relay = await openRelay({ host: hostname, port: Number(port) }, (inside, outside) =>
    passThrough(inside, outside, take),
  )
  return {
    through: (databaseUrl) => databaseUrl.replace(new URL(databaseUrl).host, `127.0.0.1:${relay.port}`),
    stopAt: (matches, when = 'before') =>
      new Promise((reached) => {
        stops.push({ matches, when, reached })
      }),
    close: relay.close,
  }
}

/** Passes a session on, message by message, until it is stopped. */
function passThrough(inside: Socket, outside: Socket, take: (statement: SentStatement) => Stop | undefined): void {
  const statementOf = createStatementReader()
  let earlier: string[] = []
  /** What waits for the session to be released: what it sends, or what it is answered. */
  let held: ClientMessage[] | undefined
  let muted: { answers: Buffer[]; reached: () => void } | undefined

  const release = () => {
    const [first, ...rest] = held ?? []
    const { answers = [] } = muted ?? {}
    held = undefined
    muted = undefined
    for (const bytes of answers) inside.write(bytes)
    if (first) outside.write(first.bytes)
    for (const message of rest) pass(message)
  }
  const pass = (message: ClientMessage) => {
    if (held) {
      held.push(message)
      return
    }
    const sql = statementOf(message)
    if (sql !== undefined) {
      earlier = /^BEGIN/i.test(sql) ? [] : earlier
      const stop = take({ sql, earlier })
      earlier = [...earlier, sql]
      if (stop?.when === 'before') {
        held = [message]
        stop.reached({ release })
        return
      }
      if (stop) muted = { answers: [], reached: () => stop.reached({ release }) }
    }
    outside.write(message.bytes)
  }
  inside.on('data', splitMessages(pass))
  outside.on('data', (bytes) => {
    if (!muted) {
      inside.write(bytes)
      return
    }
    muted.answers.push(bytes)
    if (muted.answers.length === 1) muted.reached()
  })
}

/** How often work that is to be stopped is begun at the most. */
const mostAttempts = 10

/**
 * Begins work that is to be stopped, and begins it again when a busy machine answers it with an error before.
 * @param stopped resolves once it is stopped
 * @throws Error with the last answer when it is never stopped
 */
export async function beginUntil(stopped: Promise<unknown>, work: () => Promise<unknown>): Promise<void> {
  const isStopped = stopped.then(() => true)
  let last: unknown
  const answered = () =>
    work()
      .then((answer) => ({ answer }))
      .catch((error: unknown) => error)
  for (let attempt = 0; attempt < mostAttempts; attempt++) {
    last = await Promise.race([isStopped, answered()])
    if (last === true) return
  }
  throw new Error(`The work was never stopped: ${JSON.stringify(last)}`, { cause: last })
}
