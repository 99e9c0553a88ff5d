/** Statuses of requests that a server does not understand. */
const misunderstood = [400, 422]

/** How servers name a parameter that they do not know. */
const unknownParameter = /max_completion_tokens|["'`]store\\?["'`]/

/**
 * A `fetch` for servers that speak an older dialect of OpenAI: they know `max_completion_tokens` as `max_tokens`, and may refuse
 * `store`. One that says so is asked again in its words, and in these alone once it has understood them.
 */
export function forOlderServers(ask: typeof fetch): typeof fetch {
  let isOlder = false
  return async (input, init) => {
    if (isOlder) return ask(input, inOlderWords(init))
    const response = await ask(input, init)
    if (!misunderstood.includes(response.status)) return response
    const { status, statusText, headers } = response
    const said = await response.text()
    if (!unknownParameter.test(said)) return new Response(said, { status, statusText, headers })
    const second = await ask(input, inOlderWords(init))
    isOlder = second.ok
    return second
  }
}

function inOlderWords(init: RequestInit | undefined): RequestInit | undefined {
  if (typeof init?.body !== 'string') return init
  const { max_completion_tokens, store: _, ...rest } = JSON.parse(init.body)
  const headers = new Headers(init.headers)
  /** Of another body. */
  headers.delete('content-length')
  return { ...init, headers, body: JSON.stringify({ ...rest, max_tokens: max_completion_tokens }) }
}
