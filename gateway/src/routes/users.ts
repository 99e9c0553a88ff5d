import { cacheKeys } from '@resume/proto/cache-keys'
import type { UserOutput } from '@resume/proto/generated/resume/identity/v1/User'
import { AppError } from '@resume/service-kit/errors/app-error'
import { Type } from 'typebox'
import { access } from '../access/access.ts'
import { RawJson, spliceJson } from '../http/envelope.ts'
import { type AccountCounts, countsOf } from './counts.ts'
import { type AnyRoute, route, rpc, Uncached } from './route.ts'
import { Exact, Id, Timestamp } from './schemas.ts'

const User = Type.Object({
  id: Id,
  name: Type.String(),
  username: Type.String({ description: 'Empty until claimed; set once' }),
  email: Type.String(),
  emailVerified: Type.Boolean(),
  autoSyncEnabled: Type.Boolean(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
  _count: Type.Object({ apiKeys: Type.Integer(), shareLinks: Type.Integer(), resumes: Type.Integer() }),
})

/** Half an hour (interface, Limits). */
const userTtlSeconds = 30 * 60

/** A user as the API shows it. */
function showUser(user: UserOutput | null, { resumes, shareLinks }: AccountCounts): object {
  if (!user) throw new AppError('not_found', 'User not found')
  const { id, name, username, email, emailVerified, autoSyncEnabled, createdAt, updatedAt, apiKeyCount } = user
  const _count = { apiKeys: apiKeyCount, shareLinks, resumes }
  return { id, name, username, email, emailVerified, autoSyncEnabled, createdAt, updatedAt, _count }
}

/** Everything that a service exports in parts, joined. @param read reads the part that begins at a cursor */
async function joined(read: (cursor: string) => Promise<{ data: Buffer; nextCursor: string }>): Promise<Buffer> {
  const parts: Buffer[] = []
  let cursor = ''
  do {
    const { data, nextCursor } = await read(cursor)
    parts.push(data)
    cursor = nextCursor
  } while (cursor !== '')
  return Buffer.concat(parts)
}

const update = { method: 'PUT', access: access.key('user:write') } as const

/** The account: who it is, its name, username and switches. */
export const userRoutes: AnyRoute[] = [
  route({
    operation: 'getCurrentUser',
    method: 'GET',
    path: '/users/me',
    summary: 'Read the own account',
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
    summary: 'Change the name',
    description: '1 to 255 characters, without blanks around.',
    body: Exact({ name: Type.String() }),
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
    summary: 'Claim a username, once',
    description:
      'Lower case; every character outside `[a-z0-9_-]` becomes a hyphen; hyphens at the ends go; at most 32 characters remain, at least 3. The held one again is no change.',
    body: Exact({ username: Type.String() }),
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
    summary: 'Switch auto-sync on or off',
    description: 'Switching it off deletes nothing that is synced already.',
    body: Exact({ enabled: Type.Boolean() }),
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
    summary: 'Tell whether a username could be claimed',
    access: access.authenticatedOrOrigin,
    params: Type.Object({ username: Type.String() }),
    response: {
      status: 200,
      message: 'Username availability retrieved',
      data: Type.Object({
        available: Type.Boolean(),
        normalizedUsername: Type.String(),
        reason: Type.Optional(Type.Enum(['too_short', 'reserved', 'taken'])),
      }),
    },
    work: rpc(
      'identity',
      'CheckUsernameAvailability',
      ({ params }) => params,
      ({ available, normalizedUsername, reason }) => ({ available, normalizedUsername, ...(reason && { reason }) }),
    ),
  }),
  route({
    operation: 'exportUser',
    method: 'GET',
    path: '/users/me/export',
    summary: 'Export everything that is held about the caller',
    access: access.session,
    response: { status: 200, message: 'Export created', data: Type.Object({}, { additionalProperties: true }) },
    timeoutMs: 15_000,
    calls: ['identity.ExportUser', 'documents.ExportUserData', 'ats.ExportUserData', 'billing.ExportUserData'],
    async work({ clients, context }) {
      const [identity, documents, ats, billing] = await Promise.all([
        clients.identity.call('ExportUser', {}, { context }),
        joined((cursor) => clients.documents.call('ExportUserData', { cursor }, { context })),
        joined((cursor) => clients.ats.call('ExportUserData', { cursor }, { context })),
        joined((cursor) => clients.billing.call('ExportUserData', { cursor }, { context })),
      ])
      const exportedAt = new Date().toISOString()
      return new RawJson(spliceJson({ exportedAt }, { identity: identity.data, documents, ats, billing }))
    },
  }),
  route({
    operation: 'deleteUser',
    method: 'DELETE',
    path: '/users/me',
    summary: 'Delete the own account',
    description: 'Keys and sessions stop at once; every service erases what it holds.',
    access: access.session,
    body: Exact({ confirm: Type.String({ description: 'The own e-mail address' }) }),
    response: { status: 202, message: 'Account deletion started', data: Type.Null() },
    work: rpc(
      'identity',
      'DeleteUser',
      ({ body }) => body,
      () => null,
    ),
  }),
]
