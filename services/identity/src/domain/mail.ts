import { emailAddressIn } from './sign-in.ts'

/** To whom a mail goes: a user, whose address is looked up when it is sent, or an address. */
export type Recipient = { userId: string } | { address: string }

/** What a mail says: a subject of one line, and plain text. */
export interface Message {
  subject: string
  text: string
}

/** A mail to send. */
export type Mail = Recipient & Message & { /** Where an answer goes, if not to the platform. */ replyTo?: string }

/** A mail that is handed to the mail server. */
export interface OutgoingMail extends Message {
  /** The same at every attempt, so that mail servers recognize a mail that they already have. */
  id: string
  address: string
  replyTo: string | null
}

/** What can become of an attempt to send a mail; one that has waited too long is `expired`. */
export const mailOutcomes = ['sent', 'refused', 'later', 'expired'] as const
export type MailOutcome = (typeof mailOutcomes)[number]

/** A mail that was taken out of those that wait. */
export interface DueMail extends OutgoingMail {
  /** Whether it has waited for longer than {@link mailLimits.waitSeconds}. */
  isOverdue: boolean
}

/**
 * Longest subject and text, in characters, and how long a mail waits for the mail server, in seconds: after a week, what it
 * tells is no news.
 */
export const mailLimits = { subject: 200, text: 20_000, waitSeconds: 7 * 24 * 60 * 60 } as const

/** A text as one line: control characters and line breaks, which could begin another header, become blanks. */
export function asOneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, mailLimits.subject)
}

/**
 * A mail as another service asks for it.
 * @throws Error when it names no recipient or two, an address that is none, or has no subject, no text or too long a one
 */
export function mailFrom(request: {
  userId: string
  address: string
  replyTo: string
  subject: string
  text: string
}): Mail {
  const subject = asOneLine(request.subject)
  if ((request.userId === '') === (request.address === '')) throw new Error('A mail has a user or an address')
  if (subject === '' || request.text === '') throw new Error('A mail has a subject and a text')
  if (request.text.length > mailLimits.text) throw new Error(`A mail has at most ${mailLimits.text} characters`)
  return {
    ...(request.userId !== '' ? { userId: request.userId } : { address: addressIn(request.address) }),
    ...(request.replyTo !== '' && { replyTo: addressIn(request.replyTo) }),
    subject,
    text: request.text,
  }
}

function addressIn(text: string): string {
  const address = emailAddressIn(text)
  if (address === undefined) throw new Error('A mail has an address that is none')
  return address
}

/**
 * Seconds until a mail is tried again: 20 after the first attempt, then twice as long each time, up to an hour. The first
 * pause is longer than an attempt can take, so that no process sends a mail that another one is sending.
 */
export const pausesOfMail = { first: 20, longest: 60 * 60 } as const
