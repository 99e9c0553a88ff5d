import type { EventEmitter } from 'node:events'
import { Client, type ClientConfig, type FieldDef } from 'pg'

/** Types of PostgreSQL's catalogs and of text, by object id (pg_type.dat). */
const oid = { char: 18, text: 25 }

/**
 * A client whose results call the catalogs' one-byte `"char"` plain text. The schema engine reads such columns of
 * `pg_catalog`; the driver adapter does not know the type and would refuse the whole result.
 */
export class CatalogClient extends Client {
  constructor(config?: string | ClientConfig) {
    super(config)
    const { connection } = this as unknown as { connection: EventEmitter }
    connection.on('rowDescription', ({ fields }: { fields: FieldDef[] }) => {
      for (const field of fields) {
        if (field.dataTypeID === oid.char) field.dataTypeID = oid.text
      }
    })
  }
}
