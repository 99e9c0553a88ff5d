import { newId } from '@resume/service-kit/ids'
import type { Transaction } from '@resume/service-kit/outbox/commit'
import type { PaymentRecord } from '../domain/histories.ts'
import { creditsOfPayment, itemKeyOf, paymentStatus } from '../domain/payment-credits.ts'
import type { ProviderPayment } from '../domain/provider.ts'

/** What keeping payments needs. */
export interface KeepPaymentsPorts {
  payments: {
    /** Payments that are kept already, by the provider's IDs. */
    known(transaction: Transaction, providerIds: string[]): Promise<Map<string, PaymentRecord>>
    add(transaction: Transaction, userId: string, providerId: string, payment: PaymentRecord): Promise<void>
    change(
      transaction: Transaction,
      providerId: string,
      change: Pick<PaymentRecord, 'status' | 'refundedCents' | 'updatedAt'>,
    ): Promise<void>
  }
}

/**
 * Keeps what a user paid, and what became of it.
 * @returns the provider's IDs of the payments that came in now
 */
export async function keepPayments(
  ports: KeepPaymentsPorts,
  transaction: Transaction,
  userId: string,
  payments: readonly ProviderPayment[],
): Promise<ReadonlySet<string>> {
  const added = new Set<string>()
  const withMoney = payments.filter(({ amountCents }) => amountCents > 0)
  const known = await ports.payments.known(
    transaction,
    withMoney.map(({ id }) => id),
  )
  for (const payment of withMoney) {
    const { id, item, amountCents, refundedCents, currency, paidAt } = payment
    const status = paymentStatus(payment)
    const updatedAt = new Date()
    const itemKey = itemKeyOf(payment)
    const row = known.get(id)
    if (row && (row.status !== status || row.refundedCents !== refundedCents)) {
      await ports.payments.change(transaction, id, { status, refundedCents, updatedAt })
    }
    if (row || itemKey === undefined) continue
    await ports.payments.add(transaction, userId, id, {
      id: newId(),
      kind: item.kind,
      itemKey,
      amountCents,
      refundedCents,
      currency,
      status,
      credits: creditsOfPayment(payment),
      paidAt,
      updatedAt,
    })
    added.add(id)
  }
  return added
}
