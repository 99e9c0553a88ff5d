import type { Socket } from 'node:net'
import { Agent, type Dispatcher } from 'undici'

/** How long the end of a body may take that nobody reads any more, in milliseconds. */
const endMs = 1_000

/** How much of a body may wait to be read before no more is taken from the network, in bytes. */
const mostWaiting = 64 * 1024

/** What a server answered. */
export interface HttpAnswer {
  status: number
  headers: Record<string, string>
  /**
   * The body, all that has come since it was last read at a time. One that is left before its end gives its connection back once
   * its end has come, soon. @throws Error when it does not come whole, is too large, or the signal says to end it
   */
  body: AsyncIterable<Uint8Array>
}

/** What arrives on a socket goes through here: Node would make a buffer of 64 KB for each piece, and collect it again. */
const arrival = Buffer.allocUnsafeSlow(64 * 1024)

function onArrival(this: Socket, size: number): boolean {
  return this.push(Buffer.from(arrival.subarray(0, size)))
}

/** Wakes nobody. */
const asleep = () => {}

const agent = new Agent({ connect: { onread: { buffer: arrival, callback: onArrival } } } as Agent.Options)

/** A question over HTTP. */
export type HttpQuestion = Pick<Dispatcher.DispatchOptions, 'method' | 'headers'> & {
  body: string | undefined
  signal: AbortSignal | undefined
}

/**
 * Asks a server. The body takes no way through streams: of a text that comes word by word, they would take more time than all else.
 * @param largestBody in bytes
 * @throws Error when there is no answer; the reason of the signal
 */
export function askOverHttp(url: URL, question: HttpQuestion, largestBody: number): Promise<HttpAnswer> {
  const { signal, method, headers, body } = question
  if (signal?.aborted) return Promise.reject(signal.reason)
  const { promise, resolve, reject } = Promise.withResolvers<HttpAnswer>()
  let controller: Dispatcher.DispatchController | undefined
  let waiting: Uint8Array[] = []
  let waitingBytes = 0
  let takenBytes = 0
  let end: { error: Error | undefined } | undefined
  let isLeft = false
  let wake = asleep
  const finish = (error: Error | undefined) => {
    if (end) return
    end = { error }
    signal?.removeEventListener('abort', giveUp)
    if (error) reject(error)
    wake()
  }
  const fail = (error: Error) => {
    finish(error)
    controller?.abort(error)
  }
  const giveUp = () => fail(signal?.reason)
  signal?.addEventListener('abort', giveUp)

  const take = (): Uint8Array | undefined => {
    const [first] = waiting
    const all = waiting.length === 1 ? first : first && Buffer.concat(waiting, waitingBytes)
    waiting = []
    waitingBytes = 0
    if (controller?.paused) controller.resume()
    return all
  }
  const read: AsyncIterator<Uint8Array, undefined> = {
    async next() {
      for (;;) {
        if (end?.error) throw end.error
        const value = take()
        if (value) return { value }
        if (end) return { done: true, value: undefined }
        await new Promise<void>((go) => {
          wake = () => {
            wake = asleep
            go()
          }
        })
      }
    },
    async return() {
      isLeft = true
      take()
      if (!end) setTimeout(() => fail(new Error('the answer has no end')), endMs).unref()
      return { done: true, value: undefined }
    },
  }

  agent.dispatch(
    { origin: url.origin, path: `${url.pathname}${url.search}`, method, headers: headers ?? null, body: body ?? null },
    {
      onRequestStart(begun) {
        controller = begun
        if (end?.error) begun.abort(end.error)
      },
      onResponseStart(_controller, status, said) {
        if (status >= 200) resolve({ status, headers: flat(said), body: { [Symbol.asyncIterator]: () => read } })
      },
      onResponseData(begun, chunk) {
        takenBytes += chunk.byteLength
        if (takenBytes > largestBody) return fail(new Error('the answer is too large'))
        if (isLeft) return
        waiting.push(chunk)
        waitingBytes += chunk.byteLength
        if (waitingBytes >= mostWaiting) begun.pause()
        wake()
      },
      onResponseEnd: () => finish(undefined),
      onResponseError: (_controller, error) => finish(error),
    },
  )
  return promise
}

function flat(headers: Record<string, string | string[] | undefined>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
}
