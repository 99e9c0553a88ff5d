import { AppError } from '@resume/service-kit/errors/app-error'
import { afterEvent, nextCheck, type PublicationHead } from '../domain/publication.ts'
import { type ChangePublicationPorts, changePublication } from './change-publication.ts'

/** What checking access needs. */
export type CheckAccessPorts = ChangePublicationPorts & {
  publications: {
    /** The owners of publications about which billing is to be asked, those that have waited longest first. */
    due(now: Date, most: number): Promise<string[]>
    /** Asks about a publication no sooner than then. */
    postpone(userId: string, until: Date): Promise<void>
  }
  entitlements: {
    /** What a user may do now, as billing says. @throws AppError `unavailable` */
    ask(userId: string): Promise<string[]>
  }
}

/** Publications that are checked before the next are looked for, and how many of them at a time. */
const batch = { size: 100, atOnce: 5 }

/**
 * Asks billing about publications that have not been asked about for a day, and about those whose grace is over, and lets
 * them follow. While billing is away nothing is suspended: they stay due.
 * @throws AppError `unavailable`
 */
export async function checkAccess(ports: CheckAccessPorts, now: Date): Promise<void> {
  for (;;) {
    const userIds = await ports.publications.due(now, batch.size)
    for (let start = 0; start < userIds.length; start += batch.atOnce) {
      await Promise.all(userIds.slice(start, start + batch.atOnce).map((userId) => checkOne(ports, userId, now)))
    }
    if (userIds.length < batch.size) return
  }
}

async function checkOne(ports: CheckAccessPorts, userId: string, now: Date): Promise<void> {
  const isEntitled = (await ports.entitlements.ask(userId)).includes('portfolio_publish')
  try {
    const publication = await changePublication(ports, userId, (known) => known && afterCheck(known, isEntitled, now))
    if (publication) await ports.publications.postpone(userId, dueAfter(publication, now))
  } catch (error) {
    /** The account was deleted meanwhile, and its publication with it. */
    if (!(error instanceof AppError && error.id === 'unauthenticated')) throw error
  }
}

function afterCheck(publication: PublicationHead, isEntitled: boolean, now: Date): PublicationHead | undefined {
  if (isEntitled) return afterEvent(publication, 'entitled', now)
  const { state, graceEndsAt } = publication
  if (state !== 'GRACE') return afterEvent(publication, 'lapsed', now)
  return graceEndsAt !== null && graceEndsAt <= now ? afterEvent(publication, 'graceOver', now) : publication
}

/** When a publication is looked at next: at the end of its grace, if that is sooner than usual. */
function dueAfter({ state, graceEndsAt }: PublicationHead, now: Date): Date {
  const usual = nextCheck(now)
  return state === 'GRACE' && graceEndsAt !== null && graceEndsAt < usual ? graceEndsAt : usual
}
