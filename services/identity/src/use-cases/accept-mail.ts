import type { Transaction } from '@resume/service-kit/outbox/commit'
import { type Mail, mailFrom } from '../domain/mail.ts'

/** Where mails wait until they are sent. */
export interface KeepMailPorts {
  mails: {
    /** Keeps a mail, unless it is for a user who is gone. Keeps none where no mail server is configured. */
    add(transaction: Transaction, mail: Mail): Promise<void>
  }
}

/** Keeps a mail that another service asks for until it is sent. @throws Error when it is none that can be sent */
export function acceptMail(
  { mails }: KeepMailPorts,
  request: Parameters<typeof mailFrom>[0],
  transaction: Transaction,
): Promise<void> {
  return mails.add(transaction, mailFrom(request))
}
