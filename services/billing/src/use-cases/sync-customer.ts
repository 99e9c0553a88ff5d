import { cacheKeys } from '@resume/proto/cache-keys'
import { AppError } from '@resume/service-kit/errors/app-error'
import { newId } from '@resume/service-kit/ids'
import type { Commit, Transaction } from '@resume/service-kit/outbox/commit'
import type { FormerGrant } from '../domain/credit-months.ts'
import type { Customer } from '../domain/customer.ts'
import { type CustomerPlan, planFor } from '../domain/customer-plan.ts'
import { grant, inTurn, takeBack } from '../domain/granting.ts'
import type { ProviderState } from '../domain/provider.ts'
import type { Checkout } from './close-checkout.ts'
import { type ForgetTestCustomerPorts, forgetTestCustomer } from './forget-test-customer.ts'
import { type KeepCommissionsPorts, keepCommissions } from './keep-commissions.ts'
import { type KeepPaymentsPorts, keepPayments } from './keep-payments.ts'
import { type KeepSubscriptionPorts, keepSubscription } from './keep-subscription.ts'
import type { Move } from './move-credits.ts'

/** What bringing a customer in line needs. */
export interface SyncCustomerPorts
  extends KeepPaymentsPorts,
    KeepSubscriptionPorts,
    KeepCommissionsPorts,
    ForgetTestCustomerPorts {
  commit: Commit<Transaction, 'subscriptionChanged'>
  customers: ForgetTestCustomerPorts['customers'] & {
    /** A customer by the ID at the provider. */
    withProviderId(customerId: string): Promise<Customer | undefined>
    /** Begins a reading of a customer's state; each has a higher number. Undefined for nobody, and an erased user. */
    beginReading(customerId: string): Promise<number | undefined>
    /** Locks the customer. @returns false when a reading that began later was applied, or the user was erased */
    applyReading(transaction: Transaction, customerId: string, reading: number): Promise<boolean>
  }
  checkouts: {
    find(userId: string): Promise<Checkout | undefined>
    remove(userId: string, id: string): Promise<void>
  }
  grants: { ofUser(transaction: Transaction, userId: string): Promise<FormerGrant[]> }
  moveCreditsIn(transaction: Transaction): Move
  provider: {
    /** Whether somebody can still pay on a page. */
    isCheckoutOpen(sessionId: string): Promise<boolean>
    /** Reads a customer as it is now. @returns undefined for one that the provider does not know, not even as deleted */
    readState(customerId: string): Promise<ProviderState | undefined>
  }
}

/**
 * Reads a customer as it is at the provider, and brings subscription, payments and credits in line with that. It can be
 * done at any time, any number of times, by any number of processes: what counts is the customer's state, not what led
 * to it.
 */
export async function syncCustomer(ports: SyncCustomerPorts, customerId: string): Promise<void> {
  const { checkouts, commit, customers, provider } = ports
  const customer = await customers.withProviderId(customerId)
  if (!customer || customer.erasedAt) return
  const { userId } = customer
  /**
   * Before the reading begins: what is paid between the two must not end the checkout before its subscription is known, and no
   * state that was read before the payment may come to be known after this reading.
   */
  const ended = await endedCheckout(ports, userId)
  const reading = await customers.beginReading(customerId)
  if (reading === undefined) return
  const state = await provider.readState(customerId)
  if (!state) return endUnknown(ports, customer)
  const isApplied = await commit(async (transaction, outbox) => {
    /** A reading that began later and was applied already knows all that this one knows. */
    if (!(await customers.applyReading(transaction, customerId, reading))) return false
    const now = new Date()
    const plan = planFor(state, await ports.grants.ofUser(transaction, userId), now)
    await keepSubscription(ports, { transaction, outbox }, userId, plan.subscription, { now, ...plan })
    await alignCredits(ports.moveCreditsIn(transaction), userId, plan)
    const added = await keepPayments(ports, transaction, userId, state.payments)
    await keepCommissions(ports, transaction, userId, { all: state.payments, added })
    await outbox.drop([cacheKeys.billingSummary(userId)])
    return true
  })
  if (ended && isApplied) await checkouts.remove(userId, ended.id)
}

/**
 * Test data can be deleted at the provider, and there are several sandboxes; a customer of live mode stays known for good.
 * @throws AppError `payment_provider_unavailable` for a customer of live mode: the key is of another account, or of test mode
 */
async function endUnknown(ports: SyncCustomerPorts, customer: Customer): Promise<void> {
  if (customer.isLive === false) return forgetTestCustomer(ports, customer)
  throw new AppError('payment_provider_unavailable', { cause: new Error('The key does not reach the customer') })
}

/** The user's checkout, when nobody can pay on its page any more. */
async function endedCheckout(
  { checkouts, provider }: SyncCustomerPorts,
  userId: string,
): Promise<Checkout | undefined> {
  const checkout = await checkouts.find(userId)
  if (!checkout?.sessionId || (await provider.isCheckoutOpen(checkout.sessionId))) return undefined
  return checkout
}

async function alignCredits(move: Move, userId: string, { grants, takeBacks }: CustomerPlan): Promise<void> {
  const references = [...grants, ...takeBacks].map(({ reference }) => reference)
  if (references.length === 0) return
  const steps = [
    ...grants.map((planned) => grant({ id: newId(), ...planned })),
    ...takeBacks.map(({ reference, amount }) => takeBack(reference, amount)),
  ]
  await move(userId, { references }, inTurn(steps))
}
