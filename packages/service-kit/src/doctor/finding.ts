/** What an examination found out: all is well, somebody should look, or something is wrong. */
export type Verdict = 'ok' | 'warn' | 'FAIL'

/** One thing that was examined. */
export interface Finding {
  verdict: Verdict
  /** What it is about, such as `Redis`. */
  about: string
  /** What was found, without any secret and without an address that has one in it. */
  text: string
}

/** Time that a server has to answer the examination, in milliseconds. */
export const patienceMs = 5_000

export const ok = (about: string, text: string): Finding => ({ verdict: 'ok', about, text })
export const warn = (about: string, text: string): Finding => ({ verdict: 'warn', about, text })
export const fail = (about: string, text: string): Finding => ({ verdict: 'FAIL', about, text })

/** Host and port of a URL, which say where something is and no more. */
export function placeOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : 'an address that is no URL'
}

/** Why something failed, by a code where there is one: messages of drivers quote what they were given. */
export function reasonOf(error: unknown): string {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: string }
  return typeof code === 'string' ? code : (name ?? 'no answer')
}

/** Waits for an answer, and no longer than {@link patienceMs}. */
export async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(Object.assign(new Error('no answer in time'), { code: 'no answer in time' })),
      patienceMs,
    )
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
