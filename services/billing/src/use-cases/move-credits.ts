import type { Account, Subject } from '../domain/account.ts'
import { type Decide, type Decided, decideOn } from '../domain/book.ts'

/** Accounts of credits, in one database or one transaction. */
export interface Accounts {
  /** Reads an account in one snapshot; an empty one for a user who never had credits. */
  read(userId: string, subject: Subject, now: Date): Promise<Account>
  /**
   * An account that this process moved not long ago, without reading it: with all that is left of its grants and its held
   * reservations, nothing else. Somebody else may have moved it since.
   */
  recall?(userId: string, now: Date): Account | undefined
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

/** How often a movement is tried on an account that was read before it is locked. */
const mostAttempts = 3

/** Makes the {@link Move} of some accounts. */
export function createMove(accounts: Accounts): Move {
  return async (userId, subject, decide) => answered(await moveOne(accounts, { userId, subject, decide }))
}

/** A decision that somebody wants to be made. */
export interface Wanted<T> {
  userId: string
  subject: Subject
  decide: Decide<T>
}

/** @throws AppError what the decision refused with */
export function answered<T>({ outcome, account }: Decided<T>): Moved<T> {
  if ('refusal' in outcome) throw outcome.refusal
  return { answer: outcome.answer, account }
}

/** @returns a decision that is written, or had nothing to write */
export async function moveOne<T>(accounts: Accounts, wanted: Wanted<T>): Promise<Decided<T>> {
  for (let count = 0; count < mostAttempts; count++) {
    const made = await attempt(accounts, wanted)
    if (made) return made
  }
  const made = await accounts.locked(wanted.userId, (held) => attempt(held, wanted))
  if (!made) throw new Error('A locked account was moved')
  return made
}

/** @returns undefined when somebody else was there first */
async function attempt<T>(accounts: Accounts, { userId, subject, decide }: Wanted<T>): Promise<Decided<T> | undefined> {
  const now = new Date()
  const account = await accounts.read(userId, subject, now)
  const decided = decideOn(account, now, decide)
  const isDone = decided.changes.length === 0 || (await accounts.write(account, decided, now))
  return isDone ? decided : undefined
}
