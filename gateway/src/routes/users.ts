import { cacheKeys } from '@resume/proto/cache-keys'
import type { UserOutput } from '@resume/proto/generated/resume/identity/v1/User'
import { usernameFaultEnum } from '@resume/proto/identity-enums'
import { userLimits, usernameFaults } from '@resume/proto/limits/identity'
import { AppError } from '@resume/service-kit/errors/app-error'
import { Type } from 'typebox'
import { access } from '../access/access.ts'
import { documented, named } from '../description/keywords.ts'
import { exportRoutes } from './account-export.ts'
import { type AccountCounts, countsOf } from './counts.ts'
import { type AnyRoute, route, rpc, Uncached } from './route.ts'
import { Exact, Flag, Id, Text, Time, visibleText, Whole } from './schemas.ts'

const User = Type.Object(
  {
    id: Id('The ID of the user.'),
    name: Text('The display name.'),
    username: Text('The username, which is part of public addresses. Empty until the user claims one.'),
    email: Text('The email address that the user signs in with. Read-only.', documented({ format: 'email' })),
    emailVerified: Flag('Whether the user has signed in with a code sent to this address.'),
    autoSyncEnabled: Flag('Whether the apps sync the documents of the account automatically.'),
    createdAt: Time('When the account was created.'),
    updatedAt: Time('When the account was last changed.'),
    _count: Type.Object(
      {
        apiKeys: Whole('The number of API keys that work.'),
        shareLinks: Whole('The number of share links.'),
        resumes: Whole('The number of documents of the type `RESUME`, without deleted ones.'),
      },
      named('UserCounts', 'How many of some resources the account has.'),
    ),
  },
  named('User', 'An account.'),
)

const UsernameAvailability = Type.Object(
  {
    available: Flag('Whether the username can be claimed.'),
    normalizedUsername: Text('The username as it would be stored.'),
    reason: Type.Optional(
      Type.Enum([...usernameFaults], named('UsernameUnavailableReason', 'Why a username cannot be claimed.')),
    ),
  },
  named('UsernameAvailability', 'Whether a username can be claimed. `reason` is present only when it cannot.'),
)

/** Half an hour (docs/api/limits.md). */
const userTtlSeconds = 30 * 60

/** A user as the API shows it. */
function showUser(user: UserOutput | null, { resumes, shareLinks }: AccountCounts): object {
  if (!user) throw new AppError('not_found', { resource: 'User' })
  const { id, name, username, email, emailVerified, autoSyncEnabled, createdAt, updatedAt, apiKeyCount } = user
  const _count = { apiKeys: apiKeyCount, shareLinks, resumes }
  return { id, name, username, email, emailVerified, autoSyncEnabled, createdAt, updatedAt, _count }
}

const update = { method: 'PUT', access: access.key('user:write') } as const

/** The account: who it is, its name, username and switches. */
export const userRoutes: AnyRoute[] = [
  route({
    operation: 'getCurrentUser',
    method: 'GET',
    path: '/users/me',
    summary: 'Get your account',
    description: 'Returns the account that the session or API key belongs to.',
    access: access.key('user:read'),
    response: { status: 200, message: 'User retrieved', data: User },
    cache: { entry: cacheKeys.user, ttlSeconds: userTtlSeconds },
    calls: ['identity.GetUser', 'documents.GetCounts'],
    async work(call) {
      const [{ user }, counts] = await Promise.all([
        call.clients.identity.call('GetUser', {}, { context: call.context }),
        countsOf(call),
      ])
      if (!counts.known) throw new Uncached(showUser(user, counts))
      return showUser(user, counts)
    },
  }),
  route({
    ...update,
    operation: 'updateUserName',
    path: '/users/me/name',
    summary: 'Update your name',
    description: 'Leading and trailing whitespace is removed before the name is stored.',
    body: Exact(
      {
        name: Text(
          `The display name, 1 to ${userLimits.nameLength.max} characters.`,
          documented({ minLength: 1, maxLength: userLimits.nameLength.max, pattern: visibleText }),
        ),
      },
      named('UserNameUpdate', 'A new display name.'),
    ),
    response: { status: 200, message: 'Name updated', data: User },
    calls: ['identity.UpdateUserName', 'documents.GetCounts'],
    async work(call) {
      const { user } = await call.clients.identity.call('UpdateUserName', call.body, { context: call.context })
      return showUser(user, await countsOf(call))
    },
  }),
  route({
    ...update,
    operation: 'claimUsername',
    path: '/users/me/username',
    summary: 'Claim your username',
    description:
      'A username can be set once. It is normalized first: letters become lowercase, every character other than `a-z`, `0-9`, `_` and `-` becomes a hyphen, leading and trailing hyphens are removed, and the result is cut to 32 characters, without a hyphen at its end. At least 3 must remain. Claiming the username that you already have changes nothing; claiming another one fails with 409.',
    body: Exact(
      {
        username: Text('The username to claim.', documented({ pattern: '[A-Za-z0-9_][\\s\\S]+[A-Za-z0-9_]' })),
      },
      named('UsernameClaim', 'A username to claim.'),
    ),
    response: { status: 200, message: 'Username updated', data: User },
    errors: [409],
    calls: ['identity.ClaimUsername', 'documents.GetCounts'],
    async work(call) {
      const { user } = await call.clients.identity.call('ClaimUsername', call.body, { context: call.context })
      return showUser(user, await countsOf(call))
    },
  }),
  route({
    ...update,
    operation: 'updateAutoSync',
    path: '/users/me/sync',
    summary: 'Turn automatic sync on or off',
    description: 'Turning it off deletes nothing that has been synced.',
    body: Exact(
      { enabled: Flag('Whether documents are synced automatically.') },
      named('AutoSyncUpdate', 'The automatic sync setting.'),
    ),
    response: { status: 200, message: 'Sync preference updated', data: User },
    calls: ['identity.UpdateAutoSync', 'documents.GetCounts'],
    async work(call) {
      const { user } = await call.clients.identity.call('UpdateAutoSync', call.body, { context: call.context })
      return showUser(user, await countsOf(call))
    },
  }),
  route({
    operation: 'checkUsernameAvailability',
    method: 'GET',
    path: '/users/:username/availability',
    summary: 'Check whether a username is available',
    description: 'The username is normalized in the same way as when it is claimed.',
    access: access.authenticatedOrOrigin,
    params: Type.Object({ username: Text('The username to check.') }),
    response: {
      status: 200,
      message: 'Username availability retrieved',
      data: UsernameAvailability,
    },
    work: rpc(
      'identity',
      'CheckUsernameAvailability',
      ({ params }) => params,
      ({ available, normalizedUsername, fault }) => ({
        available,
        normalizedUsername,
        ...(fault && { reason: usernameFaultEnum.decode(fault) }),
      }),
    ),
  }),
  ...exportRoutes,
  route({
    operation: 'deleteUser',
    method: 'DELETE',
    path: '/users/me',
    summary: 'Delete your account',
    description:
      'API keys and sessions stop working immediately. Stored data is erased in the background. This cannot be undone.',
    access: access.session,
    body: Exact(
      { confirm: Text('Your email address, to confirm the deletion.', documented({ format: 'email' })) },
      named('AccountDeletion', 'Confirms that the account is to be deleted.'),
    ),
    response: { status: 202, message: 'Account deletion started', data: Type.Null() },
    work: rpc(
      'identity',
      'DeleteUser',
      ({ body }) => body,
      () => null,
    ),
  }),
]
