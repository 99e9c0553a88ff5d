import { cacheKeys } from '@resume/proto/cache-keys'
import type { MasterProfileOutput } from '@resume/proto/generated/resume/documents/v1/MasterProfile'
import { AppError } from '@resume/service-kit/errors/app-error'
import { Type } from 'typebox'
import { access } from '../access/access.ts'
import { RawJson, spliceJson } from '../http/envelope.ts'
import { countsOf } from './counts.ts'
import { MasterProfileContent, requireKnownSections } from './profile-schema.ts'
import { type AnyRoute, type RouteCall, route } from './route.ts'
import { Exact, Id, Nullable, Timestamp } from './schemas.ts'

const megabyte = 1024 * 1024

/** An hour (interface, Limits). */
const profileTtlSeconds = 60 * 60

const MasterProfile = Type.Object({
  id: Type.String({ description: 'Empty when none was ever saved' }),
  userId: Id,
  content: Type.Union([
    Type.Object({ ...MasterProfileContent.properties, updatedAt: Timestamp }),
    Type.Object({}, { additionalProperties: false, description: 'When none was ever saved' }),
  ]),
  createdAt: Nullable(Timestamp),
  updatedAt: Nullable(Timestamp),
  summary: Type.Object({
    id: Id,
    name: Type.String(),
    email: Type.String(),
    createdAt: Timestamp,
    emailVerified: Type.Boolean(),
    autoSyncEnabled: Type.Boolean(),
    shareResumeCount: Type.Integer({ description: 'Share links of the account' }),
  }),
})

/** A master profile as the API shows it, beside a summary of the account. */
async function showProfile(profile: MasterProfileOutput | null, call: RouteCall<unknown, unknown, unknown>) {
  if (!profile) throw new AppError('internal', 'Internal server error')
  const [{ user }, { shareLinks }] = await Promise.all([
    call.clients.identity.call('GetUser', {}, { context: call.context }),
    countsOf(call),
  ])
  if (!user) throw new AppError('not_found', 'User not found')
  const { id, userId, createdAt = null, updatedAt = null } = profile
  const summary = {
    id: user.id,
    name: user.name,
    email: user.email,
    createdAt: user.createdAt,
    emailVerified: user.emailVerified,
    autoSyncEnabled: user.autoSyncEnabled,
    shareResumeCount: shareLinks,
  }
  const content = updatedAt === null ? profile.content : withMember(profile.content, 'updatedAt', updatedAt)
  return new RawJson(spliceJson({ id, userId, createdAt, updatedAt, summary }, { content }))
}

/** An object's JSON with one more member at its end. */
function withMember(json: Buffer, name: string, value: string): Buffer {
  const end = json.lastIndexOf('}')
  const member = `${JSON.stringify(name)}:${JSON.stringify(value)}}`
  const isEmpty = json.toString('utf8', 0, end).trim() === '{'
  return Buffer.concat([json.subarray(0, end), Buffer.from(isEmpty ? member : `,${member}`)])
}

/** The master profile: what a user says of himself, once for all documents. */
export const profileRoutes: AnyRoute[] = [
  route({
    operation: 'getMasterProfile',
    method: 'GET',
    path: '/profiles/master',
    summary: 'Read the own master profile',
    description: 'Who never saved one gets an empty `id` and an empty `content`.',
    access: access.key('resume:read'),
    response: { status: 200, message: 'Master profile retrieved', data: MasterProfile },
    cache: { entry: cacheKeys.masterProfile, ttlSeconds: profileTtlSeconds },
    calls: ['documents.GetMasterProfile', 'identity.GetUser', 'documents.GetCounts'],
    async work(call) {
      const { profile } = await call.clients.documents.call('GetMasterProfile', {}, { context: call.context })
      return showProfile(profile, call)
    },
  }),
  route({
    operation: 'saveMasterProfile',
    method: 'PUT',
    path: '/profiles/master',
    summary: 'Replace the own master profile',
    description:
      'The whole of it: every property must be there, empty lists stand for empty sections. `expectedUpdatedAt` is the `updatedAt` last read, and absent only the first time; when another state stands there the answer is 409 and nothing is changed.',
    access: access.key('resume:write'),
    body: Exact({ expectedUpdatedAt: Type.Optional(Timestamp), profile: MasterProfileContent }),
    bodyLimit: megabyte + 64 * 1024,
    response: { status: 200, message: 'Master profile saved', data: MasterProfile },
    errors: [409, 413],
    calls: ['documents.SaveMasterProfile', 'identity.GetUser', 'documents.GetCounts'],
    async work(call) {
      const { expectedUpdatedAt, profile: sent } = call.body
      requireKnownSections(sent)
      const content = Buffer.from(JSON.stringify(sent))
      const { profile } = await call.clients.documents.call(
        'SaveMasterProfile',
        { expectedUpdatedAt, content },
        { context: call.context },
      )
      return showProfile(profile, call)
    },
  }),
]
