import type { Answer } from '../client/answer.ts'
import type { Client } from '../client/client.ts'
import { createNormalizer } from './normalize.ts'

/** What an operation is called with. */
export interface RecordedRequest {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  headers?: Record<string, string>
}

/** An operation as it was called, and what it answered: the form of `gateway/src/description/generated/examples.json`. */
export interface RecordedOperation {
  request: { params?: object; query?: object; body?: unknown } | undefined
  responses: Record<string, Record<string, unknown>>
}

/** Calls operations by their IDs and keeps what they answer. */
export interface Recorder {
  /**
   * Calls an operation and records the answer under its status.
   * @param options.as another operation to record it under; `*` stands for all of them
   * @param options.name of the example, when an operation has several successes
   * @throws Error when the answer has another status than expected
   */
  record(
    operation: string,
    status: number,
    client: Client,
    request?: RecordedRequest,
    options?: { as?: string; name?: string },
  ): Promise<Answer>
  recorded(): Record<string, RecordedOperation>
}

interface Description {
  paths: Record<string, Record<string, { operationId: string }>>
}

/** Makes a recorder for a platform. @param url of its gateway */
export async function createRecorder(url: string): Promise<Recorder> {
  const { paths } = (await (await fetch(`${url}/openapi.json`)).json()) as Description
  const operations = new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => [operationId, { path, method: method.toUpperCase() }]),
    ),
  )
  const recorded: Record<string, RecordedOperation> = {}
  const normalize = createNormalizer(Date.now())

  return {
    record: async (operation, status, client, { params = {}, query = {}, body, headers } = {}, options = {}) => {
      const route = operations.get(operation)
      if (!route) throw new Error(`there is no operation ${operation}`)
      const path = route.path.replace('/api/v1', '').replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '')
      const search = new URLSearchParams(query).toString()
      const answer = await client.call(route.method, search ? `${path}?${search}` : path, {
        body,
        ...(headers && { headers }),
      })
      if (answer.status !== status) throw new Error(`${operation} answered ${answer.status}: ${answer.text}`)
      const kept = recorded[options.as ?? operation] ?? { request: undefined, responses: {} }
      recorded[options.as ?? operation] = kept
      const name = options.name ?? answer.headers.get('x-error-code') ?? (status < 400 ? 'success' : 'failure')
      kept.responses[status] = { ...kept.responses[status], [name]: normalize(answer.body) }
      if (status < 400) kept.request ??= normalize(requestOf(params, query, body)) as object
      return answer
    },
    recorded: () => recorded,
  }
}

function requestOf(params: object, query: object, body: unknown): object {
  return {
    ...(Object.keys(params).length > 0 && { params }),
    ...(Object.keys(query).length > 0 && { query }),
    ...(isExample(body) && { body }),
  }
}

/** Forms are files, texts are bodies that are wrong on purpose, and bytes are signed by others. */
function isExample(body: unknown): boolean {
  return typeof body === 'object' && !(body instanceof FormData) && !(body instanceof Uint8Array)
}
