import { finished } from 'node:stream'
import { request } from 'undici'

/** How long the end of a body may take that nobody reads any more, in milliseconds. */
const endMs = 1_000

/**
 * A `fetch` for an address that ought to answer briefly: a body above the limit fails while it is read, and a redirect
 * is not followed, so that a key goes nowhere but where it belongs. The body of an event stream gives all that has come since
 * it was last read at once: events one by one through the streams of `fetch` take several times the processor time.
 * @param largestBody in bytes
 */
export function limitedFetch(largestBody: number): typeof fetch {
  return async (input, init) => {
    const { statusCode, headers, body } = await request(String(input), {
      method: (init?.method ?? 'GET') as 'GET' | 'POST',
      /** Bodies are read as they come. */
      headers: { ...Object.fromEntries(new Headers(init?.headers)), 'accept-encoding': 'identity' },
      body: (init?.body as string | undefined) ?? null,
      signal: init?.signal ?? null,
    })
    if (statusCode >= 300 && statusCode < 400) {
      void body.dump(leftOver(largestBody)).catch(() => undefined)
      throw new Error('the answer is a redirect')
    }
    const said = { status: statusCode, headers: flat(headers) }
    const read = limited(body, largestBody)
    if (said.headers['content-type']?.startsWith('text/event-stream')) {
      return Object.defineProperty(new Response(null, said), 'body', { value: read })
    }
    const parts: Uint8Array[] = []
    for await (const part of read) parts.push(part)
    return new Response(parts.length === 0 ? null : Buffer.concat(parts), said)
  }
}

type Body = Awaited<ReturnType<typeof request>>['body']

/**
 * Reads a body, all that is there at a time. One that is left before its end gives its connection back once its end has come, soon.
 * Does what the body's own iterator does, without a second generator around it, which takes as long as the reading.
 */
async function* limited(body: Body, largestBody: number): AsyncGenerator<Uint8Array> {
  let size = 0
  let wake = () => {}
  let end: { error: Error | undefined } | undefined
  const onReadable = () => wake()
  body.on('readable', onReadable)
  const forget = finished(body, { writable: false }, (error) => {
    end = { error: error ?? undefined }
    wake()
  })
  try {
    for (;;) {
      const chunk: Uint8Array | null = body.destroyed ? null : body.read()
      if (chunk !== null) {
        size += chunk.byteLength
        if (size > largestBody) throw new Error('the answer is too large')
        yield chunk
      } else if (end) {
        if (end.error) throw end.error
        return
      } else {
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
    }
  } finally {
    body.off('readable', onReadable)
    forget()
    if (!body.readableEnded) void body.dump(leftOver(largestBody)).catch(() => undefined)
  }
}

function leftOver(limit: number) {
  return { limit, signal: AbortSignal.timeout(endMs) }
}

function flat(headers: Record<string, string | string[] | undefined>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
}
