import { readFileSync } from 'node:fs'
import { Server, ServerCredentials } from '@grpc/grpc-js'
import { Pool } from 'pg'
import { bareMethod } from './bare-method.ts'

/**
 * A grpc-js server that answers the same bytes to every call, or what one prepared statement finds. Arguments: port, file
 * of the bytes, and for the latter a database's URL and the statement.
 */
const [port = '', file = '', databaseUrl, statement = ''] = process.argv.slice(2)
const fixed = readFileSync(file)
const pool = databaseUrl ? new Pool({ connectionString: databaseUrl, max: 6 }) : undefined

async function answer(): Promise<Buffer> {
  if (!pool) return fixed
  const { rows } = await pool.query<{ answer: string }>({ name: 'answer', text: statement })
  return Buffer.from(rows[0]?.answer ?? '')
}

const server = new Server({ 'grpc-node.flow_control_window': 4 * 1024 * 1024 })
server.addService(
  { get: bareMethod },
  {
    get: (_call: unknown, done: (error: Error | null, value?: Buffer) => void) => {
      answer().then((value) => done(null, value), done)
    },
  },
)
server.bindAsync(`127.0.0.1:${port}`, ServerCredentials.createInsecure(), (error) => {
  if (error) throw error
})
