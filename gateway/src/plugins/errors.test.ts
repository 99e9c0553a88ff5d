import { AppError } from '@resume/service-kit/errors/app-error'
import { createLogger } from '@resume/service-kit/logging/logger'
import fastify from 'fastify'
import { describe, expect, it, vi } from 'vitest'
import { handleErrors } from './errors.ts'

/** Answers a request with a failure. @returns the answer, and what was logged as an error */
async function failing(thrown: Error) {
  const logger = createLogger({ service: 'test', level: 'silent' })
  const logged = vi.spyOn(logger, 'error')
  const app = fastify()
  handleErrors(app, [], logger)
  app.get('/', async () => {
    throw thrown
  })
  const answer = await app.inject('/')
  await app.close()
  return { answer, logged }
}

describe('a failure', () => {
  it('of ours is logged, with its cause', async () => {
    for (const error of [new Error('a mistake'), new AppError('unavailable'), new AppError('draining')]) {
      const { answer, logged } = await failing(error)
      expect(answer.statusCode).toBeGreaterThanOrEqual(500)
      expect(logged).toHaveBeenCalledTimes(1)
    }
  })

  it('in which nothing is wrong with the platform is not', async () => {
    const errors = [
      new AppError('feature_off', { feature: 'The program' }),
      new AppError('not_configured', { name: 'Stripe' }),
      new AppError('caller_gone'),
      new AppError('rate_limited', { retryAfterSeconds: 7 }),
    ]
    for (const error of errors) {
      const { answer, logged } = await failing(error)
      expect(answer.json()).toEqual({ success: false, message: error.message, statusCode: error.httpStatus })
      expect(logged).not.toHaveBeenCalled()
    }
  })
})
