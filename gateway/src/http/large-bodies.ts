import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Admission } from '../admission/admit.ts'
import type { BodyRoom, Sender } from './body-room.ts'
import { addressBucket } from './client-address.ts'

/** Length, in bytes, up to which bodies need no room: how many there may be is held by the limits of requests. */
const small = 16 * 1024

/** Who sends a request that was let in. */
export function senderOf(request: FastifyRequest, admission: Admission | undefined): Sender {
  const principal = admission?.record?.principal
  return principal
    ? { key: principal.userId, isAnonymous: false }
    : { key: addressBucket(request.ip), isAnonymous: true }
}

/** The length of a body, in bytes. @param most what it may be, if the request does not say */
export const lengthOf = ({ headers }: FastifyRequest, most: number): number =>
  headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : most

/**
 * Waits for room in memory before the body of a request is read, if it is large. One that does not say its length may be as long as the
 * route takes; one that is longer is refused unread.
 * @throws AppError `overloaded`
 */
export async function waitForRoom(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  sender: Sender,
  room: BodyRoom,
): Promise<void> {
  const most = request.routeOptions.bodyLimit ?? small
  const bytes = lengthOf(request, most)
  if (bytes > small && bytes <= most) await room.enter(sender, bytes, reply.raw)
}
