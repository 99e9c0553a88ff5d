import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { newId } from '@resume/service-kit/ids'
import { failureEnvelope } from './envelope.ts'

/** What the HTTP parser's complaints mean to callers. */
const meanings: Record<string, { status: number; message: string }> = {
  HPE_HEADER_OVERFLOW: { status: 431, message: 'The request headers are too large' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: 'The request took too long to arrive' },
}

/** Answers what is no HTTP request at all, in the failure envelope like everything else, and ends the connection. */
export function answerUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const { status, message } = meanings[error.code ?? ''] ?? { status: 400, message: 'The request cannot be read' }
  const body = JSON.stringify(failureEnvelope(message, status))
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    `x-request-id: ${newId()}`,
    'cache-control: no-store',
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}
