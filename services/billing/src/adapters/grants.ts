import { newId } from '@resume/service-kit/ids'
import { grantMovement, takeBackMovement } from '../domain/ledger.ts'
import type { KnownGrant } from '../domain/subscription-credits.ts'
import type { Transaction } from './database.ts'
import { settle, tidyIn } from './ledger.ts'
import { type LockedWallet, lockWallet, post } from './wallet-rows.ts'

/** All grants that a user ever had. */
export function knownGrants(transaction: Transaction, userId: string): Promise<KnownGrant[]> {
  const select = { reference: true, amount: true, takenBack: true, expiresAt: true }
  return transaction.creditGrant.findMany({ where: { userId }, select })
}

/** Credits to bring in. */
export interface NewGrant {
  /** Where they come from; the same reference brings them in once, however often it is told. */
  reference: string
  /** What the owner reads, such as `bundle` or `credit_pack_250`. */
  source: string
  amount: number
  expiresAt: Date
}

/**
 * Brings credits in, once per reference; a debt is paid from them first. Credits that expired before they came are not
 * brought in.
 * @returns whether they came in now
 */
export async function grantCredits(
  transaction: Transaction,
  userId: string,
  grant: NewGrant,
  clock: () => Date,
): Promise<boolean> {
  const wallet = await tidyIn(transaction, await lockWallet(transaction, userId, clock))
  const known = await transaction.creditGrant.findUnique({
    where: { reference: grant.reference },
    select: { id: true },
  })
  if (known || grant.expiresAt <= wallet.now) return false
  const id = newId()
  const { reference, source, amount, expiresAt } = grant
  await transaction.creditGrant.create({
    data: { id, userId, reference, source, amount, remaining: 0, expiresAt, createdAt: wallet.now },
  })
  const widened = withGrant(wallet, { id, remaining: 0, expiresAt })
  await settle(transaction, await post(transaction, widened, grantMovement(id, amount, source)))
  return true
}

/**
 * Takes back as much of a grant as its payment was given back: what is left of it, then other credits, then what comes
 * in later. Less than was taken back before brings the difference in again: a dispute that was won.
 * @param wanted of the grant's amount, what is to be taken back altogether
 */
export async function takeBack(
  transaction: Transaction,
  userId: string,
  reference: string,
  wanted: number,
  clock: () => Date,
): Promise<void> {
  const wallet = await tidyIn(transaction, await lockWallet(transaction, userId, clock))
  const grant = await transaction.creditGrant.findUnique({ where: { reference } })
  if (!grant || grant.userId !== userId) return
  const { id, remaining, expiresAt, source } = grant
  const more =
    wanted > grant.takenBack
      ? Math.max(0, Math.min(wanted, await unexpired(transaction, grant)) - grant.takenBack)
      : wanted - grant.takenBack
  if (more === 0) return
  const widened = withGrant(wallet, { id, remaining, expiresAt })
  const movement =
    more > 0
      ? takeBackMovement({ id, remaining, expiresAt }, more, source)
      : grantMovement(id, -more, `${source}: dispute won`)
  await transaction.creditGrant.update({ where: { id }, data: { takenBack: grant.takenBack + more } })
  await settle(transaction, await post(transaction, widened, movement))
}

/** What of a grant did not expire: nobody owes credits that nobody could spend. */
async function unexpired(transaction: Transaction, grant: { id: string; amount: number }): Promise<number> {
  const { _sum } = await transaction.ledgerEntry.aggregate({
    where: { grantId: grant.id, account: 'expired' },
    _sum: { amount: true },
  })
  return grant.amount - (_sum.amount ?? 0)
}

function withGrant(wallet: LockedWallet, grant: LockedWallet['state']['grants'][number]): LockedWallet {
  const others = wallet.state.grants.filter(({ id }) => id !== grant.id)
  return { ...wallet, state: { ...wallet.state, grants: [...others, grant] } }
}
