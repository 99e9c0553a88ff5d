import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** A file that does not change while the process runs, in each form in which it can be sent. */
export interface PreparedFile {
  etag: string
  /** The body in the best coding that an `Accept-Encoding` header allows. */
  bodyFor(acceptEncoding: string | undefined): Promise<{ body: Buffer; coding: string | undefined }>
}

/** Prepares a file. Each form is made once, when it is first asked for. */
export function prepareFile(plain: Buffer): PreparedFile {
  const forms = new Map<string, Promise<Buffer>>()
  const makers: Record<string, () => Promise<Buffer>> = {
    br: () =>
      promisify(brotliCompress)(plain, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
      }),
    gzip: () => promisify(gzip)(plain, { level: 9 }),
  }
  return {
    /** Weak, because it stands for every coding of the same text. */
    etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`,
    bodyFor: async (acceptEncoding) => {
      const coding = acceptEncoding === undefined ? null : negotiate(acceptEncoding, Object.keys(makers))
      const make = coding === null ? undefined : makers[coding]
      if (coding === null || !make) return { body: plain, coding: undefined }
      const form = forms.get(coding) ?? make()
      forms.set(coding, form)
      return { body: await form, coding }
    },
  }
}

/** Answers with a file, or that the client has it already. */
export async function sendFile(
  file: PreparedFile,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  reply.headers({ etag: file.etag, 'cache-control': 'no-cache', vary: 'Origin, Accept-Encoding' })
  if (request.headers['if-none-match']?.includes(file.etag)) return reply.code(304).send()
  const { body, coding } = await file.bodyFor(request.headers['accept-encoding'])
  if (coding !== undefined) reply.header('content-encoding', coding)
  return reply.send(body)
}
