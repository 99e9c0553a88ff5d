import { affiliateStatusEnum, affiliateTierEnum, withdrawalStatusEnum } from '@resume/proto/affiliate-enums'
import type { AffiliateRecordOutput } from '@resume/proto/generated/resume/billing/v1/AffiliateRecord'
import type { WithdrawalRecordOutput } from '@resume/proto/generated/resume/billing/v1/WithdrawalRecord'
import { affiliateLimits } from '@resume/proto/limits/affiliates'
import { AppError } from '@resume/service-kit/errors/app-error'
import { Type } from 'typebox'
import { access } from '../../access/access.ts'
import { named } from '../../description/keywords.ts'
import { Page, PagingQuery, pageOf, pageRequest } from '../../http/paging.ts'
import {
  AffiliateStatus,
  AffiliateTier,
  AffiliateWallet,
  toWalletResponse,
  toWithdrawalResponse,
  Withdrawal,
  WithdrawalStatus,
} from '../affiliate-schemas.ts'
import { type AnyRoute, route, rpc } from '../route.ts'
import { Exact, Id, idParams, Nullable, Text, Time, TimeOrNull, Whole } from '../schemas.ts'
import { reason } from './schemas.ts'

const AffiliateRecord = Type.Object(
  {
    id: Id('The ID of the affiliate.'),
    userId: Nullable(Id('The ID of the user.'), 'The ID of the user, or null once the account was deleted.'),
    code: Nullable(Type.String(), 'The code, or null once the account was deleted.'),
    name: Text('The name.'),
    status: AffiliateStatus,
    tier: AffiliateTier,
    clicks: Whole('How often links with the code were followed.'),
    totalReferrals: Whole('The number of referred users.'),
    conversions: Whole('The number of them who have paid.'),
    wallet: AffiliateWallet,
    enrolledAt: Time('When the user enrolled.'),
  },
  named('AffiliateRecord', 'An affiliate, as the administrator sees it.'),
)

const WithdrawalRecord = Type.Object(
  {
    ...Withdrawal.properties,
    affiliateId: Id('The ID of the affiliate.'),
    userId: Nullable(Id('The ID of the user.'), 'The ID of the user, or null once the account was deleted.'),
    settledAt: TimeOrNull('When it was refused or paid, or null.'),
  },
  named('WithdrawalRecord', 'A withdrawal, as the administrator sees it.'),
)

const AffiliateUpdate = Exact(
  {
    status: Type.Enum(['ACTIVE', 'SUSPENDED'], { description: 'Whether the affiliate may take part.' }),
    reason,
  },
  named('AffiliateUpdate', 'A decision about an affiliate. To suspend one needs a reason.'),
)

const WithdrawalUpdate = Exact(
  {
    status: Type.Enum(['APPROVED', 'PAID', 'REJECTED'], { description: 'What is decided.' }),
    note: Type.Optional(Text('What to tell the affiliate.', { minLength: 1, maxLength: affiliateLimits.noteLength })),
    reason,
  },
  named('WithdrawalUpdate', 'A decision about a withdrawal. To refuse one needs a reason.'),
)

function toAffiliateRecord(affiliate: AffiliateRecordOutput | null) {
  if (!affiliate) throw new AppError('internal_error')
  const { id, userId, code, name, status, tier, clicks, totalReferrals, conversions, wallet, enrolledAt } = affiliate
  return {
    ...{ id, userId: userId || null, code: code || null, name },
    status: affiliateStatusEnum.decode(status),
    tier: affiliateTierEnum.decode(tier),
    ...{ clicks, totalReferrals, conversions, wallet: toWalletResponse(wallet), enrolledAt },
  }
}

function toWithdrawalRecord(record: WithdrawalRecordOutput | null) {
  const { withdrawal = null, affiliateId, userId, settledAt = null } = record ?? {}
  return { ...toWithdrawalResponse(withdrawal), affiliateId, userId: userId || null, settledAt }
}

const shared = { access: access.admin, internal: true } as const

/** Affiliates and their withdrawals, for the administrator. */
export const adminAffiliateRoutes: AnyRoute[] = [
  route({
    ...shared,
    operation: 'listAffiliates',
    method: 'GET',
    path: '/admin/affiliates',
    summary: 'List affiliates',
    query: Type.Object(
      { ...PagingQuery.properties, status: Type.Optional(AffiliateStatus) },
      { additionalProperties: false },
    ),
    response: { status: 200, message: 'Affiliates retrieved', data: Page(AffiliateRecord) },
    work: rpc(
      'billing',
      'ListAffiliates',
      ({ query: { status, ...paging } }) => ({
        ...pageRequest(paging),
        ...(status && { status: affiliateStatusEnum.encode(status) }),
      }),
      ({ items, total }, { query }) => pageOf(items.map(toAffiliateRecord), total, pageRequest(query)),
    ),
  }),
  route({
    ...shared,
    operation: 'updateAffiliate',
    method: 'PATCH',
    path: '/admin/affiliates/:id',
    summary: 'Approve or suspend an affiliate',
    params: idParams('the affiliate'),
    resource: 'Affiliate',
    body: AffiliateUpdate,
    response: { status: 200, message: 'Affiliate updated', data: AffiliateRecord },
    work: rpc(
      'billing',
      'UpdateAffiliate',
      ({ params, body: { status, reason } }) => ({ ...params, status: affiliateStatusEnum.encode(status), reason }),
      ({ affiliate }) => toAffiliateRecord(affiliate),
    ),
  }),
  route({
    ...shared,
    operation: 'listWithdrawals',
    method: 'GET',
    path: '/admin/withdrawals',
    summary: 'List withdrawals',
    query: Type.Object(
      { ...PagingQuery.properties, status: Type.Optional(WithdrawalStatus) },
      { additionalProperties: false },
    ),
    response: { status: 200, message: 'Withdrawals retrieved', data: Page(WithdrawalRecord) },
    work: rpc(
      'billing',
      'ListWithdrawals',
      ({ query: { status, ...paging } }) => ({
        ...pageRequest(paging),
        ...(status && { status: withdrawalStatusEnum.encode(status) }),
      }),
      ({ items, total }, { query }) => pageOf(items.map(toWithdrawalRecord), total, pageRequest(query)),
    ),
  }),
  route({
    ...shared,
    operation: 'settleWithdrawal',
    method: 'PATCH',
    path: '/admin/withdrawals/:id',
    summary: 'Approve, pay or refuse a withdrawal',
    params: idParams('the withdrawal'),
    resource: 'Withdrawal',
    body: WithdrawalUpdate,
    response: { status: 200, message: 'Withdrawal updated', data: WithdrawalRecord },
    errors: [409],
    work: rpc(
      'billing',
      'SettleWithdrawal',
      ({ params, body: { status, note, reason } }) => ({
        ...{ ...params, status: withdrawalStatusEnum.encode(status) },
        ...{ note, reason },
      }),
      ({ withdrawal }) => toWithdrawalRecord(withdrawal),
    ),
  }),
]
