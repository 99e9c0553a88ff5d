/** An answer of the gateway. */
export interface Answer {
  status: number
  headers: Headers
  /** The body as it came. */
  text: string
  /** The body as JSON; undefined when it is none. */
  // biome-ignore lint/suspicious/noExplicitAny: tests say what they expect of it
  body: any
}

/** Judges an answer: throws an Error when it is wrong. */
export type Judge = (method: string, path: string, answer: Answer) => Promise<void>

/** What an answer is. @returns once all of it is there */
export async function answerOf(response: Response): Promise<Answer> {
  const text = await response.text()
  return { status: response.status, headers: response.headers, text, body: parsed(text) }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
