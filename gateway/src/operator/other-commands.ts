import { newId } from '@resume/service-kit/ids'
import { type Command, type CommandContext, only, UsageError, userIdOf } from './command.ts'

/** What an operator does with credits, subscriptions and portfolios. */
export const otherCommands: Command[] = [
  {
    words: ['credits', 'grant'],
    usage: 'credits grant USER AMOUNT [--request-id ID]',
    about: 'Gives credits; the same request ID again gives nothing',
    needsReason: () => true,
    async run(context, args) {
      const { clients, asOperator, reason, values, write } = context
      const [user = '', amount = '', ...rest] = args
      if (!/^\d{1,9}$/.test(amount) || rest.length > 0) throw new UsageError('name a user and a number of credits')
      const requestId = values['request-id'] ?? newId()
      const gift = { userId: await userIdOf(context, user), amount: Number(amount), reason, requestId }
      const { grantId, expiresAt, wallet } = await clients.billing.call('GrantCredits', gift, asOperator)
      await write(`granted ${amount} until ${expiresAt} (grant ${grantId}); the balance is ${wallet?.balance ?? 0}\n`)
    },
  },
  {
    words: ['subscription', 'sync'],
    usage: 'subscription sync USER',
    about: "Reads a user's subscription and payments from Stripe now",
    needsReason: () => true,
    async run(context, args) {
      const { clients, asOperator, reason, write } = context
      const userId = await userIdOf(context, only(args, 'user'))
      await clients.billing.call('SyncSubscription', { userId, reason }, asOperator)
      const { items } = await clients.billing.call('ListPlans', { userIds: [userId] }, asOperator)
      for (const { currentPlan, subscriptionStatus } of items) {
        await write(`read: ${wordOf(currentPlan)}, ${wordOf(subscriptionStatus)}\n`)
      }
    },
  },
  {
    words: ['portfolio', 'suspend'],
    usage: 'portfolio suspend SUBDOMAIN [--lift]',
    about: 'Takes a portfolio off the network; or lifts that',
    needsReason: () => true,
    async run(context, args) {
      const { clients, asOperator, reason, values, write } = context
      const subdomain = only(args, 'subdomain')
      const id = await publicationOf(context, subdomain)
      const status = values.lift ? 'PUBLICATION_STATUS_LIVE' : 'PUBLICATION_STATUS_SUSPENDED'
      await clients.portfolio.call('SetPublicationStatus', { id, status, reason }, asOperator)
      await write(`${values.lift ? 'restored' : 'suspended'} ${subdomain}\n`)
    },
  },
]

/** An enumeration's value without its prefix, such as `active`. */
function wordOf(value: string): string {
  return value.replace(/^(SUBSCRIPTION_STATUS|SUBSCRIPTION_PLAN|PLAN)_/, '').toLowerCase()
}

/** The ID of a publication. @throws UsageError when nothing is published there */
async function publicationOf({ clients, asOperator }: CommandContext, subdomain: string): Promise<string> {
  const { items } = await clients.portfolio.call('ListPublications', { subdomain, limit: 1 }, asOperator)
  if (!items[0]) throw new UsageError(`nothing is published at ${subdomain}`)
  return items[0].id
}
