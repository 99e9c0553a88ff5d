import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { PlainErrorId } from '@resume/proto/error-catalogue'
import { AppError } from '@resume/service-kit/errors/app-error'
import { newId } from '@resume/service-kit/ids'
import { endInStages } from './close-in-stages.ts'
import { errorHeader, failureOf } from './envelope.ts'

/** What the HTTP parser's complaints mean to callers. */
const meanings: Record<string, PlainErrorId> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
}

/** Whether an answer is already on its way, as far as the server knows: a second one must not get into it. */
function isAnswering(socket: Socket & { _httpMessage?: { headersSent: boolean } | null }): boolean {
  return socket._httpMessage?.headersSent === true
}

/** Answers what is no HTTP request at all, in the failure envelope like everything else, and ends the connection. */
export function answerUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable || isAnswering(socket)) {
    socket.destroy()
    return
  }
  const failure = new AppError(meanings[error.code ?? ''] ?? 'malformed_request')
  const status = failure.httpStatus
  const body = JSON.stringify(failureOf(failure))
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    `x-request-id: ${newId()}`,
    `${errorHeader}: ${failure.id}`,
    'cache-control: no-store',
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ]
  endInStages(socket, `${head.join('\r\n')}\r\n\r\n${body}`)
}
