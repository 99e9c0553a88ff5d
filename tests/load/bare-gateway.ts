import { Client, credentials } from '@grpc/grpc-js'
import fastify from 'fastify'
import { bareMethod } from './bare-method.ts'

/**
 * What the gateway is measured against: Fastify that answers fixed bytes at `/`, and those of one call of a bare service
 * at `/hop`. Arguments: port, bytes as base64, port of the bare service.
 */
const [port = '', bytes = '', service = ''] = process.argv.slice(2)
const answer = Buffer.from(bytes, 'base64').toString()
const type = 'application/json; charset=utf-8'
const client = new Client(`127.0.0.1:${service}`, credentials.createInsecure())
const nothing = Buffer.alloc(0)
const { path, requestSerialize, responseDeserialize } = bareMethod

const app = fastify()
app.get('/', (_request, reply) => reply.type(type).send(answer))
app.get('/hop', (_request, reply) => {
  const deadline = Date.now() + 5_000
  client.makeUnaryRequest(path, requestSerialize, responseDeserialize, nothing, { deadline }, (error, value) => {
    if (error) reply.send(error)
    else reply.type(type).send(value)
  })
  return reply
})
await app.listen({ host: '127.0.0.1', port: Number(port) })
