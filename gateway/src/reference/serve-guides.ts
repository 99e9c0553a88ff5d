import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { AppError } from '@resume/service-kit/errors/app-error'
import type { FastifyInstance } from 'fastify'
import { pageHeaders } from '../plugins/security-headers.ts'

/** A guide, made of its page in `docs/guides` by `npm run generate`. */
interface Guide {
  title: string
  html: string
}

const read = (file: URL) => readFileSync(file, 'utf8')

/** Serves the guides at `/docs/guides`. Their pages load nothing and run nothing. */
export function serveGuides(app: FastifyInstance): void {
  const guides = JSON.parse(read(new URL('./generated/guides.json', import.meta.url))) as Record<string, Guide>
  const style = read(new URL('./guide.css', import.meta.url))
  const hash = createHash('sha256').update(style).digest('base64')
  const contentSecurityPolicy = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; frame-ancestors 'none'`
  const pageOf = ({ title, html }: Guide) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} | Resume Platform API</title>
<style>${style}</style>
</head>
<body>
<nav><a href="/docs">Reference</a> | <a href="/docs/guides">Guides</a></nav>
<main>
${html}</main>
</body>
</html>
`
  app.get<{ Params: { name?: string } }>('/docs/guides/:name?', async ({ params }, reply) => {
    const name = params.name || 'index'
    const guide = Object.hasOwn(guides, name) ? guides[name] : undefined
    if (!guide) throw new AppError('not_found', { resource: 'Guide' })
    reply.headers({ ...pageHeaders, 'content-security-policy': contentSecurityPolicy, 'cache-control': 'no-cache' })
    return reply.type('text/html; charset=utf-8').send(pageOf(guide))
  })
}
