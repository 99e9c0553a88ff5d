import type { ApiKeyOutput } from '@resume/proto/generated/resume/identity/v1/ApiKey'
import { type ApiKeyStatus, apiKeyLimits, apiKeyStatuses } from '@resume/proto/limits/identity'
import { apiKeyScopes } from '@resume/proto/scopes'
import { AppError } from '@resume/service-kit/errors/app-error'
import { type Static, Type } from 'typebox'
import { access } from '../access/access.ts'
import { documented, named } from '../description/keywords.ts'
import { Page, PagingQuery, pageOf, pageRequest } from '../http/paging.ts'
import { type AnyRoute, route, rpc } from './route.ts'
import { Exact, Flag, Id, idParams, NoFields, Nullable, Text, Time, TimeOrNull, visibleText, Whole } from './schemas.ts'

const ApiKeyScope = Type.Enum(
  [...apiKeyScopes],
  named('ApiKeyScope', 'A permission of an API key. See the table of scopes in the introduction.'),
)

const ApiKey = Type.Object(
  {
    id: Id('The ID of the API key.'),
    userId: Id('The ID of the user who owns the key.'),
    name: Text('The name by which you recognize the key.'),
    keyPrefix: Text('The first 8 characters of the secret.'),
    scopes: Type.Array(ApiKeyScope, { description: 'What the key may do.' }),
    rateLimit: Whole('The number of requests that the key may make in 15 minutes.'),
    isActive: Flag('Whether the key authenticates requests now.'),
    status: Type.Enum(
      [...apiKeyStatuses],
      named(
        'ApiKeyStatus',
        'Whether an API key works, and why not. A `suspended` key belongs to a subscription that has ended; it works again when the subscription is renewed.',
      ),
    ),
    expiresAt: Time('When the key stops working.'),
    lastUsed: TimeOrNull('When the key was last used, accurate to about 5 minutes; null if never.'),
    revokedAt: TimeOrNull('When the key was revoked; null if it was not.'),
    rotatedFromId: Nullable(Id('The ID of a key.'), 'The ID of the key that this one replaced, or null.'),
    createdAt: Time('When the key was created.'),
    updatedAt: Time('When the key was last changed.'),
  },
  named('ApiKey', 'An API key, without its secret.'),
)

const IssuedApiKey = Type.Object(
  {
    ...ApiKey.properties,
    key: Text('The secret. It is shown only in this response.', documented({ pattern: '^svc_[0-9a-f]{64}$' })),
  },
  named('IssuedApiKey', 'A new API key with its secret.'),
)

const settings = {
  /** The service checks the scopes, because an unknown one is refused with a message of its own. */
  scopes: Type.Optional(
    Type.Array(Type.String(), {
      maxItems: apiKeyLimits.scopes,
      ...documented({ items: ApiKeyScope, minItems: 1 }),
      description: 'What the key may do. The default is `["user:read"]`.',
    }),
  ),
  expiresAt: Type.Optional(Time('When the key stops working; must be in the future. The default is in 365 days.')),
  rateLimit: Type.Optional(
    Whole('The number of requests that the key may make in 15 minutes. Values above the maximum of 600 mean 600.', {
      minimum: 1,
      ...documented({ default: 20 }),
    }),
  ),
}
const name = Text('A name by which you recognize the key.', {
  minLength: apiKeyLimits.nameLength.min,
  maxLength: apiKeyLimits.nameLength.max,
  ...documented({ pattern: visibleText }),
})
const CreateBody = Exact({ name, ...settings }, named('ApiKeyCreate', 'The settings of a new API key.'))
const RotateBody = Exact(
  { name: Type.Optional(name), ...settings },
  named('ApiKeyRotate', 'The settings to change. Settings that are left out carry over from the replaced key.'),
)

/** However high a rate that is asked for, the service can be told of it, and clamps it to what is configured. */
const clamped = ({ rateLimit }: { rateLimit?: number }) =>
  rateLimit === undefined ? {} : { rateLimit: Math.min(rateLimit, apiKeyLimits.tellableRate) }

const statuses = {
  API_KEY_STATUS_UNSPECIFIED: 'revoked',
  API_KEY_STATUS_ACTIVE: 'active',
  API_KEY_STATUS_REVOKED: 'revoked',
  API_KEY_STATUS_EXPIRED: 'expired',
  API_KEY_STATUS_SUSPENDED: 'suspended',
} as const satisfies Record<string, ApiKeyStatus>

/** The wire form of an API key, without its secret. */
function toApiKeyResponse(key: ApiKeyOutput | null): Static<typeof ApiKey> {
  if (!key) throw new AppError('not_found', { resource: 'API key' })
  const status = statuses[key.status]
  return {
    id: key.id,
    userId: key.userId,
    name: key.name,
    keyPrefix: key.keyPrefix,
    scopes: key.scopes as Static<typeof ApiKey>['scopes'],
    rateLimit: key.rateLimit,
    isActive: status === 'active',
    status,
    expiresAt: key.expiresAt,
    lastUsed: key.lastUsed ?? null,
    revokedAt: key.revokedAt ?? null,
    rotatedFromId: key.rotatedFromId ?? null,
    createdAt: key.createdAt,
    updatedAt: key.updatedAt,
  }
}

const params = idParams('the API key')

/** API keys. A key cannot manage keys. */
export const apiKeyRoutes: AnyRoute[] = [
  route({
    operation: 'listApiKeys',
    method: 'GET',
    path: '/api-keys',
    summary: 'List API keys',
    description: 'Returns your API keys, newest first. Secrets are never included.',
    access: access.session,
    query: PagingQuery,
    response: { status: 200, message: 'API keys retrieved', data: Page(ApiKey) },
    work: rpc(
      'identity',
      'ListApiKeys',
      ({ query }) => pageRequest(query),
      ({ items, total }, { query }) => pageOf(items.map(toApiKeyResponse), total, pageRequest(query)),
    ),
  }),
  route({
    operation: 'getApiKey',
    method: 'GET',
    path: '/api-keys/:id',
    summary: 'Get an API key',
    description: 'Returns an API key without its secret.',
    access: access.session,
    params,
    resource: 'API key',
    response: { status: 200, message: 'API key retrieved', data: ApiKey },
    work: rpc(
      'identity',
      'GetApiKey',
      ({ params }) => params,
      ({ apiKey }) => toApiKeyResponse(apiKey),
    ),
  }),
  route({
    operation: 'createApiKey',
    method: 'POST',
    path: '/api-keys',
    summary: 'Create an API key',
    description: 'The secret is returned in `key`, in this response only.',
    access: access.session,
    body: CreateBody,
    response: { status: 201, message: 'API key created', data: IssuedApiKey },
    idempotent: true,
    work: rpc(
      'identity',
      'CreateApiKey',
      ({ body }) => {
        if (body.scopes?.length === 0) throw emptyScopes()
        return { ...body, ...clamped(body) }
      },
      ({ apiKey, key }) => ({ ...toApiKeyResponse(apiKey), key }),
    ),
  }),
  route({
    operation: 'rotateApiKey',
    method: 'POST',
    path: '/api-keys/:id/rotate',
    summary: 'Rotate an API key',
    description:
      'Creates a replacement and revokes the old key in one step. Settings that you leave out carry over; without a body all of them do.',
    access: access.session,
    params,
    resource: 'API key',
    body: RotateBody,
    bodyOptional: true,
    response: { status: 201, message: 'API key rotated', data: IssuedApiKey },
    idempotent: true,
    work: rpc(
      'identity',
      'RotateApiKey',
      ({ params, body: { scopes, ...rest } }) => {
        if (scopes?.length === 0) throw emptyScopes()
        return { ...params, ...rest, ...clamped(rest), ...(scopes && { scopes: { values: scopes } }) }
      },
      ({ apiKey, key }) => ({ ...toApiKeyResponse(apiKey), key }),
    ),
  }),
  route({
    operation: 'revokeApiKey',
    method: 'POST',
    path: '/api-keys/:id/revoke',
    summary: 'Revoke an API key',
    description: 'The key stops working with the next request. A revoked key cannot be reactivated.',
    access: access.session,
    params,
    resource: 'API key',
    body: NoFields,
    bodyOptional: true,
    response: { status: 200, message: 'API key revoked', data: Type.Null() },
    work: rpc(
      'identity',
      'RevokeApiKey',
      ({ params }) => params,
      () => null,
    ),
  }),
  route({
    operation: 'deleteApiKey',
    method: 'DELETE',
    path: '/api-keys/:id',
    summary: 'Delete an API key',
    description: 'Deletes the key permanently. An active key stops working with the next request.',
    access: access.session,
    params,
    resource: 'API key',
    response: { status: 200, message: 'API key deleted', data: Type.Null() },
    work: rpc(
      'identity',
      'DeleteApiKey',
      ({ params }) => params,
      () => null,
    ),
  }),
]

function emptyScopes(): AppError {
  const details = [{ path: 'scopes', message: 'must name at least one scope' }]
  return new AppError('validation_failed', { details })
}
