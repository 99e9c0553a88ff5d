import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Secrets of one installation. */
export interface LocalSecrets {
  AUTH_SECRET: string
  API_KEY_HASH_SECRET: string
  PRINCIPAL_KEYS: string
}

const names = ['AUTH_SECRET', 'API_KEY_HASH_SECRET', 'PRINCIPAL_KEYS'] as const

/**
 * The secrets kept in a folder, made the first time. Only their owner can read the file; without it, sessions and API
 * keys that were issued before are worth nothing.
 */
export function readOrMakeSecrets(dir: string): LocalSecrets {
  const file = join(dir, 'secrets.json')
  let kept: Partial<LocalSecrets> = {}
  try {
    kept = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) {
      throw new Error(`${file} cannot be read: mend it, or remove it to begin with new secrets`, { cause: error })
    }
  }
  const secrets = {
    AUTH_SECRET: kept.AUTH_SECRET ?? secret(),
    API_KEY_HASH_SECRET: kept.API_KEY_HASH_SECRET ?? secret(),
    PRINCIPAL_KEYS: kept.PRINCIPAL_KEYS ?? secret(),
  }
  if (names.some((name) => kept[name] !== secrets[name])) {
    mkdirSync(dir, { recursive: true })
    writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 })
  }
  return secrets
}

function secret(): string {
  return randomBytes(32).toString('base64url')
}
