import { AppError } from '@resume/service-kit/errors/app-error'
import fastify from 'fastify'
import { Registry } from 'prom-client'
import { expect, it } from 'vitest'
import { sendFailure } from './errors.ts'
import { measureRequests } from './request-metrics.ts'

it('counts failures by their error, and nothing else', async () => {
  const registry = new Registry()
  const app = fastify()
  measureRequests(app, registry)
  app.get('/well', async () => 'well')
  app.get('/failing', (_request, reply) => sendFailure(reply, new AppError('not_configured', { name: 'Stripe' })))
  for (const path of ['/well', '/failing', '/failing']) await app.inject(path)
  const counted = await registry.getSingleMetric('http_errors_total')?.get()
  expect(counted?.values.map(({ value, labels }) => [labels.error, value])).toEqual([['not_configured', 2]])
  await app.close()
})
