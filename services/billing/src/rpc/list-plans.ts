import { planEnum, subscriptionStatusEnum } from '@resume/proto/billing-enums'
import type { BillingServiceDefinition } from '@resume/proto/generated/resume/billing/v1/BillingService'
import { invalidFields } from '@resume/service-kit/errors/app-error'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { listPlans } from '../use-cases/list-plans.ts'
import { requireAdministrator } from './administrator.ts'
import type { Dependencies } from './dependencies.ts'
import { knownId } from './ids.ts'

/** Users of one question: a page of a list. */
const mostUsers = 50

/** Reads the plans of some users, for the administrator. */
export function listPlansRpc(ports: Dependencies): UnaryHandler<BillingServiceDefinition['ListPlans']> {
  return async ({ userIds }) => {
    requireAdministrator(ports)
    if (userIds.length > mostUsers) throw invalidFields({ path: 'userIds', message: `must be at most ${mostUsers}` })
    const plans = await listPlans(
      ports,
      userIds.map((userId) => knownId(userId, 'User')),
    )
    const items = plans.map(({ userId, plan, status }) => {
      return { userId, currentPlan: planEnum.encode(plan), subscriptionStatus: subscriptionStatusEnum.encode(status) }
    })
    return { items }
  }
}
