import { textOf } from './body.ts'
import { CodehostFailure } from './failure.ts'
import { refusalOf } from './refusal.ts'

/** Where the code host is, and who asks. */
export interface CodehostAccess {
  /** Address of its REST API. */
  apiUrl: string
  /** Raises the code host's limits. */
  token: string | undefined
}

/** A request. */
export interface CodehostQuestion {
  /** Of a former answer; `unchanged` is answered only with one. */
  etag: string | null
  signal: AbortSignal
  /** Largest answer, in bytes. */
  largest: number
}

/** What the code host answers. */
export type CodehostAnswer =
  | { kind: 'unchanged' }
  | {
      kind: 'found'
      /** The answer's JSON. */
      body: unknown
      etag: string | null
      /** The code host's time. */
      date: Date | undefined
      /** Address of the next page. */
      next: string | undefined
    }

/** Redirects that are followed, to the same origin: what was renamed answers with one. */
const mostRedirects = 3

/** Makes what asks the code host's REST API. The token goes nowhere but to it. */
export function createCodehostClient({ apiUrl, token }: CodehostAccess) {
  const headers = {
    accept: 'application/vnd.github+json',
    'user-agent': 'resume-platform',
    'x-github-api-version': '2022-11-28',
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  }
  const sameOrigin = (address: string, from: string): string => {
    const url = URL.canParse(address, from) ? new URL(address, from) : undefined
    if (url?.origin !== new URL(apiUrl).origin) throw new CodehostFailure('The code host refers to another host')
    return url.href
  }

  /** Asks once. @throws CodehostFailure for anything but an answer in JSON */
  return async (url: string, { etag, signal, largest }: CodehostQuestion): Promise<CodehostAnswer> => {
    const conditional = { ...headers, ...(etag !== null && { 'if-none-match': etag }) }
    let from = url
    for (let redirects = 0; ; redirects++) {
      const response = await fetch(from, { headers: conditional, redirect: 'manual', signal }).catch((cause: unknown) =>
        Promise.reject(new CodehostFailure('The code host cannot be reached', { isPassing: true, cause })),
      )
      if (response.status === 304 && etag !== null) return { kind: 'unchanged' }
      const location = [301, 302, 307, 308].includes(response.status) ? response.headers.get('location') : null
      if (location === null) return found(response, largest, (next) => sameOrigin(next, from))
      await response.body?.cancel()
      if (redirects === mostRedirects) throw new CodehostFailure('The code host redirects without an end')
      from = sameOrigin(location, from)
    }
  }
}

async function found(
  response: Response,
  largest: number,
  addressOf: (next: string) => string,
): Promise<CodehostAnswer> {
  const { headers } = response
  if (!response.ok) throw await refusalOf(response)
  const text = await textOf(response, largest)
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch (cause) {
    throw new CodehostFailure('The code host answered something that is not JSON', { cause })
  }
  const next = /<([^<>]{1,2000})>;\s*rel="next"/i.exec(headers.get('link') ?? '')?.[1]
  const date = new Date(headers.get('date') ?? '')
  return {
    kind: 'found',
    body,
    etag: headers.get('etag'),
    date: Number.isNaN(date.getTime()) ? undefined : date,
    next: next === undefined ? undefined : addressOf(next),
  }
}
