import { newId } from '@resume/service-kit/ids'
import type { ProviderPayment } from '../domain/provider.ts'
import { creditsOfPayment, paymentStatus, wantedBack } from '../domain/subscription-credits.ts'
import type { Transaction } from './database.ts'
import { knownGrants, takeBack } from './grants.ts'

/** Writes what a user paid, and takes back the credits of what was given back. */
export async function keepPayments(
  transaction: Transaction,
  userId: string,
  payments: ProviderPayment[],
  clock: () => Date,
): Promise<void> {
  const rows = await transaction.payment.findMany({ where: { providerId: { in: payments.map(({ id }) => id) } } })
  const known = new Map(rows.map((row) => [row.providerId, row]))
  for (const payment of payments) {
    const { id: providerId, item, amountCents, refundedCents, currency, paidAt } = payment
    const status = paymentStatus(payment)
    const row = known.get(providerId)
    if (!row) {
      const itemKey = item.kind === 'credit_pack' ? item.packKey : item.productKey
      const credits = creditsOfPayment(payment)
      const data = {
        userId,
        providerId,
        kind: item.kind,
        itemKey,
        amountCents,
        refundedCents,
        currency,
        status,
        credits,
      }
      await transaction.payment.create({ data: { id: newId(), ...data, paidAt, updatedAt: clock() } })
    } else if (row.status !== status || row.refundedCents !== refundedCents) {
      await transaction.payment.update({
        where: { providerId },
        data: { status, refundedCents, updatedAt: clock() },
      })
    }
  }
  await takeBackCredits(transaction, userId, payments, clock)
}

async function takeBackCredits(
  transaction: Transaction,
  userId: string,
  payments: ProviderPayment[],
  clock: () => Date,
): Promise<void> {
  const grants = await knownGrants(transaction, userId)
  const wanted = wantedBack(payments, grants)
  for (const { reference, takenBack } of grants) {
    const amount = wanted.get(reference)
    if (amount !== undefined && amount !== takenBack) await takeBack(transaction, userId, reference, amount, clock)
  }
}
