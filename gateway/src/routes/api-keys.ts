import type { ApiKeyOutput } from '@resume/proto/generated/resume/identity/v1/ApiKey'
import { apiKeyScopes } from '@resume/proto/scopes'
import { AppError } from '@resume/service-kit/errors/app-error'
import { type Static, Type } from 'typebox'
import { access } from '../access/access.ts'
import { Page, PagingQuery, pageOf, pageRequest } from '../http/paging.ts'
import { type AnyRoute, route, rpc } from './route.ts'
import { Exact, Id, IdParams, Nullable, Timestamp } from './schemas.ts'

const ApiKey = Type.Object({
  id: Id,
  userId: Id,
  name: Type.String(),
  keyPrefix: Type.String({ description: 'First 8 characters of the key' }),
  scopes: Type.Array(Type.Enum([...apiKeyScopes])),
  rateLimit: Type.Integer({ description: 'Requests per 15 minutes' }),
  isActive: Type.Boolean(),
  status: Type.Enum(['active', 'revoked', 'expired', 'suspended']),
  expiresAt: Timestamp,
  lastUsed: Nullable(Timestamp),
  revokedAt: Nullable(Timestamp),
  rotatedFromId: Nullable(Id),
  createdAt: Timestamp,
  updatedAt: Timestamp,
})

const IssuedApiKey = Type.Object({
  ...ApiKey.properties,
  key: Type.String({ description: 'The secret, told this once' }),
})

const settings = {
  /** Whether a scope exists is told with a message of its own. */
  scopes: Type.Optional(Type.Array(Type.String(), { maxItems: 50, description: `Of: ${apiKeyScopes.join(', ')}` })),
  expiresAt: Type.Optional(Type.String({ format: 'date-time', description: 'In the future; default: in 365 days' })),
  rateLimit: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 2_147_483_647,
      description: 'Requests per 15 minutes; clamped to the maximum',
    }),
  ),
}
const name = Type.String({ minLength: 1, maxLength: 64 })
const CreateBody = Exact({ name, ...settings })
const RotateBody = Exact({ name: Type.Optional(name), ...settings })

const statuses = {
  API_KEY_STATUS_UNSPECIFIED: 'revoked',
  API_KEY_STATUS_ACTIVE: 'active',
  API_KEY_STATUS_REVOKED: 'revoked',
  API_KEY_STATUS_EXPIRED: 'expired',
  API_KEY_STATUS_SUSPENDED: 'suspended',
} as const

/** A key as the API shows it, without its secret. */
function showApiKey(key: ApiKeyOutput | null): Static<typeof ApiKey> {
  if (!key) throw new AppError('not_found', 'API key not found')
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

/** API keys; a key cannot manage keys. */
export const apiKeyRoutes: AnyRoute[] = [
  route({
    operation: 'listApiKeys',
    method: 'GET',
    path: '/api-keys',
    summary: 'List the own API keys, newest first',
    access: access.session,
    query: PagingQuery,
    response: { status: 200, message: 'API keys retrieved', data: Page(ApiKey) },
    work: rpc(
      'identity',
      'ListApiKeys',
      ({ query }) => pageRequest(query),
      ({ items, total }, { query }) => pageOf(items.map(showApiKey), total, pageRequest(query)),
    ),
  }),
  route({
    operation: 'getApiKey',
    method: 'GET',
    path: '/api-keys/:id',
    summary: 'Read an API key',
    access: access.session,
    params: IdParams,
    notFound: 'API key not found',
    response: { status: 200, message: 'API key retrieved', data: ApiKey },
    work: rpc(
      'identity',
      'GetApiKey',
      ({ params }) => params,
      ({ apiKey }) => showApiKey(apiKey),
    ),
  }),
  route({
    operation: 'createApiKey',
    method: 'POST',
    path: '/api-keys',
    summary: 'Create an API key',
    description: 'The secret is in this answer and nowhere else.',
    access: access.session,
    body: CreateBody,
    response: { status: 201, message: 'API key created', data: IssuedApiKey },
    idempotent: true,
    work: rpc(
      'identity',
      'CreateApiKey',
      ({ body }) => {
        if (body.scopes?.length === 0) throw emptyScopes()
        return body
      },
      ({ apiKey, key }) => ({ ...showApiKey(apiKey), key }),
    ),
  }),
  route({
    operation: 'rotateApiKey',
    method: 'POST',
    path: '/api-keys/:id/rotate',
    summary: 'Replace an active API key',
    description: 'The former key is revoked in the same step. What is absent carries over.',
    access: access.session,
    params: IdParams,
    notFound: 'API key not found',
    body: RotateBody,
    bodyOptional: true,
    response: { status: 201, message: 'API key rotated', data: IssuedApiKey },
    idempotent: true,
    work: rpc(
      'identity',
      'RotateApiKey',
      ({ params, body: { scopes, ...rest } }) => {
        if (scopes?.length === 0) throw emptyScopes()
        return { ...params, ...rest, ...(scopes && { scopes: { values: scopes } }) }
      },
      ({ apiKey, key }) => ({ ...showApiKey(apiKey), key }),
    ),
  }),
  route({
    operation: 'revokeApiKey',
    method: 'POST',
    path: '/api-keys/:id/revoke',
    summary: 'Revoke an API key',
    description: 'The very next request with the key is refused. A revoked key cannot come back.',
    access: access.session,
    params: IdParams,
    notFound: 'API key not found',
    body: Exact({}),
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
    summary: 'Remove an API key for good',
    access: access.session,
    params: IdParams,
    notFound: 'API key not found',
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
  return new AppError('invalid_argument', 'Validation failed', { details })
}
