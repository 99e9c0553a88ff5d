import { leaderboardPeriodEnum } from '@resume/proto/affiliate-enums'
import { affiliateLimits, leaderboardPeriods } from '@resume/proto/limits/affiliates'
import { Type } from 'typebox'
import { access } from '../access/access.ts'
import { documented, named } from '../description/keywords.ts'
import { patterns } from '../http/patterns.ts'
import {
  Affiliate,
  Referral,
  toAffiliateResponse,
  toReferralResponse,
  toWithdrawalResponse,
  Withdrawal,
} from './affiliate-schemas.ts'
import { accountOf, enroll } from './enroll-affiliate.ts'
import { type AnyRoute, route, rpc } from './route.ts'
import { Exact, Flag, NoFields, Text, Whole } from './schemas.ts'

const code = Text('The code of the affiliate.', { pattern: affiliateLimits.codePattern })

const ClickBody = Exact(
  {
    code,
    referrerHost: Type.Optional(
      Text('The host name of the page that the link was on.', {
        minLength: 1,
        maxLength: affiliateLimits.referrerHostLength,
        pattern: patterns.host,
      }),
    ),
  },
  named('AffiliateClick', 'A link that was followed.'),
)

const Tracked = Type.Object(
  { tracked: Flag('Whether it counted: each visitor counts once a day, and the affiliate never.') },
  named('AffiliateClickResult', 'Whether a click counted.'),
)

const LeaderboardRow = Type.Object(
  {
    rank: Whole('The place, starting at 1.'),
    name: Text('The first name and an initial.'),
    earningsCents: Whole('What was earned, in US cents.'),
    commissions: Whole('The number of commissions.'),
  },
  named('LeaderboardRow', 'A place on the leaderboard.'),
)

const LeaderboardQuery = Exact({
  period: Type.Optional(
    Type.Enum([...leaderboardPeriods], {
      ...documented({ default: 'monthly' }),
      description: 'Which earnings to compare: those of the current month in UTC, or all.',
    }),
  ),
})

const WithdrawalBody = Exact(
  {
    amountCents: Whole('The amount in US cents.', {
      minimum: affiliateLimits.minimumWithdrawalCents,
      maximum: affiliateLimits.mostCents,
    }),
  },
  named('WithdrawalCreate', 'How much to pay out.'),
)

/** The affiliate program, for those who take part in it. */
export const affiliateRoutes: AnyRoute[] = [
  route({
    operation: 'getAffiliate',
    method: 'GET',
    path: '/affiliates/me',
    summary: 'Get your affiliate account',
    description:
      'Returns your code, your money, and the newest referrals, commissions and withdrawals. A user who is not enrolled gets the same fields with the status `NOT_ENROLLED`.',
    access: access.session,
    response: { status: 200, message: 'Affiliate retrieved', data: Affiliate },
    work: rpc(
      'billing',
      'GetAffiliate',
      () => ({}),
      ({ affiliate }) => toAffiliateResponse(affiliate),
    ),
  }),
  route({
    operation: 'enrollAffiliate',
    method: 'POST',
    path: '/affiliates/enroll',
    summary: 'Enroll as an affiliate',
    description: 'Gives you a code for your links. If you are enrolled, nothing changes.',
    access: access.session,
    body: NoFields,
    bodyOptional: true,
    response: { status: 200, message: 'Affiliate enrolled', data: Affiliate },
    idempotent: true,
    calls: ['identity.GetUser', 'billing.EnrollAffiliate'],
    work: async (call) => toAffiliateResponse(await enroll(call)),
  }),
  route({
    operation: 'recordAffiliateClick',
    method: 'POST',
    path: '/affiliates/click',
    summary: 'Count a click',
    description:
      'Reports that a visitor followed a link with a code. Each visitor counts once a day in UTC. No address is stored.',
    access: access.authenticatedOrOrigin,
    body: ClickBody,
    response: { status: 200, message: 'Click recorded', data: Tracked },
    resource: 'Affiliate code',
    errors: [404],
    work: rpc(
      'billing',
      'RecordAffiliateClick',
      ({ body }) => body,
      ({ tracked }) => ({ tracked }),
    ),
  }),
  route({
    operation: 'createReferral',
    method: 'POST',
    path: '/affiliates/referral',
    summary: 'Say who referred you',
    description:
      'Records that an affiliate referred you. The first referral stays. It must come within 60 days after you signed up, and before your first payment.',
    access: access.session,
    body: Exact({ code }, named('ReferralCreate', 'Who referred the user.')),
    response: { status: 201, message: 'Referral recorded', data: Referral },
    resource: 'Affiliate code',
    errors: [404, 409],
    idempotent: true,
    calls: ['identity.GetUser', 'billing.CreateReferral'],
    async work(call) {
      const { body, clients, context } = call
      const { createdAt: accountCreatedAt } = await accountOf(call)
      const request = { code: body.code, accountCreatedAt }
      const { referral } = await clients.billing.call('CreateReferral', request, { context })
      return toReferralResponse(referral)
    },
  }),
  route({
    operation: 'requestWithdrawal',
    method: 'POST',
    path: '/affiliates/withdrawals',
    summary: 'Request a withdrawal',
    description:
      'Requests part of your available commissions, and reserves it until the administrator has decided. One withdrawal can be open at a time.',
    access: access.session,
    limit: 'spending',
    body: WithdrawalBody,
    response: { status: 201, message: 'Withdrawal requested', data: Withdrawal },
    errors: [403, 409],
    idempotent: true,
    work: rpc(
      'billing',
      'RequestWithdrawal',
      ({ body }) => body,
      ({ withdrawal }) => toWithdrawalResponse(withdrawal),
    ),
  }),
  route({
    operation: 'getAffiliateLeaderboard',
    method: 'GET',
    path: '/affiliates/leaderboard',
    summary: 'Get the affiliate leaderboard',
    description: 'Returns the 50 affiliates who earned most, highest earnings first, with shortened names.',
    access: access.authenticatedOrOrigin,
    query: LeaderboardQuery,
    response: {
      status: 200,
      message: 'Leaderboard retrieved',
      data: Type.Array(LeaderboardRow, { description: 'The places.' }),
    },
    work: rpc(
      'billing',
      'GetAffiliateLeaderboard',
      ({ query }) => ({ period: leaderboardPeriodEnum.encode(query.period ?? 'monthly') }),
      ({ rows }) =>
        rows.map(({ rank, name, earningsCents, commissions }) => ({ rank, name, earningsCents, commissions })),
    ),
  }),
]
