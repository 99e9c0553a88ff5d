/** The cookies of a session, where no browser keeps them. */
export interface Session {
  /** As the header sends them; undefined without a session. */
  header(): string | undefined
  /** Takes what an answer sets. */
  remember(headers: Headers): void
}

/** Keeps the cookies of a session. @param cookie those of an earlier client */
export function createSession(cookie = ''): Session {
  const cookies = new Map<string, string>()
  const put = (pair: string) => {
    const [name = '', ...value] = pair.trim().split('=')
    if (name === '') return
    if (value.join('=') === '') cookies.delete(name)
    else cookies.set(name, value.join('='))
  }
  for (const pair of cookie.split(';')) put(pair)
  return {
    header: () => (cookies.size > 0 ? [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') : undefined),
    remember: (headers) => {
      for (const line of headers.getSetCookie?.() ?? []) put(line.split(';', 1)[0] ?? '')
    },
  }
}
