import { apiKeyLimits } from '@resume/proto/limits/identity'
import { apiKeyScopes } from '@resume/proto/scopes'
import { AppError, type FieldViolation, invalidFields } from '@resume/service-kit/errors/app-error'
import { displayNameFault } from './display-name.ts'

/** The settings of a key. */
export interface ApiKeySettings {
  name: string
  scopes: string[]
  /** Requests per 15 minutes. */
  rateLimit: number
  expiresAt: Date
}

/** The settings that a caller asked for; absent ones take their defaults. */
export interface RequestedSettings {
  name?: string
  scopes?: string[]
  rateLimit?: number
  /** ISO 8601. */
  expiresAt?: string
}

/** Limits on a key's rate, from the configuration. */
export interface RateLimits {
  default: number
  max: number
}

const defaultLifetime = 365 * 24 * 60 * 60 * 1000

/**
 * The settings of a new key: those asked for, and otherwise those of `inherited` or the defaults.
 * @param inherited the key that is being rotated, if one is
 * @throws AppError `validation_failed` or `scopes_unsupported`, with every wrong field
 */
export function settleApiKey(
  requested: RequestedSettings,
  limits: RateLimits,
  now: Date,
  inherited?: ApiKeySettings,
): ApiKeySettings {
  const wrong: FieldViolation[] = []
  const name = requested.name?.trim() ?? inherited?.name ?? ''
  const nameFault = displayNameFault(name, apiKeyLimits.nameLength.max)
  if (nameFault) wrong.push({ path: 'name', message: nameFault })

  const scopes = [...new Set(requested.scopes ?? inherited?.scopes ?? ['user:read'])]
  if (scopes.length === 0) wrong.push({ path: 'scopes', message: 'must name at least one scope' })

  const rateLimit = requested.rateLimit ?? inherited?.rateLimit ?? limits.default
  if (!(rateLimit >= 1)) wrong.push({ path: 'rateLimit', message: 'must be a whole number of at least 1' })

  const expiresAt = requested.expiresAt
    ? new Date(requested.expiresAt)
    : (inherited?.expiresAt ?? new Date(now.getTime() + defaultLifetime))
  if (!(expiresAt.getTime() > now.getTime())) {
    wrong.push({ path: 'expiresAt', message: 'must be a timestamp in the future' })
  }

  const unknown = unknownScopes(requested.scopes ?? [])
  if (unknown.length > 0) {
    throw new AppError('scopes_unsupported', { details: [...unknown, ...wrong] })
  }
  if (wrong.length > 0) throw invalidFields(...wrong)
  return { name, scopes, rateLimit: Math.min(rateLimit, limits.max), expiresAt }
}

function unknownScopes(scopes: string[]): FieldViolation[] {
  const known: readonly string[] = apiKeyScopes
  return scopes.flatMap((scope, index) =>
    known.includes(scope) ? [] : [{ path: `scopes.${index}`, message: `must be one of ${known.join(', ')}` }],
  )
}
