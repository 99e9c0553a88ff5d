import { Client, type ClientConfig, type QueryConfig } from 'pg'

/** What is between a process and PostgreSQL (ADR 46). */
export interface Pooling {
  /**
   * Whether a pooler hands each transaction to any of its connections: settings of a session, locks of a session and `LISTEN`
   * are lost with the transaction, and it refuses settings that are given when connecting.
   */
  byTransaction: boolean
  /** Whether statements are prepared: a pooler must know them on each of its connections. */
  preparesStatements: boolean
}

/** Connections that lead to PostgreSQL itself. */
export const unpooled: Pooling = { byTransaction: false, preparesStatements: true }

/** How long a call may wait for a connection, in milliseconds, unless whoever opens the database says otherwise. */
export const usualWaitMs = 2_000

/** Where a service's database is. */
export interface DatabasePlace {
  /** For statements and transactions: PostgreSQL, or a pooler in transaction mode. */
  url: string
  /** PostgreSQL itself, for what needs a session: listening. */
  directUrl: string
  pooling: Pooling
}

/**
 * Where a service's database is, by its variables.
 * @param directUrl undefined when `url` leads to PostgreSQL itself
 */
export function databasePlace(url: string, directUrl: string | undefined, preparesStatements: boolean): DatabasePlace {
  return { url, directUrl: directUrl ?? url, pooling: { byTransaction: directUrl !== undefined, preparesStatements } }
}

/**
 * The Prisma client writes moments in UTC without saying so, and takes what it reads for UTC. PostgreSQL has the time zone of the
 * machine that created the cluster unless a session sets its own.
 */
const inUtc = '-c TimeZone=UTC'

/**
 * Where a session is opened, and its settings, for those that connect.
 * @param statementMs how long a statement may take before PostgreSQL cancels it; we stop waiting a second later
 * @param options further settings, as command line options of PostgreSQL
 */
export function sessionAt(url: string, { byTransaction }: Pooling, statementMs: number, options = ''): ClientConfig {
  const place = { connectionString: url, query_timeout: statementMs + 1_000 }
  if (byTransaction) return place
  return { ...place, ...optionsOf(url, `${inUtc} ${options}`.trim()), statement_timeout: statementMs }
}

/** The options of a URL replace those that are given beside it, so ours follow them there: of two settings, the later one counts. */
function optionsOf(url: string, ours: string): ClientConfig {
  const place = new URL(url)
  const theirs = place.searchParams.get('options')
  if (theirs === null) return { options: ours }
  place.searchParams.set('options', `${theirs} ${ours}`)
  return { connectionString: place.href }
}

/** A client that prepares no statements, whatever names they are given. */
export class UnpreparingClient extends Client {
  constructor(config?: string | ClientConfig) {
    super(config)
    const query = this.query.bind(this) as (...args: unknown[]) => unknown
    this.query = ((asked: string | QueryConfig, ...rest: unknown[]) =>
      query(
        typeof asked === 'object' && asked.name ? { ...asked, name: undefined } : asked,
        ...rest,
      )) as typeof this.query
  }
}
