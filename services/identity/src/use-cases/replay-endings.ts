import type { Actor } from '@resume/service-kit/context/administrator'
import { AppError } from '@resume/service-kit/errors/app-error'
import { type DeleteUserPorts, deleteUser } from './delete-user.ts'
import { type EndUserSessionsPorts, endUserSessions } from './manage-sessions.ts'
import { type RevokeApiKeyPorts, revokeApiKey } from './revoke-api-key.ts'

/** What had ended before an older state of the database was restored. */
export interface Ending {
  kind: 'user' | 'key' | 'session'
  id: string
  userId: string
  /** When it had been written down. */
  at: string
}

/** What ending things again needs. */
export interface ReplayEndingsPorts {
  users: DeleteUserPorts['users'] & { find(id: string): Promise<{ email: string } | undefined> }
  apiKeys: DeleteUserPorts['apiKeys'] & RevokeApiKeyPorts['apiKeys']
  sessions: DeleteUserPorts['sessions'] & EndUserSessionsPorts['sessions']
  commit: DeleteUserPorts['commit'] & RevokeApiKeyPorts['commit'] & EndUserSessionsPorts['commit']
}

/**
 * Ends again what a restore has brought back: accounts, keys and sessions. The other services learn of it by the same events as
 * the first time, and the audit log tells who did it. What is not there any more is left out, so that it can be repeated.
 * @returns how many of each had come back
 */
export async function replayEndings(
  ports: ReplayEndingsPorts,
  actor: Actor,
  endings: readonly Ending[],
): Promise<Record<Ending['kind'], number>> {
  const count = { user: 0, key: 0, session: 0 }
  for (const { kind, id, userId, at } of endings) {
    const reason = `had ended by ${at}, before a restore`
    if (await endOne(ports, { actor, reason }, { kind, id, userId })) count[kind]++
  }
  return count
}

/** Whoever's account ended was told so the first time. */
const toldBefore: DeleteUserPorts['mails'] = { add: async () => {} }

/** @returns whether it had come back */
async function endOne(
  ports: ReplayEndingsPorts,
  by: { actor: Actor; reason: string },
  { kind, id, userId }: Omit<Ending, 'at'>,
): Promise<boolean> {
  if (kind === 'session') {
    return (await endUserSessions(ports, by.actor, { userId, sessionId: id, reason: by.reason })) > 0
  }
  try {
    if (kind === 'key') await revokeApiKey(ports, userId, id, by)
    else {
      const user = await ports.users.find(id)
      if (!user) return false
      await deleteUser({ ...ports, mails: toldBefore }, id, user.email, by)
    }
    return true
  } catch (error) {
    if (error instanceof AppError && error.id === 'not_found') return false
    throw error
  }
}
