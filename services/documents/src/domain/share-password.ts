import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'

/** Cost of a guess (OWASP Password Storage Cheat Sheet: scrypt with 32 MB and p = 3). */
const cost = { N: 2 ** 15, r: 8, p: 3 }
const keyLength = 32
const saltLength = 16
/** Twice the memory that the cost needs: 128 * N * r bytes. */
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

/** Normalizes first: the same characters are the same password, however a keyboard composes them. */
function derive(password: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, keyLength, { ...options, maxmem }, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}
