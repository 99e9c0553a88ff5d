/** A message for the administrator. */
export interface ContactMessage {
  /** Who wrote it; null for somebody who is not signed in. */
  userId: string | null
  name: string
  email: string
  subject: string
  message: string
}

/** The mail that hands a message on; an answer to it goes to the sender. What stands in a line of its head stays in that line. */
export function mailOf({ userId, name, email, subject, message }: ContactMessage) {
  const account = userId === null ? 'not signed in' : userId
  const [from, about] = [inOneLine(name), inOneLine(subject)]
  return {
    replyTo: email,
    subject: `Contact: ${about}`,
    text: `From: ${from} <${email}>\nAccount: ${account}\nSubject: ${about}\n\n${message}\n`,
  }
}

/** A text without line breaks and other control characters, with which a sender could make up further lines. */
function inOneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
}
