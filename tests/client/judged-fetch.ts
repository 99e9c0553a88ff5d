import type { Judge } from './client.ts'

/**
 * A `fetch` for the SDK that looks at every answer in JSON, as a client of the tests does.
 * @param judge throws when an answer is wrong
 * @param headers of every request
 */
export function judgedFetch(judge: Judge, headers: Record<string, string>, send = fetch): typeof fetch {
  return async (input, init) => {
    const own = init?.headers as Record<string, string> | undefined
    const response = await send(input, { ...init, headers: { ...own, ...headers } })
    if (response.headers.get('content-type')?.startsWith('application/json')) {
      const text = await response.clone().text()
      const answer = { status: response.status, headers: response.headers, text, body: JSON.parse(text) }
      await judge(init?.method ?? 'GET', new URL(String(input)).pathname.replace('/api/v1', ''), answer)
    }
    return response
  }
}
