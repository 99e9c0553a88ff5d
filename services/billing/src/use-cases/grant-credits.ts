import { cacheKeys } from '@resume/proto/cache-keys'
import { billingLimits } from '@resume/proto/limits/billing'
import type { Actor } from '@resume/service-kit/context/administrator'
import { AppError, invalidFields } from '@resume/service-kit/errors/app-error'
import { adminActed } from '@resume/service-kit/events/admin-action'
import { newId } from '@resume/service-kit/ids'
import type { Commit, Transaction } from '@resume/service-kit/outbox/commit'
import { viewOf, type WalletView } from '../domain/account.ts'
import type { Book, NewGrant } from '../domain/book.ts'
import { packDays } from '../domain/catalog.ts'
import { grant } from '../domain/granting.ts'
import { givenReference } from '../domain/references.ts'
import type { Move } from './move-credits.ts'

/** What granting credits needs. */
export interface GrantCreditsPorts {
  commit: Commit<Transaction, 'adminActed'>
  moveCreditsIn(transaction: Transaction): Move
}

/** Credits that the administrator gives somebody. */
export interface CreditGift {
  userId: string
  amount: number
  /** For the audit log. */
  reason: string
  /** The same one again gives nothing. */
  requestId: string
}

/** Credits that came in, and the wallet after it. */
export interface GivenCredits {
  grant: Pick<NewGrant, 'id' | 'amount' | 'expiresAt'>
  wallet: WalletView
}

const dayMs = 24 * 60 * 60 * 1000

/**
 * Brings credits into a user's wallet, which last as long as those of a pack. A debt is paid from them first. A repeat of the
 * request answers the grant that it made.
 * @throws AppError `not_found` for an account that was deleted, `idempotency_conflict` for a request that granted another
 *   amount, `validation_failed`
 */
export async function grantCredits(
  { commit, moveCreditsIn }: GrantCreditsPorts,
  actor: Actor,
  { userId, amount, reason, requestId }: CreditGift,
): Promise<GivenCredits> {
  requireAmount(amount)
  if (reason === '') throw invalidFields({ path: 'reason', message: 'is required' })
  const reference = givenReference(userId, requestId)
  return commit(async (transaction, outbox) => {
    const expiresAt = new Date(Date.now() + packDays * dayMs)
    const move = moveCreditsIn(transaction)(userId, { references: [reference] }, (book: Book) => {
      const former = book.account.known.find((known) => known.reference === reference)
      if (former && former.amount !== amount) throw new AppError('idempotency_conflict')
      if (former) return { given: former, before: undefined }
      const given = { id: newId(), reference, amount, source: 'administrator', expiresAt }
      const before = book.account.available
      grant(given)(book)
      return { given, before }
    })
    const { answer, account } = await move.catch(goneAsMissing)
    const { given, before } = answer
    if (before !== undefined) {
      await outbox.append(
        'adminActed',
        adminActed(actor, {
          ...{ action: 'credits.grant', subjectType: 'user', subjectId: userId, reason },
          before: { balance: before },
          after: { balance: account.available, granted: amount },
        }),
        { drops: [cacheKeys.billingSummary(userId)] },
      )
    }
    return { grant: given, wallet: viewOf(account) }
  })
}

function requireAmount(amount: number): void {
  const { mostGranted } = billingLimits
  if (Number.isInteger(amount) && amount >= 1 && amount <= mostGranted) return
  throw invalidFields({ path: 'amount', message: `must be 1 to ${mostGranted}` })
}

/** The wallet of an account that was deleted refuses every movement as if its user asked. */
function goneAsMissing(error: unknown): never {
  if (error instanceof AppError && error.id === 'unauthenticated') throw new AppError('not_found', { resource: 'User' })
  throw error
}
