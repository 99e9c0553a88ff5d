import type { Transaction } from './database.ts'

/** Devices that users have signed in with, in PostgreSQL. */
export const knownDevices = {
  async note(transaction: Transaction, userId: string, device: string, at: Date): Promise<'first' | 'known' | 'new'> {
    /** What the statement reads is from before it; a row that was only inserted has no former version. */
    const [noted] = await transaction.$queryRaw<{ isNew: boolean; hasOthers: boolean }[]>`
      INSERT INTO known_devices (user_id, user_agent, last_seen_at) VALUES (${userId}::uuid, ${device}, ${at})
      ON CONFLICT (user_id, user_agent) DO UPDATE SET last_seen_at = excluded.last_seen_at
      RETURNING (xmax = 0) AS "isNew",
        EXISTS (SELECT 1 FROM known_devices WHERE user_id = ${userId}::uuid) AS "hasOthers"`
    if (!noted?.isNew) return 'known'
    return noted.hasOthers ? 'new' : 'first'
  },
}
