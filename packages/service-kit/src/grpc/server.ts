import {
  type handleClientStreamingCall,
  type handleServerStreamingCall,
  type handleUnaryCall,
  Server,
  type ServerReadableStream,
  type ServerUnaryCall,
  type ServerWritableStream,
  type ServiceDefinition,
  type UntypedServiceImplementation,
} from '@grpc/grpc-js'
import type { ServiceSpec } from '@resume/proto/load'
import { callsService, healthService } from '@resume/proto/services'
import { headersIn } from '../context/metadata.ts'
import type { Principals, Refusal } from '../context/principals.ts'
import type { Logger } from '../logging/logger.ts'
import { type ArrivedCall, answer, type CallObserver, type Serving } from './answer.ts'
import { type Answering, answerTogether } from './answer-together.ts'
import { serverOptions } from './channel-options.ts'
import { healthHandlers, type Readiness } from './health.ts'
import type { Handlers } from './method-types.ts'
import { createRefusals } from './refusals.ts'
import { serverCredentials, type TlsFiles } from './tls.ts'

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
  const methods = options.services.flatMap(answeringOf)
  server.addService(callsService.definition as unknown as ServiceDefinition, answerTogether(methods, serving))
  server.addService(healthService.definition as unknown as ServiceDefinition, healthHandlers(options.readiness))
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
    const run = (call: GrpcCall, input: unknown, send?: unknown) =>
      answer(arrivedAlone(call, method.path), () => handler(input, send), serving)
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

function answeringOf({ definition, handlers }: ServedService): Answering[] {
  return Object.entries(definition).map(([name, method]) => ({
    method: method as Answering['method'],
    handle: handlers[name] as Answering['handle'],
  }))
}

type GrpcCall =
  | ServerUnaryCall<unknown, unknown>
  | ServerReadableStream<unknown, unknown>
  | ServerWritableStream<unknown, unknown>

function arrivedAlone(call: GrpcCall, path: string): ArrivedCall {
  const leaving: NodeJS.EventEmitter = call
  return {
    path,
    headers: headersIn(call.metadata),
    deadline: Number(call.getDeadline()),
    peer: () => call.getPeer(),
    /** gRPC says so of every call that ends, the answered ones included. */
    onLeft: (listener) => leaving.on('cancelled', listener),
    onSent: (listener) => leaving.on('cancelled', listener),
  }
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
