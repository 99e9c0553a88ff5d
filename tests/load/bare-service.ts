import { Server, ServerCredentials } from '@grpc/grpc-js'
import { bareMethod } from './bare-method.ts'

/** A grpc-js server that answers the same bytes to every call. Arguments: port, bytes as base64. */
const [port = '', bytes = ''] = process.argv.slice(2)
const answer = Buffer.from(bytes, 'base64')
const server = new Server()
server.addService(
  { get: bareMethod },
  { get: (_call: unknown, done: (error: null, value: Buffer) => void) => done(null, answer) },
)
server.bindAsync(`127.0.0.1:${port}`, ServerCredentials.createInsecure(), (error) => {
  if (error) throw error
})
