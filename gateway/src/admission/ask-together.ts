/** Requests that one call asks for at most: what Redis does for them it does in one go, about 15 microseconds each. */
export const mostTogether = 32

type Argument = string | number

/** Asks for one request. @throws what Redis said of it */
export type AskOne<Answer> = (keys: readonly string[], args: readonly Argument[]) => Promise<Answer>

interface Waiting<Answer> {
  keys: readonly string[]
  args: readonly Argument[]
  resolve: (answer: Answer) => void
  reject: (error: unknown) => void
}

/**
 * Asks for the requests that arrive in one turn of the event loop by one call, which takes the client and Redis less than one call
 * each.
 * @param atDeparture runs something when all that arrived in the turn has been read
 * @param call asks for several; an answer that is no list says what went wrong with that request
 */
export function askTogether<Answer extends unknown[]>(
  atDeparture: (send: () => void) => void,
  call: (keys: string[], args: Argument[]) => Promise<(Answer | Buffer)[]>,
): AskOne<Answer> {
  let waiting: Waiting<Answer>[] = []

  const askFor = async (asked: Waiting<Answer>[]) => {
    try {
      const answers = await call(
        asked.flatMap(({ keys }) => keys),
        asked.flatMap(({ args }) => args),
      )
      asked.forEach(({ resolve, reject }, nth) => {
        const answer = answers[nth]
        if (Array.isArray(answer)) resolve(answer)
        else reject(new Error(String(answer)))
      })
    } catch (error) {
      for (const { reject } of asked) reject(error)
    }
  }

  const depart = () => {
    const all = waiting
    waiting = []
    for (let from = 0; from < all.length; from += mostTogether) void askFor(all.slice(from, from + mostTogether))
  }

  return (keys, args) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) atDeparture(depart)
      waiting.push({ keys, args, resolve, reject })
    })
}
