import {
  type handleClientStreamingCall,
  type handleServerStreamingCall,
  type handleUnaryCall,
  Server,
  type ServerReadableStream,
  type ServerUnaryCall,
  type ServerWritableStream,
  type ServiceDefinition,
  type sendUnaryData,
  type UntypedServiceImplementation,
} from '@grpc/grpc-js'
import type { ServiceSpec } from '@resume/proto/load'
import { principalIn, requestIdIn, traceparentIn } from '../context/metadata.ts'
import type { Principals, Refusal } from '../context/principals.ts'
import { type CallPrincipal, type RequestContext, runInContext } from '../context/request-context.ts'
import { nextTraceparent } from '../context/trace-context.ts'
import { AppError, toAppError } from '../errors/app-error.ts'
import { type ErrorCode, errorCodes } from '../errors/error-codes.ts'
import { toGrpcStatus } from '../errors/grpc-errors.ts'
import type { Logger } from '../logging/logger.ts'
import { startSpan } from '../tracing/span.ts'
import { rpcAttributes, rpcOutcome } from './call-spans.ts'
import { serverOptions } from './channel-options.ts'
import { healthHandlers, healthService, type Readiness } from './health.ts'
import type { Handlers } from './method-types.ts'
import { createRefusals, type Refuse } from './refusals.ts'
import { serverCredentials, type TlsFiles } from './tls.ts'

/** Told about every finished call; metrics and traces hang here. */
export type CallObserver = (call: { method: string; code: string; seconds: number }) => void

/** A running gRPC server. */
export interface GrpcServer {
  /** The port that it listens on. */
  readonly port: number
  /** Stops accepting calls, waits for those in work for at most `graceMs`, then ends them. */
  stop(graceMs: number): Promise<void>
}

/** A service and its handlers, ready to be served. */
export interface ServedService {
  definition: ServiceDefinition
  handlers: Record<string, (input: never, send: never) => Promise<unknown>>
}

/** Pairs a service with its handlers; a missing or mistyped handler does not compile. */
export function serve<Definition, Uploads extends keyof Definition, Streams extends keyof Definition>(
  spec: ServiceSpec<Definition, Uploads, Streams>,
  handlers: Handlers<Definition, Uploads, Streams>,
): ServedService {
  return {
    definition: spec.definition as ServiceDefinition,
    handlers: handlers as ServedService['handlers'],
  }
}

/**
 * Starts a gRPC server with the standard health service.
 * @param options.readiness what must answer before the service counts as serving
 * @param options.principals verify whom calls are made for; the health service alone answers without
 * @param options.tls certificates; calls are taken in the clear when absent, and else only from who has one, too
 * @param options.onRefused told of every call whose principal is not believed
 * @throws Error when the address is taken
 */
export async function startGrpcServer(options: {
  host: string
  port: number
  services: ServedService[]
  readiness: Readiness
  logger: Logger
  principals: Principals
  tls?: TlsFiles | undefined
  observe?: CallObserver
  onRefused?: (reason: Refusal) => void
}): Promise<GrpcServer> {
  const server = takingAnyCancellation(new Server(serverOptions))
  const refuse = createRefusals(options.logger, options.onRefused)
  const { logger, principals, observe } = options
  const serving = { logger, principals, observe, refuse }
  for (const { definition, handlers } of options.services) {
    server.addService(definition, implement(definition, handlers, serving))
  }
  server.addService(healthService, healthHandlers(options.readiness))
  const port = await new Promise<number>((resolve, reject) => {
    server.bindAsync(`${options.host}:${options.port}`, serverCredentials(options.tls), (error, bound) =>
      error ? reject(error) : resolve(bound),
    )
  })
  return { port, stop: (graceMs) => stop(server, graceMs) }
}

/**
 * Has a server take any number of cancelled calls. HTTP/2 of Node takes 1,000 of them, and then 33 a second, for an attack
 * (CVE-2023-44487) and cuts the connection off, with every call on it. Here processes of the platform cancel them, for
 * callers who leave and deadlines that pass; from outside nobody reaches this port. grpc-js has no option for it.
 */
function takingAnyCancellation(server: Server): Server {
  const { commonServerOptions } = server as unknown as { commonServerOptions: object }
  Object.assign(commonServerOptions, { streamResetBurst: anyNumber, streamResetRate: anyNumber })
  return server
}

const anyNumber = 1_000_000_000

function stop(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const force = setTimeout(() => server.forceShutdown(), graceMs)
    server.tryShutdown(() => {
      clearTimeout(force)
      resolve()
    })
  })
}

function implement(
  definition: ServiceDefinition,
  handlers: ServedService['handlers'],
  serving: Serving,
): UntypedServiceImplementation {
  const implementation: UntypedServiceImplementation = {}
  for (const [name, method] of Object.entries(definition)) {
    const handler = handlers[name] as ((input: unknown, send?: unknown) => Promise<unknown>) | undefined
    if (!handler) throw new Error(`${method.path} has no handler`)
    const run = (call: AnsweredCall['call'], input: unknown, send?: unknown) =>
      answer({ call, path: method.path, ...serving }, () => handler(input, send))
    const unary: handleUnaryCall<unknown, unknown> = (call, done) =>
      run(call, call.request).then((reply) => reply(done))
    const upload: handleClientStreamingCall<unknown, unknown> = (call, done) =>
      run(call, call).then((reply) => reply(done))
    const stream: handleServerStreamingCall<unknown, unknown> = (call) =>
      run(call, call.request, sendTo(call)).then((reply) =>
        reply((error) => {
          if (call.cancelled) return
          if (error) call.emit('error', error)
          else call.end()
        }),
      )
    implementation[name] = method.requestStream ? upload : method.responseStream ? stream : unary
  }
  return implementation
}

/** Sends responses, no faster than the caller takes them; none to a caller who has left. */
function sendTo(call: ServerWritableStream<unknown, unknown>): (response: unknown) => Promise<void> | void {
  return (response) => (call.cancelled || call.destroyed || call.write(response) ? undefined : canTakeMore(call))
}

function canTakeMore(call: ServerWritableStream<unknown, unknown>): Promise<void> {
  const ends = ['drain', 'cancelled', 'close']
  return new Promise((resolve) => {
    const go = () => {
      for (const end of ends) call.off(end, go)
      resolve()
    }
    for (const end of ends) call.on(end, go)
  })
}

/** What every call of a server is answered with. */
interface Serving {
  logger: Logger
  principals: Principals
  observe: CallObserver | undefined
  refuse: Refuse
}

interface AnsweredCall extends Serving {
  call:
    | ServerUnaryCall<unknown, unknown>
    | ServerReadableStream<unknown, unknown>
    | ServerWritableStream<unknown, unknown>
  path: string
}

/** Errors that the settings of an installation lead to: nothing is wrong. */
const switchedOff: readonly string[] = ['not_configured', 'feature_off']

/** Runs a handler in its caller's context and turns the outcome into what gRPC wants. */
async function answer(
  { call, path, logger, principals, observe, refuse }: AnsweredCall,
  handle: () => Promise<unknown>,
): Promise<(done: sendUnaryData<unknown>) => void> {
  const started = performance.now()
  const parent = traceparentIn(call.metadata)
  const span = startSpan({ name: path.slice(1), kind: 'server', parent, attributes: rpcAttributes(path) })
  let isFinished = false
  const finish = (code: ErrorCode | 'ok') => {
    isFinished = true
    observe?.({ method: path, code, seconds: (performance.now() - started) / 1000 })
    span?.end(rpcOutcome(code))
  }
  const aborted = new AbortController()
  const leaving: NodeJS.EventEmitter = call
  /** gRPC says so of every call that ends, the answered ones included. */
  leaving.on('cancelled', () => {
    if (!isFinished) aborted.abort(new AppError('caller_gone'))
  })
  let principal: CallPrincipal
  try {
    principal = principals.verify(principalIn(call.metadata))
  } catch (thrown) {
    finish('unauthenticated')
    return refuse(thrown, { method: path, peer: call.getPeer() })
  }
  const context: RequestContext = {
    requestId: requestIdIn(call.metadata),
    traceparent: span?.traceparent ?? nextTraceparent(parent),
    principal,
    signal: aborted.signal,
  }
  const deadline = call.getDeadline()
  if (deadline !== Number.POSITIVE_INFINITY) context.deadline = Number(deadline)
  return runInContext(context, async () => {
    try {
      const response = await handle()
      finish('ok')
      return (done) => done(null, response)
    } catch (thrown) {
      const error = toAppError(thrown)
      finish(error.code)
      const isOurs = errorCodes[error.code].http >= 500 && !switchedOff.includes(error.id)
      if (isOurs) logger.error({ err: error, method: path }, 'call failed')
      return (done) => done(toGrpcStatus(error))
    }
  })
}
