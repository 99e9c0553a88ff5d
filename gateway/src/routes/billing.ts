import { billingIntervalEnum, packKeyEnum, productKeyEnum } from '@resume/proto/billing-enums'
import { cacheKeys } from '@resume/proto/cache-keys'
import type { GetSummaryResponseOutput } from '@resume/proto/generated/resume/billing/v1/GetSummaryResponse'
import { billingLimits } from '@resume/proto/limits/billing'
import { Type } from 'typebox'
import { access } from '../access/access.ts'
import { documented, named } from '../description/keywords.ts'
import { Page, PagingQuery, pageOf, pageRequest } from '../http/paging.ts'
import {
  BillingInterval,
  BillingSummary,
  CreditPackKey,
  CreditTransaction,
  CreditWallet,
  Payment,
  ProductKey,
  toCreditTransactionResponse,
  toPaymentResponse,
  toSummaryResponse,
  toWalletResponse,
} from './billing-schemas.ts'
import { type AnyRoute, route, rpc, Uncached } from './route.ts'
import { Exact, NoFields, Text } from './schemas.ts'

/** Where Stripe sends the user back to. */
const redirectUrl = Type.Optional(
  Text(
    'Where to send the browser afterwards: an address on a first-party origin. The default is the home page of the web app.',
    {
      maxLength: billingLimits.redirectUrlLength,
      ...documented({ format: 'uri' }),
    },
  ),
)

/** Where to send the browser. */
const HostedPage = Type.Object(
  { url: Text('The address of the page, at Stripe.', documented({ format: 'uri' })) },
  named('HostedPage', 'A page to send the browser to.'),
)

const CheckoutBody = Exact(
  { productKey: ProductKey, interval: BillingInterval, redirectUrl },
  named('CheckoutCreate', 'What to subscribe to.'),
)
const CreditCheckoutBody = Exact(
  { packKey: CreditPackKey, redirectUrl },
  named('CreditCheckoutCreate', 'The credits to buy.'),
)
const PortalBody = Exact({ redirectUrl }, named('PortalCreate', 'Where the portal returns to.'))

/** Stripe may be slow; the service gives up before this. */
const providerTimeoutMs = 20_000

/** The wire form of a summary. @throws Uncached with it when it would outlive its truth in the cache */
function keptSummary(summary: GetSummaryResponseOutput): object {
  const { changesAt } = summary
  const shown = toSummaryResponse(summary)
  const isBrief =
    changesAt !== undefined && Date.parse(changesAt) <= Date.now() + billingLimits.summaryTtlSeconds * 1000
  if (isBrief) throw new Uncached(shown)
  return shown
}

/** Billing: the plan, what it entitles to, payments and credits. */
export const billingRoutes: AnyRoute[] = [
  route({
    operation: 'getBilling',
    method: 'GET',
    path: '/billing/me',
    summary: 'Get your plan',
    description:
      'Returns your plan with its entitlements, your credits, and what you can buy. If a payment fails, the entitlements last for 7 more days, until `graceEndsAt`. After a cancellation they last until the end of the paid period.',
    access: access.session,
    response: { status: 200, message: 'Billing retrieved', data: BillingSummary },
    cache: { entry: cacheKeys.billingSummary, ttlSeconds: billingLimits.summaryTtlSeconds },
    work: rpc('billing', 'GetSummary', () => ({}), keptSummary),
  }),
  route({
    operation: 'listPayments',
    method: 'GET',
    path: '/billing/history',
    summary: 'List payments',
    description: 'Returns your payments, newest first.',
    access: access.session,
    query: PagingQuery,
    response: { status: 200, message: 'Billing history retrieved', data: Page(Payment) },
    work: rpc(
      'billing',
      'ListPayments',
      ({ query }) => pageRequest(query),
      ({ items, total }, { query }) => pageOf(items.map(toPaymentResponse), total, pageRequest(query)),
    ),
  }),
  route({
    operation: 'getCredits',
    method: 'GET',
    path: '/billing/credits',
    summary: 'Get your credit balance',
    description: 'Returns your credits and when they expire.',
    access: access.session,
    response: { status: 200, message: 'Credits retrieved', data: CreditWallet },
    work: rpc(
      'billing',
      'GetWallet',
      () => ({}),
      ({ wallet }) => toWalletResponse(wallet),
    ),
  }),
  route({
    operation: 'listCreditTransactions',
    method: 'GET',
    path: '/billing/credits/history',
    summary: 'List credit transactions',
    description:
      'Returns every change of your credits, newest first: credits that were added, reserved, spent, returned, expired or taken back after a refund.',
    access: access.session,
    query: PagingQuery,
    response: { status: 200, message: 'Credit history retrieved', data: Page(CreditTransaction) },
    work: rpc(
      'billing',
      'ListCreditMovements',
      ({ query }) => pageRequest(query),
      ({ items, total }, { query }) => pageOf(items.map(toCreditTransactionResponse), total, pageRequest(query)),
    ),
  }),
  route({
    operation: 'createCheckout',
    method: 'POST',
    path: '/billing/checkout',
    summary: 'Subscribe to a product',
    description:
      'Returns the address of a page where the user pays. One checkout can be open at a time, for up to 30 minutes; another one fails with 409, as does a checkout while a subscription is active. During the rollout, only the administrator can buy.',
    access: access.session,
    limit: 'spending',
    body: CheckoutBody,
    response: { status: 200, message: 'Checkout started', data: HostedPage },
    errors: [403, 409],
    idempotent: true,
    timeoutMs: providerTimeoutMs,
    work: rpc(
      'billing',
      'StartCheckout',
      ({ body: { productKey, interval, redirectUrl } }) => ({
        product: productKeyEnum.encode(productKey),
        billingInterval: billingIntervalEnum.encode(interval),
        redirectUrl,
      }),
      ({ url }) => ({ url }),
    ),
  }),
  route({
    operation: 'cancelCheckout',
    method: 'POST',
    path: '/billing/checkout/cancel',
    summary: 'Cancel the open checkout',
    description: 'Closes the page of the checkout. If no checkout is open, nothing changes.',
    access: access.session,
    body: NoFields,
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
    operation: 'createPortalSession',
    method: 'POST',
    path: '/billing/portal',
    summary: 'Open the billing portal',
    description:
      'Returns the address of a page where the user manages the subscription. Fails with 409 for a user who never bought anything. During the rollout, only the administrator can open it.',
    access: access.session,
    body: PortalBody,
    bodyOptional: true,
    response: { status: 200, message: 'Billing portal opened', data: HostedPage },
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
    operation: 'createCreditCheckout',
    method: 'POST',
    path: '/billing/credits/checkout',
    summary: 'Buy credits',
    description:
      'Returns the address of a page where the user pays. One checkout can be open at a time, for up to 30 minutes; another one fails with 409. During the rollout, only the administrator can buy.',
    access: access.session,
    limit: 'spending',
    body: CreditCheckoutBody,
    response: { status: 200, message: 'Checkout started', data: HostedPage },
    errors: [403, 409],
    idempotent: true,
    timeoutMs: providerTimeoutMs,
    work: rpc(
      'billing',
      'StartPackCheckout',
      ({ body: { packKey, redirectUrl } }) => ({ pack: packKeyEnum.encode(packKey), redirectUrl }),
      ({ url }) => ({ url }),
    ),
  }),
]
