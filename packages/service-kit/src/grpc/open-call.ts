import {
  type Client,
  type ClientReadableStream,
  type ClientWritableStream,
  Metadata,
  type ServiceError,
} from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import { type CallHeaders, toMetadata } from '../context/metadata.ts'
import { fromGrpcError } from '../errors/grpc-errors.ts'

/** What a call is opened with. */
export interface Opening {
  method: MethodDefinition<object, object>
  /** Absent for a call that carries others, each of which has its own. */
  headers?: CallHeaders
  /** Milliseconds since the epoch. */
  deadline: number
}

/** A call in progress. */
export interface OpenedCall<T> {
  running: { cancel(): void }
  /** Rejects with the AppError that the service threw. */
  result: Promise<T>
}

/** Takes a response; the next one is given when what it returns has resolved. */
export type Receive = (response: object) => Promise<void> | void

/** After any of these, what waits to send more goes on. */
const ends = ['drain', 'close']

function metadataOf({ headers }: Opening): Metadata {
  return headers ? toMetadata(headers) : new Metadata()
}

/** Opens a call with one request and one response. */
export function openUnary(client: Client, opening: Opening, request: object): OpenedCall<object> {
  const { method, deadline } = opening
  const { promise, done } = responsePromise()
  const { requestSerialize, responseDeserialize, path } = method
  const running = client.makeUnaryRequest(
    path,
    requestSerialize,
    responseDeserialize,
    request,
    metadataOf(opening),
    { deadline },
    done,
  )
  return { running, result: promise }
}

/** Opens a call whose requests are streamed, no faster than the service takes them. */
export function openUpload(
  client: Client,
  opening: Opening,
  requests: AsyncIterable<object> | Iterable<object>,
): OpenedCall<object> {
  const { method, deadline } = opening
  const { promise, done, reject } = responsePromise()
  const { requestSerialize, responseDeserialize, path } = method
  const running = client.makeClientStreamRequest(
    path,
    requestSerialize,
    responseDeserialize,
    metadataOf(opening),
    { deadline },
    done,
  )
  sendAll(running, requests).catch((error) => {
    reject(error)
    running.cancel()
  })
  return { running, result: promise }
}

/** Opens a call whose responses are streamed. The service sends no faster than `receive` takes them. */
export function openStream(client: Client, opening: Opening, request: object, receive: Receive): OpenedCall<void> {
  const { method, deadline } = opening
  const { requestSerialize, responseDeserialize, path } = method
  const metadata = metadataOf(opening)
  const running = client.makeServerStreamRequest(path, requestSerialize, responseDeserialize, request, metadata, {
    deadline,
  })
  return { running, result: receiveAll(running, receive) }
}

/**
 * Hands on responses as they come, one after the other, and then how the call ended. An iterator would cost more than all else
 * that is done for a small response.
 */
function receiveAll(running: ClientReadableStream<object>, receive: Receive): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  let failure: unknown
  let isTaking = false
  const fail = (error: unknown) => {
    reject(isServiceError(error) ? fromGrpcError(error) : error)
    running.cancel()
  }
  const settle = () => (failure ? fail(failure) : resolve())
  running.on('data', (response: object) => {
    try {
      const taking = receive(response)
      if (!taking) return
      isTaking = true
      running.pause()
      taking.then(() => {
        isTaking = false
        running.resume()
      }, fail)
    } catch (error) {
      fail(error)
    }
  })
  running.on('error', (error) => {
    failure ??= error
    /** Else what had come before is given first. */
    if (!isTaking && running.readableLength === 0) settle()
  })
  running.on('end', settle)
  running.on('close', settle)
  return promise
}

function isServiceError(error: unknown): error is ServiceError {
  return error instanceof Error && 'code' in error && 'metadata' in error
}

function responsePromise() {
  const { promise, resolve, reject } = Promise.withResolvers<object>()
  const done = (error: ServiceError | null, response?: object) => {
    if (error || response === undefined) reject(error ? fromGrpcError(error) : new Error('No response'))
    else resolve(response)
  }
  return { promise, done, reject }
}

async function sendAll(
  stream: ClientWritableStream<object>,
  requests: AsyncIterable<object> | Iterable<object>,
): Promise<void> {
  for await (const request of requests) {
    if (!stream.write(request)) await canTakeMore(stream)
  }
  stream.end()
}

/** Waits until a stream takes more, or has ended; leaves no listener behind, since a slow service lets an upload wait often. */
function canTakeMore(stream: ClientWritableStream<object>): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      for (const end of ends) stream.off(end, go)
      resolve()
    }
    for (const end of ends) stream.on(end, go)
  })
}
