import { readFileSync } from 'node:fs'
import { Client, credentials } from '@grpc/grpc-js'
import fastify from 'fastify'
import { bareMethod } from './bare-method.ts'

/**
 * What the gateway is measured against: Fastify that answers fixed bytes at `/`, and at `/hop` those that a bare service
 * answers; a body goes along. Arguments: port, file of the bytes, port of the bare service.
 */
const [port = '', file = '', service = ''] = process.argv.slice(2)
const answer = readFileSync(file)
const type = 'application/json; charset=utf-8'
const client = new Client(`127.0.0.1:${service}`, credentials.createInsecure(), {
  'grpc-node.flow_control_window': 4 * 1024 * 1024,
})
const { path, requestSerialize, responseDeserialize } = bareMethod

const app = fastify({ bodyLimit: 4 * 1024 * 1024 })
app.removeAllContentTypeParsers()
app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
app.get('/', (_request, reply) => reply.type(type).send(answer))
app.route({
  method: ['GET', 'PATCH'],
  url: '/hop',
  handler: (request, reply) => {
    const deadline = Date.now() + 5_000
    const body = request.body instanceof Buffer ? request.body : Buffer.alloc(0)
    client.makeUnaryRequest(path, requestSerialize, responseDeserialize, body, { deadline }, (error, value) => {
      if (error) reply.send(error)
      else reply.type(type).send(value)
    })
    return reply
  },
})
await app.listen({ host: '127.0.0.1', port: Number(port) })
