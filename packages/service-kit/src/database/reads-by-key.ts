import { type CustomTypesConfig, type Pool, types as usualTypes } from 'pg'
import { gather } from '../work/gather.ts'

/** Rows that one statement reads at most: each may be as large as a document. */
const mostRows = 32

/** A read of one row by its key. */
export interface ReadByKey {
  /** Of the prepared statement. */
  name: string
  /** PostgreSQL's types of the key's parts, such as `uuid`. */
  types: readonly string[]
  /** A SELECT of at most one row, for which the parts of the key are `asked.key1`, `asked.key2`, and so on. */
  select: string
  /** Whether columns of the type `varchar` are read as the bytes of their text, in UTF-8: for long texts that go on as bytes. */
  varcharAsBytes?: true
}

/**
 * Texts that wait for the rest of the rows would be copied by each collection of young objects. Their bytes are outside of the heap.
 */
const withBytes: CustomTypesConfig = {
  getTypeParser: ((type: number, format: 'text') =>
    type === usualTypes.builtins.VARCHAR
      ? (text: string) => Buffer.from(text)
      : usualTypes.getTypeParser(type, format)) as CustomTypesConfig['getTypeParser'],
}

interface Asked<Row> {
  key: readonly unknown[]
  resolve: (row: Row | undefined) => void
  reject: (error: unknown) => void
}

/**
 * Reads rows by their keys. Keys that are asked for in the same turn of the event loop share a statement (ADR 65): most of
 * what a small read costs is the way to PostgreSQL and back.
 * @param pool whose statements are prepared
 * @returns reads a row; undefined when there is none
 */
export function readsByKey<Row extends object, Key extends readonly unknown[]>(
  pool: Pick<Pool, 'query'>,
  { name, types, select, varcharAsBytes }: ReadByKey,
): (...key: Key) => Promise<Row | undefined> {
  const arrays = types.map((type, index) => `$${index + 1}::${type}[]`).join(', ')
  const names = types.map((_, index) => `key${index + 1}`).join(', ')
  /** OFFSET 0 has PostgreSQL look up one key after the other by its index, whatever it thinks of the size of the table. */
  const text = `SELECT asked.place::int AS place, found.*
    FROM unnest(${arrays}) WITH ORDINALITY AS asked (${names}, place) CROSS JOIN LATERAL (${select} OFFSET 0) found`

  const parsing = varcharAsBytes ? { types: withBytes } : {}

  const read = async (reads: Asked<Row>[]): Promise<void> => {
    const values = types.map((_, part) => reads.map(({ key }) => key[part]))
    try {
      const { rows } = await pool.query<Row & { place: number }>({ name, text, values, ...parsing })
      for (const { place, ...row } of rows) reads[place - 1]?.resolve(row as unknown as Row)
      for (const { resolve } of reads) resolve(undefined)
    } catch (error) {
      /** Only the one at fault fails. */
      if (reads.length > 1 && isFaultOfKey(error)) await Promise.all(reads.map((one) => read([one])))
      else for (const { reject } of reads) reject(error)
    }
  }

  const ask = gather<Asked<Row>>(mostRows, read)
  return (...key) => new Promise((resolve, reject) => ask({ key, resolve, reject }))
}

/** Whether PostgreSQL says that a value is no good (class 22: data exceptions). */
function isFaultOfKey(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('22')
}
