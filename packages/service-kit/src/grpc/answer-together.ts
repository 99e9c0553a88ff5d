import {
  type handleServerStreamingCall,
  type ServerWritableStream,
  status,
  type UntypedServiceImplementation,
} from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { Answer } from '@resume/proto/generated/resume/calls/v1/Answer'
import type { CallOutput } from '@resume/proto/generated/resume/calls/v1/Call'
import type { MakeCallsRequestOutput } from '@resume/proto/generated/resume/calls/v1/MakeCallsRequest'
import { detailsKey } from '../errors/grpc-errors.ts'
import { gather } from '../work/gather.ts'
import { type ArrivedCall, answer, type Serving } from './answer.ts'
import { inMessages, largestAnswer, mayBeMadeAgain, mostTogether } from './together.ts'

/** A method and what answers its calls. */
export interface Answering {
  method: MethodDefinition<object, object>
  handle: (input: unknown) => Promise<unknown>
}

/** Answers calls that come together, each as if it had come alone (ADR 65). @param methods all that the server has */
export function answerTogether(methods: Answering[], serving: Serving): UntypedServiceImplementation {
  const called = methods.filter(({ method }) => mayBeMadeAgain(method))
  const answering = new Map(called.map((each) => [each.method.path, each]))
  const makeCalls: handleServerStreamingCall<MakeCallsRequestOutput, object> = (together) => {
    const { calls } = together.request
    if (calls.length > mostTogether) {
      together.emit('error', { code: status.INVALID_ARGUMENT, details: `More than ${mostTogether} calls` })
      return
    }
    let left = calls.length
    if (left === 0) together.end()
    const send = gather<Answer>(mostTogether, (answers) => {
      left -= answers.length
      if (together.cancelled || together.destroyed) return
      for (const message of inMessages(answers, bytesOf)) {
        together.write({ answers: message }, () => {
          for (const { call = 0 } of message) for (const listener of sent[call] ?? []) listener()
        })
      }
      if (left === 0) together.end()
    })
    const onLeft = listenOnce(together)
    /** Who listens for the leaving of an answer, by the place of its call. */
    const sent: (() => void)[][] = []
    for (const [place, call] of calls.entries()) {
      const onSent = (listener: () => void) => {
        sent[place] = [...(sent[place] ?? []), listener]
        onLeft(listener)
      }
      answerOne(call, answering.get(call.method), { onLeft, onSent, peer: () => together.getPeer() }, serving).then(
        (answered) => send({ call: place, ...answered }),
      )
    }
  }
  return { MakeCalls: makeCalls }
}

type Answered = Omit<Answer, 'call'>

async function answerOne(
  { method: path, request, requestId, traceparent, principal, timeoutMs }: CallOutput,
  answering: Answering | undefined,
  { peer, onLeft, onSent }: Pick<ArrivedCall, 'peer' | 'onLeft' | 'onSent'>,
  serving: Serving,
): Promise<Answered> {
  if (!answering) return { code: status.UNIMPLEMENTED, message: `No method ${path} answers calls that come together` }
  const { method, handle } = answering
  let input: object
  try {
    input = method.requestDeserialize(request)
  } catch {
    return { code: status.INTERNAL, message: 'The request cannot be decoded' }
  }
  let timer: NodeJS.Timeout | undefined
  const arrived: ArrivedCall = {
    path,
    headers: {
      requestId: requestId || undefined,
      traceparent: traceparent || undefined,
      principal: principal || undefined,
    },
    deadline: Date.now() + timeoutMs,
    peer,
    onLeft: (listener) => {
      timer = setTimeout(listener, timeoutMs)
      onLeft(listener)
    },
    onSent,
  }
  const reply = await answer(arrived, () => handle(input), serving)
  clearTimeout(timer)
  return new Promise((resolve) => {
    reply((error, response) => {
      if (!error) return resolve(encoded(method, response as object))
      const { code = status.UNKNOWN, details = '', metadata } = error
      resolve({ code, message: details, details: metadata?.get(detailsKey)[0] ?? Buffer.alloc(0) })
    })
  })
}

function encoded(method: MethodDefinition<object, object>, response: object): Answered {
  try {
    const bytes = method.responseSerialize(response)
    if (bytes.length <= largestAnswer) return { response: bytes }
    return { code: status.RESOURCE_EXHAUSTED, message: `The response has ${bytes.length} bytes` }
  } catch {
    return { code: status.INTERNAL, message: 'The response cannot be encoded' }
  }
}

const bytesOf = ({ response }: Answer) => response?.length ?? 0

/** One listener for all calls that came together. */
function listenOnce(together: ServerWritableStream<MakeCallsRequestOutput, object>): ArrivedCall['onLeft'] {
  const listeners: (() => void)[] = []
  together.on('cancelled', () => {
    for (const listener of listeners) listener()
  })
  return (listener) => listeners.push(listener)
}
