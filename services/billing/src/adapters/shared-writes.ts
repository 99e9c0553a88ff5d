import type { AccountWriting } from './account-statement.ts'

/** Writes what was decided about one account. @returns whether it was written */
export type WriteAccount = (writing: AccountWriting) => Promise<boolean>

/** Statements at a time: while one waits for the disk, the next is made. */
const mostStatements = 2

/** Accounts that one statement writes at most. */
const mostAccounts = 64

interface Waiting {
  writing: AccountWriting
  resolve(isWritten: boolean): void
  reject(error: unknown): void
}

/** Writes accounts that differ in one statement. @returns the users whose accounts were written */
export type WriteTogether = (writings: readonly AccountWriting[]) => Promise<Set<string>>

/**
 * Lets movements of many accounts share statements: one leaves at once while fewer than two are under way, and all that
 * wait by then leave together. Should a shared statement be refused, for one of its accounts perhaps, each is written by
 * itself.
 * @param connected runs work with a connection of its own, on which a statement that was refused locks nothing any more
 * when the next begins
 * @param isRefusal whether an error of `write` says that nothing was written
 */
export function createSharedWrites(
  connected: (work: (write: WriteTogether) => Promise<void>) => Promise<void>,
  isRefusal: (error: unknown) => boolean,
): WriteAccount {
  let waiting: Waiting[] = []
  let underWay = 0

  const writeWith = async (write: WriteTogether, group: readonly Waiting[]) => {
    try {
      const written = await write(group.map(({ writing }) => writing))
      for (const { writing, resolve } of group) resolve(written.has(writing.read.userId))
    } catch (error) {
      if (!isRefusal(error)) throw error
      if (group.length === 1) for (const { reject } of group) reject(error)
      else for (const each of group) await writeWith(write, [each])
    }
  }
  const writeTogether = async (group: readonly Waiting[]) => {
    try {
      await connected((write) => writeWith(write, group))
    } catch (error) {
      for (const { reject } of group) reject(error)
    }
  }
  const next = async () => {
    underWay++
    while (waiting.length > 0) {
      const { group, rest } = groupOf(waiting)
      waiting = rest
      await writeTogether(group)
    }
    underWay--
  }
  return (writing) => {
    const { promise, resolve, reject } = Promise.withResolvers<boolean>()
    waiting.push({ writing, resolve, reject })
    if (underWay < mostStatements) void next()
    return promise
  }
}

/** What leaves next: the first of each account, up to as many as a statement writes. */
function groupOf(waiting: readonly Waiting[]): { group: Waiting[]; rest: Waiting[] } {
  const group = new Map<string, Waiting>()
  const rest: Waiting[] = []
  for (const each of waiting) {
    const { userId } = each.writing.read
    if (group.size === mostAccounts || group.has(userId)) rest.push(each)
    else group.set(userId, each)
  }
  return { group: [...group.values()], rest }
}
