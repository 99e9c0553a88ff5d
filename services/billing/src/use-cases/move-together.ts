import { currentContext } from '@resume/service-kit/context/request-context'
import type { Account, Subject } from '../domain/account.ts'
import { type Decided, decideOn, type PostedChange } from '../domain/book.ts'
import { type Accounts, answered, type Move, moveOne, type Wanted } from './move-credits.ts'

/** What a process needs to move credits for many callers. */
export interface MoveTogetherPorts {
  accounts: Accounts
  /** Makes groups of what waits for the same account: `work` settles each member and never throws. */
  inGroups(
    work: (userId: string, members: readonly Member[]) => Promise<void>,
  ): (userId: string, member: Member) => void
  /** Drops what is cached of an account whose movement is committed. The next group does not wait for it. */
  moved(account: Account): Promise<void>
}

/** Somebody's movement, among those that move the same account together. */
export interface Member {
  subject: Subject
  /** A call that nobody waits for any more is not begun: it would only keep those waiting who ask again. */
  isGone(): boolean
  /** @returns what comes of it on an account that was not read; undefined unless it moves credits */
  tryOn(account: Account, now: Date): Tried | undefined
  /** Moves by itself, and tells the caller. */
  moveAlone(): Promise<void>
  fail(error: unknown): void
}

/** A movement that holds if nobody else has moved the account. */
interface Tried {
  account: Account
  changes: readonly PostedChange[]
  /** Tells the caller that it is written. */
  keep(): void
}

/**
 * Makes the {@link Move} of a process. Movements of one account wait for each other, and those that wait go together. An
 * account that this process has just moved is not read: all are decided on it, one after the other, and written at once; if
 * nobody else was there, the write holds.
 */
export function createMoveTogether({ accounts, inGroups, moved }: MoveTogetherPorts): Move {
  const join = inGroups((userId, members) => moveTogether(accounts, userId, members))
  return async <T>(userId: string, subject: Subject, decide: Wanted<T>['decide']) => {
    const { member, decision } = memberOf(accounts, { userId, subject, decide })
    join(userId, member)
    const decided = await decision
    if (decided.changes.length > 0) await moved(decided.account)
    return answered(decided)
  }
}

function memberOf<T>(accounts: Accounts, wanted: Wanted<T>): { member: Member; decision: Promise<Decided<T>> } {
  const { promise, resolve, reject } = Promise.withResolvers<Decided<T>>()
  const signal = currentContext()?.signal
  const member: Member = {
    subject: wanted.subject,
    isGone() {
      if (signal?.aborted) reject(signal.reason)
      return signal?.aborted === true
    },
    tryOn(account, now) {
      const decided = decideOn(account, now, wanted.decide)
      if ('refusal' in decided.outcome || decided.changes.length === 0) return undefined
      return { account: decided.account, changes: decided.changes, keep: () => resolve(decided) }
    },
    moveAlone: () => moveOne(accounts, wanted).then(resolve, reject),
    fail: reject,
  }
  return { member, decision: promise }
}

/** Settles each member. What cannot go with the others goes alone, after which the account is known again. */
async function moveTogether(accounts: Accounts, userId: string, members: readonly Member[]): Promise<void> {
  let waiting = stillThere(members)
  try {
    while (waiting.length > 0) {
      const moved = await moveRecalled(accounts, userId, waiting)
      const [alone, ...others] = waiting.filter((member) => !moved.has(member))
      await alone?.moveAlone()
      waiting = stillThere(others)
    }
  } catch (error) {
    for (const { fail } of waiting) fail(error)
  }
}

function stillThere(members: readonly Member[]): Member[] {
  return members.filter((member) => !member.isGone())
}

/** @returns who moved; an account that was not read is no ground to refuse, or to do nothing */
async function moveRecalled(accounts: Accounts, userId: string, members: readonly Member[]): Promise<Set<Member>> {
  const now = new Date()
  const tried = new Map<Member, Tried>()
  const first = accounts.recall?.(userId, now)
  if (!first) return new Set()
  let account = first
  for (const member of members) {
    const next = isKnown(account, member.subject) ? member.tryOn(account, now) : undefined
    if (!next) continue
    tried.set(member, next)
    account = next.account
  }
  const all = [...tried.values()]
  if (all.length === 0) return new Set()
  const changes = all.flatMap((each) => each.changes)
  const isWritten = await accounts.write(first, { account, changes }, now)
  if (!isWritten) return new Set()
  for (const { keep } of all) keep()
  return new Set(tried.keys())
}

/** Whether an account that was not read knows all that a decision asks for. */
function isKnown({ reservations }: Account, { reservationId, references }: Subject): boolean {
  if (references) return false
  return reservationId === undefined || reservations.some(({ id }) => id === reservationId)
}
