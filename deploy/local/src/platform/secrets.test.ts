import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readOrMakeSecrets } from './secrets.ts'

let dir: string
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'resume-secrets-'))
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

describe('local secrets', () => {
  it('are made once, long, different, and for their owner alone', () => {
    const made = readOrMakeSecrets(dir)
    expect(readOrMakeSecrets(dir)).toEqual(made)
    expect(made.AUTH_SECRET.length).toBeGreaterThanOrEqual(32)
    expect(made.AUTH_SECRET).not.toBe(made.API_KEY_HASH_SECRET)
    expect(statSync(join(dir, 'secrets.json')).mode & 0o777).toBe(0o600)
  })

  it('that cannot be read are not silently replaced', () => {
    writeFileSync(join(dir, 'secrets.json'), '{')
    expect(() => readOrMakeSecrets(dir)).toThrow(/secrets\.json cannot be read/)
  })
})
