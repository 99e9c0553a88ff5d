import { createHash } from 'node:crypto'
import { AppError } from '@resume/service-kit/errors/app-error'
import type { AffiliatesPort } from './affiliate-ports.ts'

/** What counting a click needs. */
export interface RecordClickPorts {
  affiliates: Pick<AffiliatesPort, 'withCode'>
  clicks: {
    /** Counts a visitor, once a day. @returns whether it counted */
    record(click: {
      affiliateId: string
      day: Date
      visitorHash: string
      referrerHost: string | undefined
    }): Promise<boolean>
  }
}

/** Who followed a link. */
export interface Visitor {
  /** Undefined for a visitor without an account. */
  userId: string | undefined
  /** Tells one visitor from another. */
  key: string
}

/**
 * Counts that a visitor followed an affiliate's link, once a day in UTC. What is kept of the visitor is a hash that changes
 * with day and affiliate, so that nobody's visits can be put together.
 * @returns whether it counted; an affiliate's own visits do not
 * @throws AppError `not_found` for a code that nobody has, or whose affiliate is suspended
 */
export async function recordClick(
  { affiliates, clicks }: RecordClickPorts,
  visitor: Visitor,
  { code, referrerHost }: { code: string; referrerHost: string | undefined },
): Promise<boolean> {
  const affiliate = await affiliates.withCode(code)
  if (affiliate?.status !== 'ACTIVE') throw new AppError('not_found', { resource: 'Affiliate code' })
  if (visitor.userId !== undefined && visitor.userId === affiliate.userId) return false
  const day = new Date(new Date().toISOString().slice(0, 10))
  const seen = `${day.getTime()} ${affiliate.id} ${visitor.key}`
  const visitorHash = createHash('sha256').update(seen).digest('base64url')
  return clicks.record({ affiliateId: affiliate.id, day, visitorHash, referrerHost })
}
