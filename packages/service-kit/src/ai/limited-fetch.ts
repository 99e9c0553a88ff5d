/**
 * A `fetch` for an address that ought to answer briefly: a body above the limit fails while it is read, and a redirect
 * is not followed, so that a key goes nowhere but where it belongs.
 * @param largestBody in bytes, after decompression
 */
export function limitedFetch(largestBody: number): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'error' })
    if (!response.body) return response
    let size = 0
    const counted = response.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          size += chunk.byteLength
          if (size > largestBody) controller.error(new Error('the answer is too large'))
          else controller.enqueue(chunk)
        },
      }),
    )
    const { status, statusText, headers } = response
    return new Response(counted, { status, statusText, headers })
  }
}
