/** Calls the API as any program would. */
export interface Api {
  call<Data = unknown>(
    method: string,
    path: string,
    options?: { body?: unknown; headers?: Record<string, string> },
  ): Promise<Data>
  /** The `Set-Cookie` lines of the newest answer, as a `Cookie` header. */
  cookie(): string
}

/** @throws Error (each call) with what the API answered, when it was a refusal or no answer at all */
export function apiAt(url: string): Api {
  let cookie = ''
  return {
    cookie: () => cookie,
    call: async <Data>(
      method: string,
      path: string,
      options: { body?: unknown; headers?: Record<string, string> } = {},
    ) => {
      const { body } = options
      const isForm = body instanceof FormData
      const response = await fetch(`${url}/api/v1${path}`, {
        method,
        headers: { ...(body !== undefined && !isForm && { 'content-type': 'application/json' }), ...options.headers },
        ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
        signal: AbortSignal.timeout(30_000),
      }).catch((cause) => {
        throw new Error(`Nothing answers at ${url}: is the platform running? Start it with \`npm start\`.`, { cause })
      })
      const cookies = response.headers.getSetCookie()
      if (cookies.length > 0) cookie = cookies.map((line) => line.split(';')[0]).join('; ')
      const answer = (await response.json()) as { data?: Data; message?: string }
      if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${answer.message}`)
      return (answer.data ?? answer) as Data
    },
  }
}
