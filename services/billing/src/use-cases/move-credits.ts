import type { Account, Subject } from '../domain/account.ts'
import { type Decide, type Decided, decideOn } from '../domain/book.ts'

/** Accounts of credits, in one database or one transaction. */
export interface Accounts {
  /** Reads an account in one snapshot; an empty one for a user who never had credits. */
  read(userId: string, subject: Subject, now: Date): Promise<Account>
  /**
   * Writes what was decided about an account, whole, unless somebody has moved its credits since it was read.
   * @returns whether it was written
   */
  write(read: Account, decided: Pick<Decided<unknown>, 'account' | 'changes'>, now: Date): Promise<boolean>
  /** Runs work while nobody else moves the account's credits. */
  locked<T>(userId: string, work: (accounts: Accounts) => Promise<T>): Promise<T>
}

/** An answer, and the account after it. */
export interface Moved<T> {
  answer: T
  account: Account
}

/**
 * The one way in which credits move: reads an account, decides, and writes the changes in one statement that does nothing
 * if somebody else has moved the credits meanwhile; then it starts again, the last time with the account locked.
 * @param subject what the decision asks for
 * @throws AppError what the decision refuses with, once what it had to end before is written
 */
export type Move = <T>(userId: string, subject: Subject, decide: Decide<T>) => Promise<Moved<T>>

/** How often a movement is tried before it locks the account. */
const mostAttempts = 4

/** Makes the {@link Move} of some accounts. */
export function createMove(accounts: Accounts, clock: () => Date = () => new Date()): Move {
  return async (userId, subject, decide) => {
    for (let attempt = 0; attempt < mostAttempts; attempt++) {
      const decided = await attemptOn(accounts, { userId, subject, decide, now: clock() })
      if (decided) return movedBy(decided)
    }
    const decided = await accounts.locked(userId, (held) => attemptOn(held, { userId, subject, decide, now: clock() }))
    if (!decided) throw new Error('A locked account was moved')
    return movedBy(decided)
  }
}

interface Attempt<T> {
  userId: string
  subject: Subject
  decide: Decide<T>
  now: Date
}

/** @returns undefined when somebody else was there first */
async function attemptOn<T>(accounts: Accounts, attempt: Attempt<T>): Promise<Decided<T> | undefined> {
  const { userId, subject, decide, now } = attempt
  const account = await accounts.read(userId, subject, now)
  const decided = decideOn(account, now, decide)
  return decided.changes.length === 0 || (await accounts.write(account, decided, now)) ? decided : undefined
}

function movedBy<T>({ outcome, account }: Decided<T>): Moved<T> {
  if ('refusal' in outcome) throw outcome.refusal
  return { answer: outcome.answer, account }
}
