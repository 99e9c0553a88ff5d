import { planEnum, subscriptionStatusEnum } from '@resume/proto/billing-enums'
import type { UserPlanOutput } from '@resume/proto/generated/resume/billing/v1/UserPlan'
import type { UserOutput } from '@resume/proto/generated/resume/identity/v1/User'
import { plans, subscriptionStatuses } from '@resume/proto/limits/billing'
import { adminLimits } from '@resume/proto/limits/content'
import { AppError } from '@resume/service-kit/errors/app-error'
import { Type } from 'typebox'
import { access } from '../../access/access.ts'
import { named } from '../../description/keywords.ts'
import { Page, PagingQuery, pageOf, pageRequest } from '../../http/paging.ts'
import { type AnyRoute, route } from '../route.ts'
import { Flag, Id, Text, Time } from '../schemas.ts'

const { min, max } = adminLimits.userSearchLength

const ManagedUser = Type.Object(
  {
    id: Id('The ID of the user.'),
    name: Text('The name.'),
    username: Text('The username; empty until claimed.'),
    email: Text('The email address.'),
    emailVerified: Flag('Whether the address was verified.'),
    autoSyncEnabled: Flag('Whether documents are synced unless they say otherwise.'),
    plan: Type.Enum([...plans], { description: 'The plan.' }),
    status: Type.Enum([...subscriptionStatuses], { description: 'The state of the subscription.' }),
    createdAt: Time('When the account was made.'),
    updatedAt: Time('When it last changed.'),
  },
  named('ManagedUser', 'A user, as the administrator sees it.'),
)

function toManagedUser(user: UserOutput, plan: UserPlanOutput | undefined) {
  if (!plan) throw new AppError('internal_error')
  const { id, name, username, email, emailVerified, autoSyncEnabled, createdAt, updatedAt } = user
  return {
    ...{ id, name, username, email, emailVerified, autoSyncEnabled },
    plan: planEnum.decode(plan.currentPlan),
    status: subscriptionStatusEnum.decode(plan.subscriptionStatus),
    ...{ createdAt, updatedAt },
  }
}

/** Users, for the administrator. */
export const adminUserRoutes: AnyRoute[] = [
  route({
    operation: 'listUsers',
    method: 'GET',
    path: '/admin/users',
    summary: 'List users',
    access: access.admin,
    internal: true,
    query: Type.Object(
      {
        ...PagingQuery.properties,
        search: Type.Optional(
          Text('Return only users with this in their name, address or username, or with this ID.', {
            minLength: min,
            maxLength: max,
          }),
        ),
      },
      { additionalProperties: false },
    ),
    response: { status: 200, message: 'Users retrieved', data: Page(ManagedUser) },
    calls: ['identity.ListUsers', 'billing.ListPlans'],
    async work({ query: { search, ...paging }, clients, context }) {
      const page = pageRequest(paging)
      const { items, total } = await clients.identity.call('ListUsers', { ...page, search }, { context })
      const userIds = items.map(({ id }) => id)
      const known = await clients.billing.call('ListPlans', { userIds }, { context })
      const planOf = new Map(known.items.map((plan) => [plan.userId, plan]))
      return pageOf(
        items.map((user) => toManagedUser(user, planOf.get(user.id))),
        total,
        page,
      )
    },
  }),
]
