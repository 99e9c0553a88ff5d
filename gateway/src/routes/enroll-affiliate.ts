import type { UserOutput } from '@resume/proto/generated/resume/identity/v1/User'
import { AppError } from '@resume/service-kit/errors/app-error'
import type { RouteCall } from './route.ts'

type Calling = Pick<RouteCall<unknown, unknown, unknown>, 'clients' | 'context'>

/** The account of the calling user, as identity has it. */
export async function accountOf({ clients, context }: Calling): Promise<UserOutput> {
  const { user } = await clients.identity.call('GetUser', {}, { context })
  if (!user) throw new AppError('internal_error')
  return user
}

/**
 * Enrolls the calling user with the name that identity has. A user who was renamed after that was read, and before billing had the
 * affiliate, is told to billing again: the event about it came before anybody was there to be renamed. One that comes later finds
 * the affiliate.
 * @returns the affiliate, as billing has it
 */
export async function enroll(call: Calling) {
  const read = await accountOf(call)
  const { affiliate } = await enrollAs(call, read)
  const now = await accountOf(call)
  return now.updatedAt === read.updatedAt ? affiliate : (await enrollAs(call, now)).affiliate
}

function enrollAs({ clients, context }: Calling, { name, updatedAt }: UserOutput) {
  return clients.billing.call('EnrollAffiliate', { name, nameAsOf: updatedAt }, { context })
}
