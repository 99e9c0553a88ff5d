import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { pageHeaders } from '../plugins/security-headers.ts'
import { type PreparedFile, prepareFile, sendFile } from './prepared-file.ts'

const headers = {
  ...pageHeaders,
  /** The page brings all that it needs along, and shows nothing inside pages of others. */
  'content-security-policy': [
    "default-src 'self'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "img-src 'self' data:",
    "object-src 'none'",
    "style-src 'self' 'unsafe-inline'",
  ].join('; '),
  /** Calls that are tried out on the page say by `Referer` where they come from, also where browsers say nothing else. */
  'referrer-policy': 'same-origin',
}

/** How files of the page are named. Each has one name, so that nobody can have the same file kept under many. */
const names = /^\/docs(?:\/[a-z][\w-]*(?:\.\w+)*)*\/?$/

/** A file of the page, as it is sent from then on. */
interface PageFile {
  type: string
  file: PreparedFile
}

/**
 * Serves the reference page at `/docs`. What makes the page takes a tenth of a gateway's start to load, so it is loaded when somebody
 * first looks at the page, and asked for each file once.
 * @param describe what the page shows
 */
export function servePage(app: FastifyInstance, describe: () => object): void {
  let page: Promise<FastifyInstance> | undefined
  const files = new Map<string, Promise<PageFile | undefined>>()

  const make = async (path: string): Promise<PageFile | undefined> => {
    page ??= import('./reference-page.ts').then(({ makeReferencePage }) => makeReferencePage(describe()))
    const made = await (await page).inject(path)
    if (made.statusCode !== 200) return undefined
    return { type: String(made.headers['content-type']), file: prepareFile(made.rawPayload) }
  }
  /** Who asks while a file is made waits for it, too: the largest takes megabytes to make. What is not there is not kept. */
  const fileAt = (path: string): Promise<PageFile | undefined> => {
    const known = files.get(path)
    if (known) return known
    const making = make(path)
    files.set(path, making)
    const forget = () => files.delete(path)
    making.then((file) => file ?? forget(), forget)
    return making
  }

  const serve = async (request: FastifyRequest, reply: FastifyReply) => {
    const [path = ''] = request.url.split('?')
    const found = names.test(path) ? await fileAt(path) : undefined
    if (!found) return reply.callNotFound()
    return sendFile(found.file, request, reply.headers(headers).type(found.type))
  }
  app.get('/docs', serve)
  app.get('/docs/*', serve)
}
