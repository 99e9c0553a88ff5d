import { newId } from '@resume/service-kit/ids'
import type { ProviderPayment } from '../domain/provider.ts'
import {
  creditsOfPayment,
  creditsToTakeBack,
  isGrantOfPeriod,
  packReference,
  paymentStatus,
  subscriptionReference,
} from '../domain/subscription-credits.ts'
import type { Transaction } from './database.ts'
import { takeBack } from './grants.ts'

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
    await takeBackCredits(transaction, userId, payment, clock)
  }
}

async function takeBackCredits(
  transaction: Transaction,
  userId: string,
  payment: ProviderPayment,
  clock: () => Date,
): Promise<void> {
  const { item, id } = payment
  const candidates = await transaction.creditGrant.findMany({
    where:
      item.kind === 'credit_pack'
        ? { userId, reference: packReference(id) }
        : { userId, reference: { startsWith: subscriptionReference(item.subscriptionId) } },
    select: { reference: true, amount: true, takenBack: true },
  })
  for (const { reference, amount, takenBack } of candidates) {
    if (item.kind === 'subscription') {
      const period = { start: item.periodStart, end: item.periodEnd }
      if (!isGrantOfPeriod(reference, item.subscriptionId, period)) continue
    }
    const wanted = creditsToTakeBack(amount, payment)
    if (wanted !== takenBack) await takeBack(transaction, userId, reference, wanted, clock)
  }
}
