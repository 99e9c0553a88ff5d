import { answerOf, type Judge } from './answer.ts'

/**
 * A `fetch` that looks at every answer of an API as its caller gets it; streams of events are handed on as they come,
 * and only their status and type are looked at.
 * @param url of the platform: what others answer, such as the object storage, is none of its description
 * @param judge throws when an answer is wrong
 */
export function judgedFetch(url: string, judge: Judge | undefined, send = fetch): typeof fetch {
  if (!judge) return send
  const root = `${url}/api/v1`
  return async (input, init) => {
    const response = await send(input, init)
    const address = String(input)
    if (!address.startsWith(`${root}/`)) return response
    const { status, headers } = response
    const isStream = headers.get('content-type')?.startsWith('text/event-stream')
    const answer = isStream ? { status, headers, text: '', body: undefined } : await answerOf(response.clone())
    await judge(init?.method ?? 'GET', address.slice(root.length), answer)
    return response
  }
}
