import { readFileSync } from 'node:fs'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { type FastifyInstance, fastify } from 'fastify'
import { codeSamplesPlugin } from './code-samples-plugin.ts'
import { descriptionPlugin } from './description-plugin.ts'
import { renderPlugin } from './render-plugin.ts'
import { searchPlugin } from './search-plugin.ts'

const viewport = '<meta name="viewport" content="width=device-width, initial-scale=1">'

const read = (file: URL) => readFileSync(file, 'utf8')

/** Makes the reference page of a description, as an application that answers for each of its files below `/docs`. */
export async function makeReferencePage(description: object): Promise<FastifyInstance> {
  const app = fastify()
  /** Else a phone shows it as wide as a desk, and tiny. */
  app.addHook('onSend', async (_request, _reply, payload) =>
    typeof payload === 'string' ? payload.replace('<head>', `<head>${viewport}`) : payload,
  )
  await app.register(swagger, { mode: 'static', specification: { document: description as never } })
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    uiConfig: {
      persistAuthorization: false,
      tryItOutEnabled: true,
      displayRequestDuration: true,
      defaultModelsExpandDepth: 0,
      docExpansion: 'list',
      filter: true,
      plugins: [codeSamplesPlugin, descriptionPlugin, renderPlugin, searchPlugin],
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
  return app
}
