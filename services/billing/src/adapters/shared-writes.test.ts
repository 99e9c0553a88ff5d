import { expect, it } from 'vitest'
import { emptyAccount } from '../domain/account.ts'
import type { AccountWriting } from './account-statement.ts'
import { createSharedWrites } from './shared-writes.ts'

class Refusal extends Error {}

const isRefusal = (error: unknown) => error instanceof Refusal

function writingOf(userId: string): AccountWriting {
  const account = emptyAccount(userId)
  return { read: account, after: account, changes: [], now: new Date() }
}

/** Statements that end when they are told to, and write all accounts unless they are told otherwise. */
function controlled() {
  const statements: { users: string[]; end(written?: string[]): void; fail(error: Error): void }[] = []
  const connections: number[] = []
  const share = createSharedWrites(async (work) => {
    const first = statements.length
    await work((writings) => {
      const users = writings.map(({ read }) => read.userId)
      const { promise, resolve, reject } = Promise.withResolvers<Set<string>>()
      statements.push({ users, end: (written = users) => resolve(new Set(written)), fail: reject })
      connections.push(first)
      return promise
    })
  }, isRefusal)
  const write = (userId: string) => share(writingOf(userId))
  return { statements, connections, write, writtenTogether: () => statements.map(({ users }) => users.join(' ')) }
}

/** What became of each. */
const outcomes = async (writes: Promise<boolean>[]) =>
  (await Promise.allSettled(writes)).map((each) => (each.status === 'fulfilled' ? each.value : each.reason.message))

/** After whatever is due: what was going to be begun is begun. */
const settled = () => new Promise(setImmediate)

it('the first two leave at once, and all that wait leave together when one is over', async () => {
  const { statements, write, writtenTogether } = controlled()
  const writes = ['a', 'b', 'c', 'd', 'e'].map(write)
  expect(writtenTogether()).toEqual(['a', 'b'])
  await settled()
  expect(statements).toHaveLength(2)
  statements[1]?.end()
  await expect.poll(writtenTogether).toEqual(['a', 'b', 'c d e'])
  statements[0]?.end()
  statements[2]?.end(['c', 'e'])
  expect(await outcomes(writes)).toEqual([true, true, true, false, true])
})

it('what comes once all statements are over leaves at once', async () => {
  const { statements, write } = controlled()
  for (let nth = 0; nth < 5; nth++) {
    const writing = write('a')
    expect(statements).toHaveLength(nth + 1)
    statements[nth]?.end()
    expect(await writing).toBe(true)
    await settled()
  }
})

it('an account never stands twice in a statement, and its writes keep their order', async () => {
  const { statements, write, writtenTogether } = controlled()
  const writes = ['x', 'y', 'a', 'b', 'a', 'c', 'a', 'b'].map(write)
  for (const [nth, next] of ['a b c', 'a b', 'a'].entries()) {
    statements[nth]?.end()
    await expect.poll(() => writtenTogether()[nth + 2]).toBe(next)
  }
  /** The first of them is written, the second is not. */
  statements[3]?.end([])
  statements[4]?.end()
  expect(await outcomes(writes)).toEqual([true, true, true, true, false, true, true, false])
})

it('of a refused statement each account is written by itself, on its connection, and only the culprit fails', async () => {
  const { statements, connections, write, writtenTogether } = controlled()
  const writes = ['x', 'y', 'a', 'b', 'c'].map(write)
  statements[0]?.end()
  await expect.poll(() => statements.length).toBe(3)
  statements[2]?.fail(new Refusal('for b'))
  await expect.poll(() => statements.length).toBe(4)
  statements[3]?.end([])
  await expect.poll(() => statements.length).toBe(5)
  statements[4]?.fail(new Refusal('b alone'))
  await expect.poll(() => statements.length).toBe(6)
  statements[5]?.end()
  statements[1]?.end()
  expect(await outcomes(writes)).toEqual([true, true, false, 'b alone', true])
  expect(writtenTogether()).toEqual(['x', 'y', 'a b c', 'a', 'b', 'c'])
  expect(connections).toEqual([0, 1, 2, 2, 2, 2])
  await settled()
  const next = write('b')
  expect(statements).toHaveLength(7)
  statements[6]?.end()
  expect(await next).toBe(true)
})

it('another error fails all of its statement, and none of the next', async () => {
  const { statements, write, writtenTogether } = controlled()
  const ended = outcomes(['x', 'y', 'a', 'b', 'a'].map(write))
  statements[0]?.end()
  await expect.poll(() => statements.length).toBe(3)
  statements[2]?.fail(new Error('the connection was lost'))
  await expect.poll(writtenTogether).toEqual(['x', 'y', 'a b', 'a'])
  statements[1]?.end()
  statements[3]?.end()
  const lost = 'the connection was lost'
  expect(await ended).toEqual([true, true, lost, lost, true])
})

it('at most 64 accounts share a statement, and at most two statements are under way', async () => {
  const users = Array.from({ length: 200 }, (_, nth) => `user ${nth}`)
  const sizes: number[] = []
  let [underWay, most] = [0, 0]
  const write = async (writings: readonly AccountWriting[]) => {
    sizes.push(writings.length)
    most = Math.max(most, ++underWay)
    await settled()
    underWay--
    return new Set(writings.map(({ read }) => read.userId))
  }
  const share = createSharedWrites((work) => work(write), isRefusal)
  expect(await outcomes(users.map((user) => share(writingOf(user))))).toEqual(users.map(() => true))
  expect(sizes).toEqual([1, 1, 64, 64, 64, 6])
  expect(most).toBe(2)
})
