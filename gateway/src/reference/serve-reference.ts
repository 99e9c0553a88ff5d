import type { FastifyInstance } from 'fastify'
import { type DescriptionOptions, describeApi } from '../description/describe-api.ts'
import { type PreparedFile, prepareFile, sendFile } from './prepared-file.ts'
import { serveGuides } from './serve-guides.ts'
import { servePage } from './serve-page.ts'

/**
 * Serves the description of the API at `/openapi.json`, the reference page made of it at `/docs`, and the guides. The description is made
 * when it is first asked for: that takes a tenth of a start, and most processes are never asked.
 */
export function serveReference(app: FastifyInstance, options: DescriptionOptions): void {
  let description: object | undefined
  const describe = () => {
    description ??= describeApi(options)
    return description
  }
  let file: PreparedFile | undefined
  app.get('/openapi.json', (request, reply) => {
    file ??= prepareFile(Buffer.from(JSON.stringify(describe())))
    return sendFile(file, request, reply.type('application/json; charset=utf-8'))
  })
  servePage(app, describe)
  serveGuides(app)
}
