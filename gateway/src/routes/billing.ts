import { cacheKeys } from '@resume/proto/cache-keys'
import type { GetSummaryResponseOutput } from '@resume/proto/generated/resume/billing/v1/GetSummaryResponse'
import { Type } from 'typebox'
import { access } from '../access/access.ts'
import { Page, PagingQuery, pageOf, pageRequest } from '../http/paging.ts'
import {
  BillingSummary,
  CreditMovement,
  intervals,
  Payment,
  packKeys,
  productKeys,
  showMovement,
  showPayment,
  showSummary,
  showWallet,
  Wallet,
} from './billing-schemas.ts'
import { type AnyRoute, route, rpc, Uncached } from './route.ts'
import { Exact } from './schemas.ts'

/** Where Stripe sends the user back to. */
const redirectUrl = Type.Optional(
  Type.String({ maxLength: 2_000, description: 'An address of the web app; its first page when absent' }),
)

/** Where to send the browser. */
const CheckoutPage = Type.Object({ url: Type.String({ description: 'A page of Stripe' }) })

/** Stripe may be slow; the service gives up before this. */
const providerTimeoutMs = 20_000

/** How long a summary is kept; billing drops it when something changes, time excepted. */
const summaryTtlSeconds = 60

/** A summary as the API shows it. @throws Uncached with it when it will not be true any more before it is dropped */
function keptSummary(summary: GetSummaryResponseOutput): object {
  const { changesAt } = summary
  const shown = showSummary(summary)
  const isBrief = changesAt !== undefined && Date.parse(changesAt) <= Date.now() + summaryTtlSeconds * 1000
  if (isBrief) throw new Uncached(shown)
  return shown
}

/** Billing: the plan, what it entitles to, payments and credits. */
export const billingRoutes: AnyRoute[] = [
  route({
    operation: 'getBilling',
    method: 'GET',
    path: '/billing/me',
    summary: 'Read the own plan, entitlements and credits, and what can be bought',
    description:
      'A subscription whose payment failed keeps its entitlements for 7 days, until `graceEndsAt`. One that was cancelled keeps them until the end of the period that is paid for.',
    access: access.session,
    response: { status: 200, message: 'Billing retrieved', data: BillingSummary },
    cache: { entry: cacheKeys.billingSummary, ttlSeconds: summaryTtlSeconds },
    work: rpc('billing', 'GetSummary', () => ({}), keptSummary),
  }),
  route({
    operation: 'listPayments',
    method: 'GET',
    path: '/billing/history',
    summary: 'List the own payments, newest first',
    access: access.session,
    query: PagingQuery,
    response: { status: 200, message: 'Billing history retrieved', data: Page(Payment) },
    work: rpc(
      'billing',
      'ListPayments',
      ({ query }) => pageRequest(query),
      ({ items, total }, { query }) => pageOf(items.map(showPayment), total, pageRequest(query)),
    ),
  }),
  route({
    operation: 'getCredits',
    method: 'GET',
    path: '/billing/credits',
    summary: 'Read the own credits',
    access: access.session,
    response: { status: 200, message: 'Credits retrieved', data: Wallet },
    work: rpc(
      'billing',
      'GetWallet',
      () => ({}),
      ({ wallet }) => showWallet(wallet),
    ),
  }),
  route({
    operation: 'listCreditMovements',
    method: 'GET',
    path: '/billing/credits/history',
    summary: 'List how the own credits moved, newest first',
    description:
      'Every movement of the ledger: credits that came in, were put aside for work, spent, given back, expired or were taken back by a refund.',
    access: access.session,
    query: PagingQuery,
    response: { status: 200, message: 'Credit history retrieved', data: Page(CreditMovement) },
    work: rpc(
      'billing',
      'ListCreditMovements',
      ({ query }) => pageRequest(query),
      ({ items, total }, { query }) => pageOf(items.map(showMovement), total, pageRequest(query)),
    ),
  }),
  route({
    operation: 'startCheckout',
    method: 'POST',
    path: '/billing/checkout',
    summary: 'Begin to buy a subscription',
    description:
      'Answers the address of a page to pay on. One checkout at a time, for 30 minutes at most; with a subscription there is none. During the rollout for the administrator only.',
    access: access.session,
    limit: 'spending',
    body: Exact({
      productKey: Type.Enum([...productKeys]),
      interval: Type.Enum([...intervals]),
      redirectUrl,
    }),
    response: { status: 200, message: 'Checkout started', data: CheckoutPage },
    errors: [403, 409],
    idempotent: true,
    timeoutMs: providerTimeoutMs,
    work: rpc(
      'billing',
      'StartCheckout',
      ({ body }) => body,
      ({ url }) => ({ url }),
    ),
  }),
  route({
    operation: 'cancelCheckout',
    method: 'POST',
    path: '/billing/checkout/cancel',
    summary: 'Give up the checkout that is under way',
    description: 'Its page closes. Without a checkout under way nothing changes.',
    access: access.session,
    body: Exact({}),
    bodyOptional: true,
    response: { status: 200, message: 'Checkout canceled', data: Type.Null() },
    idempotent: true,
    timeoutMs: providerTimeoutMs,
    work: rpc(
      'billing',
      'CancelCheckout',
      () => ({}),
      () => null,
    ),
  }),
  route({
    operation: 'openBillingPortal',
    method: 'POST',
    path: '/billing/portal',
    summary: 'Open the page to manage the subscription on',
    description: '409 for somebody who never bought anything. During the rollout for the administrator only.',
    access: access.session,
    body: Exact({ redirectUrl }),
    bodyOptional: true,
    response: { status: 200, message: 'Billing portal opened', data: CheckoutPage },
    errors: [403, 409],
    idempotent: true,
    timeoutMs: providerTimeoutMs,
    work: rpc(
      'billing',
      'OpenPortal',
      ({ body }) => body,
      ({ url }) => ({ url }),
    ),
  }),
  route({
    operation: 'startCreditPackCheckout',
    method: 'POST',
    path: '/billing/credits/checkout',
    summary: 'Begin to buy credits',
    description:
      'Answers the address of a page to pay on. One checkout at a time, for 30 minutes at most. During the rollout for the administrator only.',
    access: access.session,
    limit: 'spending',
    body: Exact({ packKey: Type.Enum([...packKeys]), redirectUrl }),
    response: { status: 200, message: 'Checkout started', data: CheckoutPage },
    errors: [403, 409],
    idempotent: true,
    timeoutMs: providerTimeoutMs,
    work: rpc(
      'billing',
      'StartPackCheckout',
      ({ body }) => body,
      ({ url }) => ({ url }),
    ),
  }),
]
