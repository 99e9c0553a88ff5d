import { cacheKeys } from '@resume/proto/cache-keys'
import type { MasterProfileOutput } from '@resume/proto/generated/resume/documents/v1/MasterProfile'
import { documentLimits } from '@resume/proto/limits/documents'
import { AppError } from '@resume/service-kit/errors/app-error'
import { Type } from 'typebox'
import { access } from '../access/access.ts'
import { documented, named } from '../description/keywords.ts'
import { RawJson, spliceJson } from '../http/envelope.ts'
import { countsOf } from './counts.ts'
import { MasterProfileContent, requireKnownSections } from './profile-schema.ts'
import { type AnyRoute, type RouteCall, route, Uncached } from './route.ts'
import { Exact, Flag, Id, Text, Time, TimeOrNull, Whole } from './schemas.ts'

/** An hour (docs/api/limits.md). */
const profileTtlSeconds = 60 * 60

const AccountSummary = Type.Object(
  {
    id: Id('The ID of the user.'),
    name: Text('The display name.'),
    email: Text('The email address.', documented({ format: 'email' })),
    createdAt: Time('When the account was created.'),
    emailVerified: Flag('Whether the email address is verified.'),
    autoSyncEnabled: Flag('Whether documents are synced automatically.'),
    shareResumeCount: Whole('The number of share links.'),
  },
  named('AccountSummary', 'The account that a master profile belongs to.'),
)

const SavedContent = Type.Object(
  { ...MasterProfileContent.properties, updatedAt: Time('When the profile was last saved.') },
  named('SavedMasterProfileContent', 'The content of a master profile with the time at which it was saved.'),
)

const NoContent = Type.Object(
  {},
  { ...named('EmptyMasterProfileContent', 'Stands for a profile that was never saved.'), additionalProperties: false },
)

const MasterProfile = Type.Object(
  {
    id: Text('The ID of the profile; empty if it was never saved.'),
    userId: Id('The ID of the user.'),
    content: Type.Union([SavedContent, NoContent], {
      description: 'The content; an empty object if it was never saved.',
    }),
    createdAt: TimeOrNull('When the profile was first saved; null if never.'),
    updatedAt: TimeOrNull('When the profile was last saved; null if never. Send it with the next update.'),
    summary: AccountSummary,
  },
  named('MasterProfile', 'What users say about themselves, once for all documents.'),
)

const SaveBody = Exact(
  {
    expectedUpdatedAt: Type.Optional(
      Time(
        'The `updatedAt` of the profile that you read. Leave it out only when you save the profile for the first time.',
      ),
    ),
    profile: MasterProfileContent,
  },
  named('MasterProfileSave', 'A master profile to save.'),
)

/**
 * The wire form of a master profile, beside a summary of the account.
 * @returns also whether the summary is right: the number of share links is 0 while documents does not tell it in time
 */
async function toProfileResponse(profile: MasterProfileOutput | null, call: RouteCall<unknown, unknown, unknown>) {
  if (!profile) throw new AppError('internal_error')
  const [{ user }, { shareLinks, known }] = await Promise.all([
    call.clients.identity.call('GetUser', {}, { context: call.context }),
    countsOf(call),
  ])
  if (!user) throw new AppError('not_found', { resource: 'User' })
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
  return { response: new RawJson(spliceJson({ id, userId, createdAt, updatedAt, summary }, { content })), known }
}

/** An object's JSON with one more member at its end. */
function withMember(json: Buffer, name: string, value: string): Buffer {
  const end = json.lastIndexOf('}')
  const member = `${JSON.stringify(name)}:${JSON.stringify(value)}}`
  const isEmpty = json.toString('utf8', 0, end).trim() === '{'
  return Buffer.concat([json.subarray(0, end), Buffer.from(isEmpty ? member : `,${member}`)])
}

/** The master profile: what users say about themselves, once for all documents. */
export const profileRoutes: AnyRoute[] = [
  route({
    operation: 'getMasterProfile',
    method: 'GET',
    path: '/profiles/master',
    summary: 'Get your master profile',
    description: 'If you never saved one, `id` is an empty string and `content` an empty object.',
    access: access.key('resume:read'),
    response: { status: 200, message: 'Master profile retrieved', data: MasterProfile },
    cache: { entry: cacheKeys.masterProfile, ttlSeconds: profileTtlSeconds },
    calls: ['documents.GetMasterProfile', 'identity.GetUser', 'documents.GetCounts'],
    async work(call) {
      const { profile } = await call.clients.documents.call('GetMasterProfile', {}, { context: call.context })
      const { response, known } = await toProfileResponse(profile, call)
      if (!known) throw new Uncached(response)
      return response
    },
  }),
  route({
    operation: 'saveMasterProfile',
    method: 'PUT',
    path: '/profiles/master',
    summary: 'Save your master profile',
    description:
      'Replaces the whole profile: send every property, with empty arrays for empty sections. Send the `updatedAt` that you last read as `expectedUpdatedAt`; if the profile has changed since, the request fails with 409 and changes nothing.',
    access: access.key('resume:write'),
    body: SaveBody,
    bodyLimit: documentLimits.contentBytes + 64 * 1024,
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
      return (await toProfileResponse(profile, call)).response
    },
  }),
]
