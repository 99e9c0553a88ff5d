/** Texts on their way to who asked for them. */
export interface GatheredTexts {
  /** Takes a text. Resolves when more can be taken. */
  push(text: string): Promise<void>
  /** Sends what still waits. */
  flush(): Promise<void>
}

/**
 * Sends the first text at once, and what comes soon after another together with all else that does: every message costs two
 * processes about as much as everything else that is done for a word.
 * @param send resolves when more can be taken
 * @param waitMs how long a text waits at most, in milliseconds
 */
export function gatherTexts(send: (text: string) => Promise<void>, waitMs: number): GatheredTexts {
  let waiting = ''
  let timer: NodeJS.Timeout | undefined
  let sending = Promise.resolve()
  const sendNow = (text: string) => {
    sending = send(text)
    /** Whoever pushes next hears of it. */
    sending.catch(() => undefined)
    timer = setTimeout(sendWaiting, waitMs)
  }
  const sendWaiting = () => {
    timer = undefined
    const text = waiting
    waiting = ''
    if (text !== '') sendNow(text)
  }
  return {
    push: (text) => {
      if (timer === undefined) sendNow(text)
      else waiting += text
      return sending
    },
    flush: async () => {
      clearTimeout(timer)
      sendWaiting()
      clearTimeout(timer)
      timer = undefined
      await sending
    },
  }
}
