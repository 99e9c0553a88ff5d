import type { FieldViolation } from '@resume/service-kit/errors/app-error'

/** The part of a query's schema that says what is no text. */
interface QuerySchema {
  properties?: Record<string, { type?: unknown }>
}

/**
 * A query with its whole numbers and its yes or no read: digits without leading zeros, with a minus sign at most, and `true` or `false`. Every
 * other text stays as it was sent.
 */
export function readQuery(query: object, { properties = {} }: QuerySchema): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, readValue(value, properties[name]?.type)]),
  )
}

function readValue(value: unknown, type: unknown): unknown {
  if (typeof value !== 'string') return value
  if (type === 'integer' && /^(0|-?[1-9]\d{0,14})$/.test(value)) return Number(value)
  if (type === 'boolean' && (value === 'true' || value === 'false')) return value === 'true'
  return value
}

/** What of a query no database can look for. */
export function unfindable(query: object): FieldViolation[] {
  return Object.entries(query)
    .filter(([, value]) => String(value).includes('\0'))
    .map(([path]) => ({ path, message: 'must not hold control characters' }))
}
