import type { EventEmitter } from 'node:events'
import { Client, type ClientConfig, type FieldDef } from 'pg'

/** Types of PostgreSQL's catalogs, by object id (pg_type.dat). */
const oid = { char: 18, text: 25 }

/** Columns of results that are of the catalogs' type `"char"`. */
const characters = new WeakSet<FieldDef>()

/** The places of such columns in the result of a query, by its text. */
const places = new Map<string, number[]>()

interface ResultLike {
  fields?: FieldDef[]
}

/** Which columns of a query's result were one-byte `"char"`s. */
export function characterColumns(sql: string): number[] {
  return places.get(sql) ?? []
}

/**
 * A client whose results call the one-byte `"char"` of `pg_catalog` plain text. The driver adapter does not know that
 * type and would refuse the whole result; {@link characterColumns} tells the schema engine, which insists on it.
 */
export class CatalogClient extends Client {
  constructor(config?: string | ClientConfig) {
    super(config)
    const { connection } = this as unknown as { connection: EventEmitter }
    connection.on('rowDescription', ({ fields }: { fields: FieldDef[] }) => {
      for (const field of fields) {
        if (field.dataTypeID !== oid.char) continue
        field.dataTypeID = oid.text
        characters.add(field)
      }
    })
    const query = this.query.bind(this) as (...args: unknown[]) => unknown
    this.query = ((...args: unknown[]) => {
      const [config] = args
      const sql = typeof config === 'string' ? config : (config as { text: string }).text
      const callback = args.at(-1)
      if (typeof callback === 'function') {
        args[args.length - 1] = (error: unknown, result: ResultLike) => {
          note(sql, result)
          callback(error, result)
        }
        return query(...args)
      }
      const pending = query(...args)
      if (!(pending instanceof Promise)) return pending
      return pending.then((result: ResultLike) => {
        note(sql, result)
        return result
      })
    }) as typeof this.query
  }
}

function note(sql: string, result: ResultLike | undefined): void {
  const found = (result?.fields ?? []).flatMap((field, place) => (characters.has(field) ? [place] : []))
  if (found.length > 0) places.set(sql, found)
}
