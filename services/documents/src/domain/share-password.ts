import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'

/**
 * Cost of a guess: the row of the OWASP Password Storage Cheat Sheet for scrypt that takes the least memory, 8 MB, which a
 * processor's cache holds, and so the least time here.
 */
const cost = { N: 2 ** 13, r: 8, p: 10 }
const keyLength = 32
const saltLength = 16
/** Twice the memory that the hashes of former releases need: 128 * N * r bytes, with N = 2 ** 15. */
const maxmem = 64 * 1024 * 1024

/** Hashes a password, off the main thread. @returns `scrypt$N$r$p$salt$key`, the last two in base64url */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltLength)
  const key = await derive(password, salt, cost)
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$')
}

/** Whether a password matches a hash, in constant time. */
export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = hash.split('$')
  const expected = Buffer.from(key, 'base64url')
  const actual = await derive(password, Buffer.from(salt, 'base64url'), { N: Number(N), r: Number(r), p: Number(p) })
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}

/** Whether a hash was made at another cost than today's, and should be made anew when its password is known. */
export function isOutdated(hash: string): boolean {
  const [, N, r, p] = hash.split('$').map(Number)
  return N !== cost.N || r !== cost.r || p !== cost.p
}

/** Normalizes first: the same characters are the same password, however a keyboard composes them. */
function derive(password: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, keyLength, { ...options, maxmem }, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}
