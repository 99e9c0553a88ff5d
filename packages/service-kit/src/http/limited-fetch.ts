import { askOverHttp, type HttpQuestion } from './http-answer.ts'

/**
 * A `fetch` for an address that ought to answer briefly: a body above the limit fails while it is read, and a redirect
 * is not followed, so that a key goes nowhere but where it belongs. The body of an event stream gives all that has come since
 * it was last read at once: events one by one through the streams of `fetch` take several times the processor time.
 * @param largestBody in bytes
 */
export function limitedFetch(largestBody: number): typeof fetch {
  return async (input, init) => {
    const question = {
      method: (init?.method ?? 'GET') as HttpQuestion['method'],
      /** Bodies are read as they come. */
      headers: { ...Object.fromEntries(new Headers(init?.headers)), 'accept-encoding': 'identity' },
      body: init?.body as string | undefined,
      signal: init?.signal ?? undefined,
    }
    const { status, headers, body } = await askOverHttp(new URL(String(input)), question, largestBody)
    if (status >= 300 && status < 400) {
      await body[Symbol.asyncIterator]().return?.()
      throw new Error('the answer is a redirect')
    }
    if (headers['content-type']?.startsWith('text/event-stream')) {
      return Object.defineProperty(new Response(null, { status, headers }), 'body', { value: body })
    }
    const parts: Uint8Array[] = []
    for await (const part of body) parts.push(part)
    return new Response(parts.length === 0 ? null : Buffer.concat(parts), { status, headers })
  }
}
