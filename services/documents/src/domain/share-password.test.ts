import { describe, expect, it } from 'vitest'
import { hashPassword, isPassword } from './share-password.ts'

describe('a share password', () => {
  it('is recognised by its hash, and no other is', async () => {
    const hash = await hashPassword('correct horse é')
    expect(await isPassword('correct horse é', hash)).toBe(true)
    expect(await isPassword('correct horse e\u0301', hash)).toBe(true)
    for (const wrong of ['', 'correct horse', 'correct horse e', 'Correct horse é', hash]) {
      expect(await isPassword(wrong, hash)).toBe(false)
    }
  })

  it('never has the same hash twice, and the hash does not hold it', async () => {
    const [first, second] = await Promise.all([hashPassword('secret'), hashPassword('secret')])
    expect(first).not.toBe(second)
    expect(first).toMatch(/^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{43}$/)
  })
})
