/**
 * A `fetch` for an address that ought to answer briefly: a body above the limit fails while it is read, and a redirect
 * is not followed, so that a key goes nowhere but where it belongs.
 * @param largestBody in bytes, after decompression
 */
export function limitedFetch(largestBody: number): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'error' })
    if (!response.body) return response
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream')
    /** Events are read one by one as they come: a stream of its own would cost more than reading them. */
    if (isStream) return Object.defineProperty(response, 'body', { value: countedEvents(response.body, largestBody) })
    const counted = response.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          size += chunk.byteLength
          if (size > largestBody) controller.error(new Error('the answer is too large'))
          else controller.enqueue(chunk)
        },
      }),
    )
    let size = 0
    const { status, statusText, headers } = response
    return new Response(counted, { status, statusText, headers })
  }
}

async function* countedEvents(body: ReadableStream<Uint8Array>, largestBody: number): AsyncGenerator<Uint8Array> {
  let size = 0
  for await (const chunk of body) {
    size += chunk.byteLength
    if (size > largestBody) throw new Error('the answer is too large')
    yield chunk
  }
}
