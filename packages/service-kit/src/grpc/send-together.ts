import { type Client, Metadata, type ServiceError, status } from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { AnswerOutput } from '@resume/proto/generated/resume/calls/v1/Answer'
import type { MakeCallsResponseOutput } from '@resume/proto/generated/resume/calls/v1/MakeCallsResponse'
import { callsService } from '@resume/proto/services'
import { AppError } from '../errors/app-error.ts'
import { detailsKey, fromGrpcError } from '../errors/grpc-errors.ts'
import { gather } from '../work/gather.ts'
import { type OpenedCall, type Opening, openStream, openUnary } from './open-call.ts'
import { inMessages, mostTogether } from './together.ts'

/** How long calls leave alone after a service did not know calls that leave together, in milliseconds. */
const aloneMs = 60_000

const makeCalls = callsService.definition.MakeCalls as unknown as MethodDefinition<object, object>

/**
 * Opens calls with one request and one response. Those that are opened in the same turn of the event loop leave in one message,
 * and are answered as they are done (ADR 65). What then fails as unavailable is made again, alone.
 * @returns opens a call that may be made again
 */
export function sendTogether(client: Client): (opening: Opening, request: object) => OpenedCall<object> {
  let aloneUntil = 0

  const send = (calls: Call[]) => {
    const open = calls.filter((call) => call.isOpen && call.isEncodable())
    if (open.length < 2 || performance.now() < aloneUntil) return sendAlone(open)
    for (const message of inMessages(open, (call) => call.bytes().length)) {
      if (message.length < 2) sendAlone(message)
      else sendInOne(message)
    }
  }

  const sendAlone = (calls: Call[]) => {
    for (const call of calls) call.goAlone(client)
  }

  const sendInOne = (calls: Call[]) => {
    /** Those that have neither ended nor gone on alone. */
    const here = new Set(calls)
    let answered = 0
    const goOn = (call: Call, failure: AppError) => {
      if (failure.code === 'unavailable') call.goAlone(client)
      else call.reject(failure)
    }
    const receive = ({ answers }: MakeCallsResponseOutput) => {
      answered += answers.length
      for (const answer of answers) {
        const call = calls[answer.call]
        if (!call || !here.has(call)) continue
        if (answer.code === status.OK) call.resolve(answer.response)
        else goOn(call, failureOf(answer))
      }
    }
    const deadline = Math.max(...calls.map((call) => call.opening.deadline))
    const request = { calls: calls.map((call) => call.encoded()) }
    const opened = openOr(() => openStream(client, { method: makeCalls, deadline }, request, receive as never))
    if (opened instanceof AppError) {
      for (const call of calls) call.reject(opened)
      return
    }
    const { running, result } = opened
    for (const call of calls) {
      call.giveUpInTime(() => {
        here.delete(call)
        if (here.size === 0 && answered < calls.length) running.cancel()
      })
    }
    const ended = (failure: AppError) => {
      for (const call of [...here]) goOn(call, failure)
    }
    result.then(
      () => ended(new AppError('unavailable')),
      (failure: AppError) => {
        if (answered > 0 || codeOf(failure) !== status.UNIMPLEMENTED) return ended(failure)
        aloneUntil = performance.now() + aloneMs
        sendAlone([...here])
      },
    )
  }

  const enqueue = gather(mostTogether, send)
  return (opening, request) => {
    const call = new Call(opening, request)
    enqueue(call)
    return { running: call, result: call.result }
  }
}

/** A call that leaves with others, or alone. */
class Call {
  readonly opening: Opening
  readonly result: Promise<object>
  isOpen = true
  readonly #request: object
  readonly #settle: { resolve: (response: object) => void; reject: (error: unknown) => void }
  #bytes: Buffer | undefined
  #timer: NodeJS.Timeout | undefined
  #onLeft: (() => void) | undefined
  #alone: OpenedCall<object> | undefined

  constructor(opening: Opening, request: object) {
    this.opening = opening
    this.#request = request
    const { promise, resolve, reject } = Promise.withResolvers<object>()
    this.result = promise
    this.#settle = { resolve, reject }
  }

  /** Whether the request can be encoded; one that cannot be fails by itself. */
  isEncodable(): boolean {
    try {
      return this.bytes() !== undefined
    } catch (cause) {
      this.reject(new AppError('internal_error', { cause }))
      return false
    }
  }

  bytes(): Buffer {
    this.#bytes ??= this.opening.method.requestSerialize(this.#request)
    return this.#bytes
  }

  encoded() {
    const { method, headers, deadline } = this.opening
    return {
      ...{ method: method.path, request: this.bytes(), ...headers },
      timeoutMs: Math.max(1, Math.ceil(deadline - Date.now())),
    }
  }

  /** Gives up at the deadline, with others. @param onLeft hears when it has ended, or goes on alone */
  giveUpInTime(onLeft: () => void) {
    this.#onLeft = onLeft
    this.#timer = setTimeout(() => this.#giveUp(status.DEADLINE_EXCEEDED), this.opening.deadline - Date.now())
  }

  goAlone(client: Client) {
    this.#leave()
    const alone = openOr(() => openUnary(client, this.opening, this.#request))
    if (alone instanceof AppError) return this.reject(alone)
    this.#alone = alone
    alone.result.then(
      (response) => this.#end(() => this.#settle.resolve(response)),
      (error) => this.reject(error),
    )
  }

  cancel() {
    if (this.#alone) this.#alone.running.cancel()
    else this.#giveUp(status.CANCELLED)
  }

  /** @param response encoded */
  resolve(response: Buffer) {
    try {
      const decoded = this.opening.method.responseDeserialize(response)
      this.#end(() => this.#settle.resolve(decoded))
    } catch (cause) {
      this.reject(new AppError('internal_error', { cause }))
    }
  }

  reject(error: unknown) {
    this.#end(() => this.#settle.reject(error))
  }

  #giveUp(code: status) {
    this.reject(fromGrpcError(serviceError(code, status[code])))
  }

  #end(settle: () => void) {
    if (!this.isOpen) return
    this.isOpen = false
    this.#leave()
    settle()
  }

  #leave() {
    clearTimeout(this.#timer)
    this.#onLeft?.()
    this.#onLeft = undefined
  }
}

/** What opens a call, or why it cannot be opened: nobody would catch what is thrown in the turn in which calls leave. */
function openOr<Opened>(open: () => Opened): Opened | AppError {
  try {
    return open()
  } catch (cause) {
    /** The client was closed while the call waited for its turn. */
    return new AppError('unavailable', { cause })
  }
}

function failureOf({ code, message, details }: AnswerOutput): AppError {
  return fromGrpcError(serviceError(code, message, details))
}

function serviceError(code: status, message: string, packed?: Buffer): ServiceError {
  const metadata = new Metadata()
  if (packed && packed.length > 0) metadata.set(detailsKey, packed)
  return Object.assign(new Error(message), { code, details: message, metadata })
}

function codeOf({ cause }: AppError): unknown {
  return (cause as Partial<ServiceError> | undefined)?.code
}
