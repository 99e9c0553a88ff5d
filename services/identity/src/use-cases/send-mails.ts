import type { DueMail, MailOutcome, OutgoingMail } from '../domain/mail.ts'

/** What sending the mails that wait needs. */
export interface SendMailsPorts {
  outbox: {
    /** Takes the mail that is due first and puts its next attempt off, so that nobody else takes it meanwhile. */
    take(): Promise<DueMail | undefined>
    remove(id: string): Promise<void>
  }
  /**
   * Hands a mail to the mail server.
   * @returns `refused` when there is no such recipient or the server takes this mail never, `later` when the server does not take this mail now
   * @throws Error when the server cannot be reached, or takes no mail of ours
   */
  deliver(mail: OutgoingMail): Promise<'sent' | 'refused' | 'later'>
  /** Counts what became of a mail. */
  count(outcome: MailOutcome): void
}

/** Time after which a run begins no further mail, in milliseconds; the next run goes on. */
const runMs = 10_000

/**
 * Sends the mails that are due, one after the other. A mail is removed once the mail server has taken it or
 * refused it for good, and unsent when it has waited for too long; every other one is tried again after growing pauses. It is sent twice only where a process ends,
 * or loses its database, between the mail server's answer and the removal.
 * @throws Error when the mail server cannot be reached
 */
export async function sendMails({ outbox, deliver, count }: SendMailsPorts): Promise<void> {
  for (const until = Date.now() + runMs; Date.now() < until; ) {
    const mail = await outbox.take()
    if (!mail) return
    const { isOverdue, ...outgoing } = mail
    const outcome = isOverdue ? 'expired' : await deliver(outgoing)
    count(outcome)
    if (outcome !== 'later') await outbox.remove(mail.id)
  }
}
