import { secretLength } from './secrets.ts'
import type { Variable } from './variables.ts'

/** Stand-in outside production; every process has the same. */
export const developmentPrincipalKey = 'development-only-principal-key-not-for-production'

/**
 * One key or two, comma separated: calls are signed with the first and accepted with either, so that a key can be replaced
 * while processes run (docs/operations.md). Required in production.
 */
export function principalKeys(): Variable<string[]> {
  return {
    parse(text) {
      const keys = text.split(',').map((key) => key.trim())
      if (keys.length > 2) throw new Error('must be one key or two')
      if (keys.some((key) => key.length < secretLength))
        throw new Error(`must have at least ${secretLength} characters per key`)
      if (keys[0] === keys[1]) throw new Error('must be two different keys')
      return keys
    },
    fallback: { value: [developmentPrincipalKey] },
    isRequiredInProduction: true,
  }
}
