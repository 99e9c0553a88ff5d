import type { errorCatalogue } from '@resume/proto/error-catalogue'
import { Type } from 'typebox'
import { namesResource } from '../http/route-validation.ts'
import type { AnyRoute } from '../routes/route.ts'
import { named } from './keywords.ts'

/** A failure under `components.responses` (docs/api/errors.md). */
interface FailureMeaning {
  name: string
  /** When it is answered. */
  description: string
  /** The error of the catalogue that stands for it where no recording can bring one about. */
  id?: keyof typeof errorCatalogue
}

/** The failures by status. */
export const failures: Record<number, FailureMeaning> = {
  400: {
    name: 'BadRequest',
    description: 'The request is malformed, or a value is invalid. `details` names each field.',
  },
  401: {
    name: 'Unauthorized',
    description: 'There is no valid API key or session. A session counts only with a first-party `Origin`.',
  },
  402: { name: 'PaymentRequired', description: 'There are not enough AI credits.' },
  403: { name: 'Forbidden', description: 'The caller is known, but must not do this.' },
  404: { name: 'NotFound', description: 'The resource does not exist, or belongs to somebody else.' },
  405: {
    name: 'MethodNotAllowed',
    description: 'The path exists with other methods; `Allow` lists them.',
    id: 'method_not_allowed',
  },
  408: {
    name: 'RequestTimeout',
    description: 'The request arrived too slowly, or the text extraction took too long.',
    id: 'extraction_timeout',
  },
  409: {
    name: 'Conflict',
    description: 'The request conflicts with the state of the resource, or with another request.',
  },
  410: { name: 'Gone', description: 'The share link has expired.' },
  413: { name: 'PayloadTooLarge', description: 'The body, or a part of it, is too large.' },
  415: { name: 'UnsupportedMediaType', description: 'The operation does not accept this content type.' },
  429: {
    name: 'TooManyRequests',
    description: 'A rate limit or quota is exceeded. Try again after `Retry-After` seconds.',
  },
  500: {
    name: 'InternalServerError',
    description: 'Something went wrong on the server.',
    id: 'internal_error',
  },
  502: { name: 'BadGateway', description: 'A provider that the operation depends on failed.' },
  503: {
    name: 'ServiceUnavailable',
    description:
      'A dependency is unreachable, late, or not configured. Try again after `Retry-After` seconds; without it, the installation does not offer the operation.',
    id: 'unavailable',
  },
}

const FieldError = Type.Object(
  {
    path: Type.String({ description: 'Where the field is, such as `profile.basics.email` or `scopes.0`.' }),
    message: Type.String({ description: 'What is wrong with it.' }),
  },
  named('FieldError', 'A field that is invalid.'),
)

/** The body of every failure. */
export const ErrorBody = Type.Object(
  {
    success: Type.Literal(false, { description: 'Always false.' }),
    message: Type.String({ description: 'What went wrong, for people to read.' }),
    statusCode: Type.Integer({ description: 'The HTTP status.' }),
    details: Type.Optional(
      Type.Array(FieldError, { description: 'The invalid fields. Present only if the request failed validation.' }),
    ),
  },
  named('Error', 'A failure.'),
)

/**
 * Statuses with which a row can fail: what it names, and what its access and parts imply. 400 and 415 are always among
 * them: every route refuses parameters and fields that it does not know, and content types that it does not read.
 */
export function failuresOf(row: AnyRoute): number[] {
  const implied = [400, 415, 429, 500, 503]
  if (!row.access.none) implied.push(401)
  if (!row.access.none && row.access.key !== 'any') implied.push(403)
  if (row.method !== 'GET') implied.push(413)
  if (Object.keys(row.params?.properties ?? {}).some(namesResource)) implied.push(404)
  if (row.idempotent) implied.push(409)
  return [...new Set([...implied, ...(row.errors ?? [])])].sort((a, b) => a - b)
}
