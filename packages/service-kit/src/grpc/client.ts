import { type ChannelOptions, Client } from '@grpc/grpc-js'
import type { MethodDefinition, ServiceDefinition } from '@grpc/proto-loader'
import type { ServiceSpec } from '@resume/proto/load'
import { developmentPrincipals, type Principals } from '../context/principals.ts'
import { currentContext, type RequestContext } from '../context/request-context.ts'
import { newTraceparent } from '../context/trace-context.ts'
import { AppError } from '../errors/app-error.ts'
import type { ErrorCode } from '../errors/error-codes.ts'
import { newId } from '../ids.ts'
import { startSpan } from '../tracing/span.ts'
import type { CallObserver } from './answer.ts'
import { rpcAttributes, rpcOutcome } from './call-spans.ts'
import { clientOptions } from './channel-options.ts'
import type { RequestOf, ResponseOf } from './method-types.ts'
import { type OpenedCall, type Opening, openStream, openUnary, openUpload } from './open-call.ts'
import { createReconnection, foundNoConnection } from './reconnection.ts'
import { sendTogether } from './send-together.ts'
import { channelCredentials, type TlsFiles } from './tls.ts'
import { mayBeMadeAgain } from './together.ts'

/** What a single call may choose. */
export interface CallOptions {
  /** For whom and within what; the request in work when absent. */
  context?: RequestContext
  /** Calls in the name of this service on behalf of a user, instead of as the caller of the request in work. */
  onBehalfOf?: string
  /** Longest wait in milliseconds; the context's own deadline counts when it is nearer. */
  timeoutMs?: number
}

/** A typed client of one service. */
export interface GrpcClient<
  Definition,
  Uploads extends keyof Definition = never,
  Streams extends keyof Definition = never,
> {
  /**
   * Calls a unary method.
   * @throws AppError as the service threw it; `unavailable` when it cannot be reached in time
   */
  call<Name extends Exclude<keyof Definition, Uploads | Streams> & string>(
    method: Name,
    request: RequestOf<Definition[Name]>,
    options?: CallOptions,
  ): Promise<ResponseOf<Definition[Name]>>
  /** Calls a method whose requests are streamed; as {@link call} otherwise. */
  upload<Name extends Uploads & string>(
    method: Name,
    requests: AsyncIterable<RequestOf<Definition[Name]>> | Iterable<RequestOf<Definition[Name]>>,
    options?: CallOptions,
  ): Promise<ResponseOf<Definition[Name]>>
  /**
   * Calls a method whose responses are streamed; as {@link call} otherwise.
   * @param receive gets each response; the next one is read when what it returns has resolved
   */
  stream<Name extends Streams & string>(
    method: Name,
    request: RequestOf<Definition[Name]>,
    receive: (response: ResponseOf<Definition[Name]>) => Promise<void> | void,
    options?: CallOptions,
  ): Promise<void>
  close(): void
}

const defaultTimeout = 5_000

/**
 * Retries of methods that the proto declares idempotent: only when the service could not be reached, twice, within a
 * quarter of a second (gRFC A6). Calls that found no connection are made again in any case: see {@link createReconnection}.
 */
function serviceConfig(definition: ServiceDefinition, serviceName: string): string {
  const idempotent = Object.values(definition).filter(mayBeMadeAgain)
  return JSON.stringify({
    loadBalancingConfig: [{ round_robin: {} }],
    methodConfig: idempotent.map(({ path }) => ({
      name: [{ service: serviceName, method: path.slice(path.lastIndexOf('/') + 1) }],
      retryPolicy: {
        maxAttempts: 3,
        initialBackoff: '0.05s',
        maxBackoff: '0.2s',
        backoffMultiplier: 3,
        retryableStatusCodes: ['UNAVAILABLE'],
      },
    })),
  })
}

/**
 * Makes a client; it connects when first used and again whenever the service comes back.
 * @param spec the service, from `@resume/proto/services`
 * @param options.target `host:port`, or a name that the resolver of gRPC knows
 * @param options.tls certificates; the call travels in the clear when absent
 * @param options.principals sign whom calls are made for; those of development when absent
 */
export function createGrpcClient<Definition, Uploads extends keyof Definition, Streams extends keyof Definition>(
  spec: ServiceSpec<Definition, Uploads, Streams>,
  options: {
    target: string
    timeoutMs?: number
    observe?: CallObserver
    principals?: Principals
    tls?: TlsFiles | undefined
  },
): GrpcClient<Definition, Uploads, Streams> {
  const definition = spec.definition as ServiceDefinition
  const principals = options.principals ?? developmentPrincipals('development')
  const channelOptions: ChannelOptions = {
    ...clientOptions,
    'grpc.service_config': serviceConfig(definition, spec.name),
  }
  const client = new Client(options.target, channelCredentials(options.tls), channelOptions)
  const reconnection = createReconnection(client)
  const openTogether = sendTogether(client)
  const methodOf = (name: string): MethodDefinition<object, object> => {
    const method = definition[name]
    if (!method) throw new Error(`${spec.name} has no method ${name}`)
    return method
  }

  /** Does the work of a call, measured; the trace goes on in it. */
  const observed = async <T>(method: string, parent: string, work: (traceparent: string) => Promise<T>): Promise<T> => {
    const span = startSpan({ name: method.slice(1), kind: 'client', parent, attributes: rpcAttributes(method) })
    const started = performance.now()
    const finish = (code: ErrorCode | 'ok') => {
      options.observe?.({ method, code, seconds: (performance.now() - started) / 1000 })
      span?.end(rpcOutcome(code))
    }
    try {
      const result = await work(span?.traceparent ?? parent)
      finish('ok')
      return result
    } catch (error) {
      finish(error instanceof AppError ? error.code : 'internal')
      throw error
    }
  }

  let isClosed = false

  /** Does what may be done again, as soon as there is a connection if there was none. */
  const connected = async <T>(attempt: () => Promise<T>): Promise<T> => {
    for (;;) {
      try {
        const result = await attempt()
        reconnection.noteReached()
        return result
      } catch (error) {
        if (!foundNoConnection(error)) {
          reconnection.noteReached()
          throw error
        }
        if (!(await reconnection.isBackSoon())) throw error
      }
    }
  }

  /** Opens a call: signed, in its caller's context, cancelled with it. */
  const invoke = <T>(name: string, call: CallOptions, open: (opening: Opening) => OpenedCall<T>): Promise<T> => {
    const method = methodOf(name)
    const context = call.context ?? currentContext() ?? { requestId: newId(), traceparent: newTraceparent() }
    const deadline = Math.min(
      context.deadline ?? Number.POSITIVE_INFINITY,
      Date.now() + (call.timeoutMs ?? options.timeoutMs ?? defaultTimeout),
    )
    return observed(method.path, context.traceparent, async (traceparent) => {
      const { onBehalfOf } = call
      const principal = onBehalfOf === undefined ? principals.sign(context.principal) : principals.signFor(onBehalfOf)
      const headers = { requestId: context.requestId, traceparent, principal }
      const attempt = async () => {
        /** Closed before, or while a connection was waited for. */
        if (isClosed) throw new AppError('unavailable')
        const { running, result } = open({ method, headers, deadline })
        const cancel = () => running.cancel()
        if (context.signal?.aborted) cancel()
        else context.signal?.addEventListener('abort', cancel, { once: true })
        return result.finally(() => context.signal?.removeEventListener('abort', cancel))
      }
      return method.requestStream ? attempt() : connected(attempt)
    })
  }

  return {
    call: (method, request, call = {}) =>
      invoke(method, call, (opening) =>
        mayBeMadeAgain(opening.method)
          ? openTogether(opening, request as object)
          : openUnary(client, opening, request as object),
      ) as never,
    upload: (method, requests, call = {}) =>
      invoke(method, call, (opening) => openUpload(client, opening, requests as AsyncIterable<object>)) as never,
    stream: (method, request, receive, call = {}) =>
      invoke(method, call, (opening) => openStream(client, opening, request as object, receive as never)),
    close: () => {
      isClosed = true
      client.close()
    },
  }
}
