import type { Pool } from '@resume/service-kit/database/pools'
import { newId } from '@resume/service-kit/ids'
import { type DueMail, type Mail, mailLimits, pausesOfMail } from '../domain/mail.ts'
import type { Transaction } from './database.ts'

/** Keeps mails in PostgreSQL until they are sent. */
export const keptMails = {
  async add(transaction: Transaction, mail: Mail): Promise<void> {
    const { subject, text, replyTo = null } = mail
    if ('address' in mail) {
      await transaction.mail.create({ data: { id: newId(), address: mail.address, replyTo, subject, text } })
      return
    }
    await transaction.$executeRaw`
      INSERT INTO mails (id, user_id, reply_to, subject, text)
      SELECT ${newId()}::uuid, id, ${replyTo}, ${subject}, ${text} FROM users
      WHERE id = ${mail.userId}::uuid FOR KEY SHARE`
  },
}

/** Keeps no mail, because there is no mail server. */
export const noMails = { add: async (): Promise<void> => {} }

const takeQuery = `
  UPDATE mails AS mail
  SET attempts = mail.attempts + 1,
    due_at = now() + interval '1 second' * least(${pausesOfMail.longest}, ${pausesOfMail.first} * 2 ^ least(mail.attempts, 20))
  WHERE id = (SELECT id FROM mails WHERE due_at <= now() ORDER BY due_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)
  RETURNING id, subject, text, reply_to AS "replyTo",
    created_at < now() - interval '${mailLimits.waitSeconds} seconds' AS "isOverdue",
    coalesce(mail.address, (SELECT email FROM users WHERE users.id = mail.user_id)) AS address`

/** The mails that wait, for the job that sends them. */
export function createMailOutbox(pool: Pool) {
  return {
    async take(): Promise<DueMail | undefined> {
      const { rows } = await pool.query<DueMail>(takeQuery)
      return rows[0]
    },
    async remove(id: string): Promise<void> {
      await pool.query('DELETE FROM mails WHERE id = $1', [id])
    },
  }
}
