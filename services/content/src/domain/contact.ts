/** A message for the administrator. */
export interface ContactMessage {
  /** Who wrote it; null for somebody who is not signed in. */
  userId: string | null
  name: string
  email: string
  subject: string
  message: string
}

/** The mail that hands a message on; an answer to it goes to the sender. */
export function mailOf({ userId, name, email, subject, message }: ContactMessage) {
  const account = userId === null ? 'not signed in' : userId
  return {
    replyTo: email,
    subject: `Contact: ${subject}`,
    text: `From: ${name} <${email}>\nAccount: ${account}\nSubject: ${subject}\n\n${message}\n`,
  }
}
