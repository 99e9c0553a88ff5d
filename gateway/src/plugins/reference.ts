import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { authPaths } from './auth-documentation.ts'

const introduction = `Accounts and API keys, a master profile and documents made of it, share links, resume scans, and what is paid for.

Every answer is an envelope: \`{success, message, data}\`, or \`{success: false, message, statusCode, details?}\`.
Send an API key as \`X-API-Key\` or as \`Authorization: Bearer\`. Every answer carries \`X-Request-Id\`.`

/** Documents what is registered after it: `/openapi.json` and the reference page `/docs`, made from the same rows. */
export async function serveReference(app: FastifyInstance, options: { baseUrl: string; cookieName: string }) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Resume Platform API', version: '1.0.0', description: introduction },
      servers: [{ url: options.baseUrl }],
      components: {
        securitySchemes: {
          apiKey: { type: 'apiKey', in: 'header', name: 'X-API-Key' },
          bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'svc_…' },
          session: { type: 'apiKey', in: 'cookie', name: options.cookieName },
        },
      },
    },
    transform: ({ schema, url }) => ({ schema: described(schema as Described), url }),
    transformObject: (document) => {
      if (!('openapiObject' in document)) throw new Error('the description is OpenAPI')
      return { ...document.openapiObject, paths: { ...document.openapiObject.paths, ...authPaths } } as never
    },
  })
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

interface Described {
  operationId?: string
  consumes?: string[]
  body?: unknown
}

/**
 * What the documentation shows of a route: nothing of those that are no operation, such as the proxy's wildcard; and of
 * an upload, which reads its own body, a schema that only the documentation has.
 */
function described(schema: Described) {
  if (!schema?.operationId) return { hide: true }
  if (!schema.consumes?.includes('multipart/form-data')) return schema
  const body = {
    type: 'object',
    properties: { resume: { type: 'string', format: 'binary' } },
    required: ['resume'],
  }
  return { ...schema, body }
}
