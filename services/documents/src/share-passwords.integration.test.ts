import { scryptSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { useShareLinks } from '../test-data/use-share-links.ts'

const test = useShareLinks()
const { aDocument, share, verify } = test

/** The hash of a password as a former release made it. */
function formerHash(password: string): string {
  const salt = Buffer.alloc(16, 7)
  const key = scryptSync(password, salt, 32, { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1024 * 1024 })
  return `scrypt$32768$8$3$${salt.toString('base64url')}$${key.toString('base64url')}`
}

describe('the password of a share link', () => {
  it('is verified for sixteen readers of one link at once', async () => {
    const caller = test.documents.aFreeUser()
    const link = await share(caller, await aDocument(caller), { password: 'open sesame' })
    const answers = await Promise.all(Array.from({ length: 16 }, () => verify(link, 'open sesame')))
    expect(answers.every(({ passwordRequired }) => passwordRequired)).toBe(true)
  })

  it('opens the link by the hash of a former release, which is made anew then, and not by a wrong one', async () => {
    const caller = test.documents.aFreeUser()
    const { id, ...link } = await share(caller, await aDocument(caller), { password: 'something else' })
    const { shareLink: links } = test.documents.database
    const former = formerHash('open sesame')
    const { updatedAt } = await links.update({ where: { id }, data: { passwordHash: former } })
    const kept = () => links.findUniqueOrThrow({ where: { id }, select: { passwordHash: true, updatedAt: true } })
    await expect(verify(link, 'something else')).rejects.toMatchObject({ id: 'password_invalid' })
    expect((await kept()).passwordHash).toBe(former)
    expect(await verify(link, 'open sesame')).toMatchObject({ passwordRequired: true })
    await expect.poll(async () => (await kept()).passwordHash, { timeout: 10_000 }).toMatch(/^scrypt\$8192\$8\$10\$/)
    expect((await kept()).updatedAt).toEqual(updatedAt)
    expect(await verify(link, 'open sesame')).toMatchObject({ passwordRequired: true })
    await expect(verify(link, 'open')).rejects.toMatchObject({ id: 'password_invalid' })
  })
})
