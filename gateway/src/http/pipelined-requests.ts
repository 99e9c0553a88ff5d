import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Lets a request that a connection brings before the former one was answered wait until that answer has been sent. Node begins all of
 * them at once and keeps their answers until it is their turn: for a client that reads nothing, any number of large ones. What still
 * waits when the client has left is never begun, nor is what comes behind an answer that ends the connection: its own answer could not be
 * sent (RFC 9112, section 9.6).
 */
export function answerOneAtATime(app: FastifyInstance): void {
  const latest = new WeakMap<Socket, ServerResponse>()
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw
    const former = latest.get(socket)
    latest.set(socket, reply.raw)
    const begin = () => {
      if (!socket.destroyed && !socket.writableEnded) done()
    }
    if (!former || former.closed) begin()
    else former.once('close', begin)
  })
}
