import { readFileSync } from 'node:fs'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { type DescriptionOptions, describeApi } from '../description/describe-api.ts'
import { pageHeaders } from '../plugins/security-headers.ts'
import { codeSamplesPlugin } from './code-samples-plugin.ts'
import { prepareFile } from './description-file.ts'
import { searchPlugin } from './search-plugin.ts'
import { serveGuides } from './serve-guides.ts'

/** The page brings all that it needs along, and shows nothing inside pages of others. */
const contentSecurityPolicy = {
  'default-src': ["'self'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  'img-src': ["'self'", 'data:'],
  'object-src': ["'none'"],
  'style-src': ["'self'", "'unsafe-inline'"],
}

const viewport = '<meta name="viewport" content="width=device-width, initial-scale=1">'

const read = (file: URL) => readFileSync(file, 'utf8')

/** Serves the description of the API at `/openapi.json`, the reference page made of it at `/docs`, and the guides. */
export async function serveReference(app: FastifyInstance, options: DescriptionOptions) {
  const description = describeApi(options)
  const file = prepareFile(JSON.stringify(description))
  app.get('/openapi.json', async (request, reply) => {
    reply.headers({ etag: file.etag, 'cache-control': 'no-cache', vary: 'Origin, Accept-Encoding' })
    if (request.headers['if-none-match']?.includes(file.etag)) return reply.code(304).send()
    const { body, coding } = await file.bodyFor(request.headers['accept-encoding'])
    if (coding !== undefined) reply.header('content-encoding', coding)
    return reply.type('application/json; charset=utf-8').send(body)
  })
  await app.register((scope) => servePage(scope, description))
  serveGuides(app)
}

async function servePage(app: FastifyInstance, description: object): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(pageHeaders)
  })
  /** Calls that are tried out on the page say by `Referer` where they come from, also where browsers say nothing else. */
  app.addHook('onSend', async (_request, reply) => {
    reply.header('referrer-policy', 'same-origin')
  })
  /** Else a phone shows it as wide as a desk, and tiny. */
  app.addHook('onSend', async (_request, _reply, payload) =>
    typeof payload === 'string' ? payload.replace('<head>', `<head>${viewport}`) : payload,
  )
  await app.register(swagger, { mode: 'static', specification: { document: description as never } })
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: contentSecurityPolicy,
    uiConfig: {
      persistAuthorization: false,
      tryItOutEnabled: true,
      displayRequestDuration: true,
      defaultModelsExpandDepth: 0,
      docExpansion: 'list',
      filter: true,
      plugins: [codeSamplesPlugin, searchPlugin],
    },
    theme: {
      title: 'Resume Platform API',
      favicon: [
        {
          filename: 'icon.svg',
          rel: 'icon',
          sizes: 'any',
          type: 'image/svg+xml',
          content: Buffer.from(read(new URL('./icon.svg', import.meta.url))),
        },
      ],
      css: [{ filename: 'page.css', content: read(new URL('./page.css', import.meta.url)) }],
    },
    logo: { type: 'image/svg+xml', content: Buffer.from(read(new URL('./logo.svg', import.meta.url))), href: '/docs' },
    /** Whatever name the page was reached under, requests tried out on it go to the same. */
    transformSpecification: (document) => ({ ...document, servers: [{ url: '/' }] }),
    transformSpecificationClone: true,
  })
}
