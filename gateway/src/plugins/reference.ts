import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { type DescriptionOptions, describeApi } from '../description/describe-api.ts'

/** Serves the description of the API at `/openapi.json`, and the reference page made of it at `/docs`. */
export async function serveReference(app: FastifyInstance, options: DescriptionOptions) {
  const document = describeApi(options)
  await app.register(swagger, { mode: 'static', specification: { document: document as never } })
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: true,
    uiConfig: { persistAuthorization: false },
    /** Whatever name the page was reached under, requests tried out on it go to the same. */
    transformSpecification: (document) => ({ ...document, servers: [{ url: '/' }] }),
    transformSpecificationClone: true,
  })
  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger())
}
