import { access } from '../access/access.ts'
import { Page, PagingQuery, pageOf, pageRequest } from '../http/paging.ts'
import {
  BillingSummary,
  CreditMovement,
  Payment,
  showMovement,
  showPayment,
  showSummary,
  showWallet,
  Wallet,
} from './billing-schemas.ts'
import { type AnyRoute, route, rpc } from './route.ts'

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
    work: rpc('billing', 'GetSummary', () => ({}), showSummary),
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
]
