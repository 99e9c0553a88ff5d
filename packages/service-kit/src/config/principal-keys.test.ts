import { describe, expect, it } from 'vitest'
import { developmentPrincipalKey, principalKeys } from './principal-keys.ts'
import { ConfigError, readConfig } from './read-config.ts'

const [a, b, c] = ['a', 'b', 'c'].map((letter) => letter.repeat(32)) as [string, string, string]

/** The keys, or what is wrong with them. */
function read(PRINCIPAL_KEYS: string, NODE_ENV = 'production'): string[] {
  try {
    return readConfig({ PRINCIPAL_KEYS, NODE_ENV }, { PRINCIPAL_KEYS: principalKeys() }).PRINCIPAL_KEYS
  } catch (error) {
    return error instanceof ConfigError ? error.lines : [String(error)]
  }
}

describe('the keys of principals', () => {
  it('are one or two', () => {
    expect(read(a)).toEqual([a])
    expect(read(`${a}, ${b}`)).toEqual([a, b])
    expect(read(`${a},${b},${c}`)).toEqual(['PRINCIPAL_KEYS must be one key or two'])
    expect(read(`${a},${a}`)).toEqual(['PRINCIPAL_KEYS must be two different keys'])
  })

  it('are long enough not to be guessed, each of them', () => {
    const tooShort = ['PRINCIPAL_KEYS must have at least 32 characters per key']
    for (const keys of ['short', a.slice(1), `${a},short`, `${a},`, `,${a}`]) expect(read(keys)).toEqual(tooShort)
  })

  it('are required in production and known to everybody elsewhere', () => {
    expect(read('')).toEqual(['PRINCIPAL_KEYS is required in production'])
    expect(read('', 'development')).toEqual([developmentPrincipalKey])
    expect(read('', 'test')).toEqual([developmentPrincipalKey])
  })
})
