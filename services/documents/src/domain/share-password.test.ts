import { describe, expect, it } from 'vitest'
import { hashPassword, isOutdated, isPassword } from './share-password.ts'

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
    expect(first).toMatch(/^scrypt\$8192\$8\$10\$[\w-]{22}\$[\w-]{43}$/)
  })

  it('is recognised by the hash of a former release, which is outdated', async () => {
    const former = 'scrypt$32768$8$3$AAECAwQFBgcICQoLDA0ODw$dJjH24E4NX6nzpVwT3tjaq4fioVPdvMyW6bGf5Y60ew'
    expect(isOutdated(former)).toBe(true)
    expect(await isPassword('secret', former)).toBe(true)
    expect(await isPassword('Secret', former)).toBe(false)
    expect(isOutdated(await hashPassword('secret'))).toBe(false)
  })
})
