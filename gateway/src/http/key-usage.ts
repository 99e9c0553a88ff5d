import type { FastifyReply } from 'fastify'
import type { KeyUsage } from '../admission/admit.ts'

/** Tells how the limit of a key stands. */
export function setUsage(reply: FastifyReply, { limit, remaining, resetAt }: KeyUsage): void {
  reply.header('x-ratelimit-limit', limit)
  reply.header('x-ratelimit-remaining', remaining)
  reply.header('x-ratelimit-reset', resetAt)
}
