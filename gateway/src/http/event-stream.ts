import { once } from 'node:events'
import { PassThrough, type Writable } from 'node:stream'
import { AppError, toAppError } from '@resume/service-kit/errors/app-error'
import type { FastifyReply } from 'fastify'
import { failureOf } from './envelope.ts'

/** Where a route's work sends events to. */
export interface EventSink {
  /** Answers 200; what fails before is answered with its status. @param headers more headers of the answer */
  open(headers?: Record<string, string>): void
  /** Sends an event. @returns nothing when the caller takes more or has left, else what resolves when it does */
  send(event: string, data: unknown): Promise<void> | void
  /** Aborted when the caller has left, or takes nothing for too long. */
  readonly left: AbortSignal
}

/** What an event stream is sent with. */
export interface EventStreamOptions {
  /** How often a comment says that the stream goes on, in milliseconds. */
  heartbeatMs: number
  /** After how long without anything taken the connection is ended, in milliseconds. */
  stallTimeoutMs: number
}

/**
 * Answers with server-sent events. The work goes on when its caller leaves. An error of the work after the stream was
 * opened is sent as the event `error`.
 * @param onBroken told of an error of ours that was sent as an event
 * @throws what the work throws before it opens the stream
 */
export function sendEvents(
  reply: FastifyReply,
  work: (sink: EventSink) => Promise<void>,
  { heartbeatMs, stallTimeoutMs }: EventStreamOptions,
  onBroken: (error: AppError) => void,
): Promise<FastifyReply> {
  const { promise: opened, resolve, reject } = Promise.withResolvers<FastifyReply>()
  const body = new PassThrough()
  const left = new AbortController()
  const { raw } = reply
  /** Of pipelined requests, only the answer that is being sent is told when its caller leaves: the connection always is. */
  const { socket } = reply.request.raw
  let isOpen = false
  let heartbeat: NodeJS.Timeout | undefined
  const leave = () => {
    left.abort(new AppError('caller_gone'))
    clearInterval(heartbeat)
    body.destroy()
  }
  socket.once('close', leave)
  if (socket.destroyed) leave()
  /** Ends the connection unless what is waited for happens in time. */
  const orEnd = async (what: Promise<unknown>) => {
    const stalled = setTimeout(() => socket.destroy(), stallTimeoutMs)
    await what.catch(() => undefined)
    clearTimeout(stalled)
  }
  /**
   * Fastify answers with `body`. Once all of that is on its way, the rest takes the short way to the connection: as chunks in one piece
   * each, where Node's response would write four.
   */
  const send = (text: string): Writable | undefined => {
    const isBodyOnItsWay = raw.headersSent && body.readableLength + body.writableLength === 0
    if (!isBodyOnItsWay) return body.write(text) ? undefined : body
    const isNext = raw.socket === socket && raw.writableLength === 0
    if (!isNext || !raw.chunkedEncoding) return raw.write(text) ? undefined : raw
    return socket.write(`${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`) ? undefined : socket
  }
  let isFull = false
  const write = (text: string) => {
    if (left.signal.aborted) return undefined
    const full = send(text)
    if (!full) return undefined
    isFull = true
    return orEnd(once(full, 'drain', { signal: left.signal })).then(() => {
      isFull = false
    })
  }
  const sink: EventSink = {
    left: left.signal,
    open: (headers = {}) => {
      isOpen = true
      reply.headers({
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store, no-transform',
        'x-accel-buffering': 'no',
        ...headers,
      })
      heartbeat = setInterval(() => {
        if (!isFull) void write(': still here\n\n')
      }, heartbeatMs)
      /** Clients see at once that the stream is open. */
      body.write(': open\n\n')
      resolve(reply.send(body))
    },
    send: (event, data) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
  }
  const end = async () => {
    clearInterval(heartbeat)
    if (left.signal.aborted) return
    body.end()
    await orEnd(once(raw, 'close', { signal: left.signal }))
    socket.off('close', leave)
  }
  work(sink)
    .catch(async (thrown: unknown) => {
      if (!isOpen) {
        socket.off('close', leave)
        return reject(thrown)
      }
      const error = toAppError(thrown)
      if (error.httpStatus >= 500) onBroken(error)
      const { message, statusCode } = failureOf(error)
      await sink.send('error', { message, statusCode })
    })
    .finally(() => (isOpen ? end() : undefined))
    .catch(reject)
  return opened
}

/** Whether a caller asks for events rather than JSON. */
export function wantsEvents(accept: string | undefined): boolean {
  return (accept ?? '').split(',').some((type) => {
    const [name = '', ...parameters] = type
      .toLowerCase()
      .split(';')
      .map((part) => part.trim())
    return name === 'text/event-stream' && !parameters.some((parameter) => /^q=0(\.0{0,3})?$/.test(parameter))
  })
}
