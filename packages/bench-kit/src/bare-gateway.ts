import { readFileSync } from 'node:fs'
import { Client, credentials } from '@grpc/grpc-js'
import fastify from 'fastify'
import { Redis } from 'ioredis'
import { bareMethod } from './bare-method.ts'

interface ScriptedRedis extends Redis {
  readAnswerBuffer(key: string): Promise<Buffer>
}

/**
 * What the gateway is measured against: Fastify that answers fixed bytes at `/`, at `/hop` those that a bare service
 * answers, a body goes along, and at `/evalsha` those that a script reads in Redis. Arguments: port, file of the bytes, port of
 * the bare service, and for the latter a Redis's URL.
 */
const [port = '', file = '', service = '', redisUrl] = process.argv.slice(2)
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
if (redisUrl) {
  const redis = new Redis(redisUrl) as ScriptedRedis
  const key = `bench:${port}`
  await redis.set(key, answer)
  redis.defineCommand('readAnswer', { numberOfKeys: 1, lua: "return redis.call('GET', KEYS[1])" })
  app.get('/evalsha', async (_request, reply) => reply.type(type).send(await redis.readAnswerBuffer(key)))
}
await app.listen({ host: '127.0.0.1', port: Number(port) })
