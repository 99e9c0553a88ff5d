import type { AppError } from '@resume/service-kit/errors/app-error'
import type { FastifyInstance } from 'fastify'
import { readJsonBody } from '../http/json-body.ts'
import { refuseCharset } from '../http/json-charset.ts'
import { keepable } from '../http/keepable-json.ts'

/** Reads JSON bodies and no others; an empty body is none. */
export function readJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    try {
      refuseCharset(request.headers['content-type'])
      if (body.length === 0) return done(null, undefined)
      const bytes = body as Buffer
      done(null, keepable(readJsonBody(bytes, request.routeOptions.config.raw), bytes))
    } catch (error) {
      done(error as AppError)
    }
  })
}
