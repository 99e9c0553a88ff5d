import { AppError } from '@resume/service-kit/errors/app-error'
import type { Transaction } from '@resume/service-kit/outbox/commit'
import { afterEvent, nextCheck, type PublicationHead } from '../domain/publication.ts'
import { type ChangePublicationPorts, changePublication } from './change-publication.ts'

/** A publication about which billing is to be asked. */
export type DuePublication = Pick<PublicationHead, 'userId' | 'checkAt'>

/** What checking access needs. */
export type CheckAccessPorts = ChangePublicationPorts & {
  publications: {
    /** Publications about which billing is to be asked, those that have waited longest first. */
    due(now: Date, most: number): Promise<DuePublication[]>
    /** Asks about a publication no sooner than then. */
    postpone(transaction: Transaction, userId: string, until: Date): Promise<void>
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
    const due = await ports.publications.due(now, batch.size)
    for (let start = 0; start < due.length; start += batch.atOnce) {
      await Promise.all(due.slice(start, start + batch.atOnce).map((each) => checkOne(ports, each, now)))
    }
    if (due.length < batch.size) return
  }
}

async function checkOne(ports: CheckAccessPorts, { userId, checkAt }: DuePublication, now: Date): Promise<void> {
  const isEntitled = (await ports.entitlements.ask(userId)).includes('portfolio_publish')
  try {
    await changePublication(ports, userId, async (known, _owner, transaction) => {
      /**
       * Another time was set since billing was asked, as when a suspension is lifted: what billing said may be older than that, and it is
       * asked again then. The owner's lock keeps such a time from being lost to this one.
       */
      if (known?.checkAt.getTime() !== checkAt.getTime()) return known
      const next = afterCheck(known, isEntitled, now)
      if (!next) return undefined
      const then = dueAfter(next, now)
      if (next !== known) return { ...next, checkAt: then }
      await ports.publications.postpone(transaction, userId, then)
      return known
    })
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
