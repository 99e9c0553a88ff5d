import { fastify } from 'fastify'
import { expect, it } from 'vitest'
import { servePage } from './serve-page.ts'

it('makes a file of the page once, however many ask for it at the same time', async () => {
  const app = fastify()
  const bodies: unknown[] = []
  app.addHook('onSend', async (_request, _reply, body) => {
    bodies.push(body)
    return body
  })
  servePage(app, () => ({ openapi: '3.1.0', info: { title: 'An API', version: '1' }, paths: {} }))
  const bundle = '/docs/static/swagger-ui-bundle.js'
  const answers = await Promise.all(Array.from({ length: 20 }, () => app.inject(bundle)))
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  expect([bodies.length, new Set(bodies).size]).toEqual([20, 1])
})
