import { describe, expect, it } from 'vitest'
import { createSharePasswords } from './share-passwords.ts'

const hash = 'scrypt$2$1$1$AAECAwQFBgcICQoLDA0ODw$x'
const slow = 'scrypt$8192$8$10$AAECAwQFBgcICQoLDA0ODw$x'
const outcomesOf = async (verifications: Promise<boolean>[]) =>
  (await Promise.allSettled(verifications)).map((each) => (each.status === 'fulfilled' ? 'done' : each.reason.id))

describe('verifying passwords of share links', () => {
  it('goes on for as many as can wait; one more is turned away, and told when to come again', async () => {
    const passwords = createSharePasswords()
    const { capacity } = passwords.use()
    const link = { id: 'a', passwordHash: hash }
    const waiting = Array.from({ length: capacity + 64 }, (_, nth) => passwords.verify(`x${nth}`, link))
    await expect(passwords.verify('x', link)).rejects.toMatchObject({ id: 'overloaded', retryAfterSeconds: 2 })
    const other = passwords.verify('x', { ...link, id: 'b' })
    expect(await outcomesOf([...waiting, other])).toEqual([...waiting.slice(1).map(() => 'done'), 'overloaded', 'done'])
    expect(passwords.use()).toEqual({ capacity, busy: 0, queued: 0 })
  })

  it('of one link waits for a turn of a crowd at another, not for all of it', async () => {
    const passwords = createSharePasswords()
    let finished = 0
    const crowd = Array.from({ length: 40 }, (_, nth) =>
      passwords.verify(`x${nth}`, { id: 'crowd', passwordHash: hash }).then(() => {
        finished += 1
      }),
    )
    await passwords.verify('x', { id: 'other', passwordHash: hash })
    expect(finished).toBeLessThan(10)
    await Promise.all(crowd)
  })

  it('is not done for callers who have gone', async () => {
    const passwords = createSharePasswords()
    const caller = new AbortController()
    const { capacity } = passwords.use()
    const link = { id: 'a', passwordHash: slow }
    const waiting = Array.from({ length: 20 }, (_, nth) => passwords.verify(`x${nth}`, link, caller.signal))
    caller.abort(Object.assign(new Error('gone'), { id: 'caller_gone' }))
    expect(passwords.use()).toEqual({ capacity, busy: capacity, queued: 0 })
    expect(await outcomesOf(waiting)).toEqual(Array(20).fill('caller_gone'))
    await expect(passwords.verify('x', link, caller.signal)).rejects.toThrow('gone')
  })

  it('is done once for readers who say the same at once, and for those of them who stay when others go', async () => {
    const passwords = createSharePasswords()
    const link = { id: 'a', passwordHash: slow }
    const [first, second] = [new AbortController(), new AbortController()]
    const leaving = passwords.verify('x', link, first.signal)
    const staying = Array.from({ length: 16 }, () => passwords.verify('x', link, second.signal))
    expect(passwords.use()).toMatchObject({ busy: 1, queued: 0 })
    first.abort(new Error('gone'))
    await expect(leaving).rejects.toThrow('gone')
    expect(await Promise.all(staying)).toEqual(Array(16).fill(false))
    expect(passwords.use()).toMatchObject({ busy: 0, queued: 0 })
  })
})
