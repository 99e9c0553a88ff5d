import { billingLimits } from '@resume/proto/limits/billing'
import { AppError } from '@resume/service-kit/errors/app-error'
import { isId, newId } from '@resume/service-kit/ids'
import { Type } from 'typebox'
import { access } from '../../access/access.ts'
import { named } from '../../description/keywords.ts'
import { CreditWallet, toWalletResponse } from '../billing-schemas.ts'
import { type AnyRoute, route } from '../route.ts'
import { Exact, Id, Time, Whole } from '../schemas.ts'
import { requiredReason } from './schemas.ts'

const NewGrant = Exact(
  {
    userId: Id('Who gets the credits.'),
    amount: Whole('How many.', { minimum: 1, maximum: billingLimits.mostGranted }),
    reason: requiredReason,
  },
  named('CreditGrantCreate', 'Credits to bring into the wallet of a user.'),
)

const CreditGrant = Type.Object(
  {
    id: Id('The ID of the grant.'),
    userId: Id('Who got the credits.'),
    amount: Whole('How many came in.'),
    expiresAt: Time('When what is left of them expires.'),
    wallet: CreditWallet,
  },
  named('CreditGrant', 'Credits that came in, and the wallet after it.'),
)

/** Credits that the administrator gives. */
export const adminCreditRoutes: AnyRoute[] = [
  route({
    operation: 'grantCredits',
    method: 'POST',
    path: '/admin/credits',
    summary: 'Grant credits to a user',
    access: access.admin,
    internal: true,
    body: NewGrant,
    response: { status: 201, message: 'Credits granted', data: CreditGrant },
    errors: [404, 409],
    idempotent: true,
    calls: ['identity.ListUsers', 'billing.GrantCredits'],
    async work({ body: { userId, amount, reason }, clients, context, request }) {
      const page = { limit: 1, offset: 0 }
      const found = isId(userId) && (await clients.identity.call('ListUsers', { ...page, search: userId }, { context }))
      if (!found || found.total === 0) throw new AppError('not_found', { resource: 'User' })
      /** Billing knows the key, too: a repeat grants nothing, whatever became of the answer that was stored for it. */
      const header = request.headers['idempotency-key']
      const requestId = typeof header === 'string' ? header : newId()
      const granted = await clients.billing.call('GrantCredits', { userId, amount, reason, requestId }, { context })
      const { grantId, expiresAt, wallet } = granted
      return { id: grantId, userId, amount: granted.amount, expiresAt, wallet: toWalletResponse(wallet) }
    },
  }),
]
