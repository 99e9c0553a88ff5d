import type { Actor } from '@resume/service-kit/context/administrator'
import { AppError } from '@resume/service-kit/errors/app-error'
import { type DeleteUserPorts, deleteUser } from './delete-user.ts'
import { type EndUserSessionsPorts, endUserSessions } from './manage-sessions.ts'
import { type RevokeApiKeyPorts, revokeApiKey } from './revoke-api-key.ts'
import { type SuspendUserPorts, setUserSuspension } from './suspend-user.ts'

/** That a user had been suspended, or a suspension lifted. */
interface SuspensionBefore {
  kind: 'suspension'
  userId: string
  at: string
  suspended: boolean
  version: number
}

/** What had ended before an older state of the database was restored. */
interface Ended {
  kind: 'user' | 'key' | 'session'
  id: string
  userId: string
  /** When it had been written down. */
  at: string
}

/** A line of what had become of accounts, keys and sessions. */
export type Ending = Ended | SuspensionBefore

/** What ending things again needs. */
export interface ReplayEndingsPorts {
  users: DeleteUserPorts['users'] &
    SuspendUserPorts['users'] & {
      find(id: string): Promise<{ email: string; suspendedAt: Date | null; suspensionVersion: number } | undefined>
    }
  apiKeys: DeleteUserPorts['apiKeys'] & RevokeApiKeyPorts['apiKeys'] & SuspendUserPorts['apiKeys']
  sessions: DeleteUserPorts['sessions'] & EndUserSessionsPorts['sessions']
  commit: DeleteUserPorts['commit'] &
    RevokeApiKeyPorts['commit'] &
    EndUserSessionsPorts['commit'] &
    SuspendUserPorts['commit']
}

/**
 * Ends again what a restore has brought back: accounts, keys and sessions; and suspends users who had been suspended, or lifts
 * what had been lifted. The other services learn of it by the same events as the first time, and the audit log tells who did it.
 * What is not there any more is left out, so that it can be repeated.
 * @returns how many of each had come back
 */
export async function replayEndings(
  ports: ReplayEndingsPorts,
  actor: Actor,
  endings: readonly Ending[],
): Promise<Record<Ending['kind'], number>> {
  const count = { user: 0, key: 0, session: 0, suspension: 0 }
  for (const ending of endings) {
    const by = { actor, reason: `had ended by ${ending.at}, before a restore` }
    if (ending.kind !== 'suspension' && (await endOne(ports, by, ending))) count[ending.kind]++
  }
  for (const last of lastSuspensions(endings)) if (await suspendAgain(ports, actor, last)) count.suspension++
  return count
}

/** The suspension, or end of one, of each user that says what holds. */
function lastSuspensions(endings: readonly Ending[]): SuspensionBefore[] {
  const last = new Map<string, SuspensionBefore>()
  for (const ending of endings) {
    if (ending.kind !== 'suspension') continue
    const known = last.get(ending.userId)
    if (!known || ending.version > known.version) last.set(ending.userId, ending)
  }
  return [...last.values()]
}

/** @returns whether it had come back otherwise */
async function suspendAgain(
  ports: ReplayEndingsPorts,
  actor: Actor,
  { userId, suspended, version, at }: SuspensionBefore,
): Promise<boolean> {
  const before = await ports.users.find(userId)
  /** What was restored is as new or newer. */
  if (!before || before.suspensionVersion >= version) return false
  const reason = `had been ${suspended ? 'suspended' : 'lifted'} by ${at}, before a restore`
  /** Under the number that it had: with a lower one, a later restore would take what was decided before for what holds. */
  await setUserSuspension(ports, actor, { userId, suspended, reason, version })
  return suspended !== (before.suspendedAt !== null)
}

/** Whoever's account ended was told so the first time. */
const toldBefore: DeleteUserPorts['mails'] = { add: async () => {} }

/** Nobody else deletes anybody during a restore. */
const alone: DeleteUserPorts['inDeletionTurn'] = (_userId, step) => step()

/** @returns whether it had come back */
async function endOne(
  ports: ReplayEndingsPorts,
  by: { actor: Actor; reason: string },
  { kind, id, userId }: Ended,
): Promise<boolean> {
  if (kind === 'session') {
    return (await endUserSessions(ports, by.actor, { userId, sessionId: id, reason: by.reason })) > 0
  }
  try {
    if (kind === 'key') await revokeApiKey(ports, userId, id, by)
    else {
      const user = await ports.users.find(id)
      if (!user) return false
      await deleteUser({ ...ports, mails: toldBefore, inDeletionTurn: alone }, id, user.email, by)
    }
    return true
  } catch (error) {
    if (error instanceof AppError && error.id === 'not_found') return false
    throw error
  }
}
