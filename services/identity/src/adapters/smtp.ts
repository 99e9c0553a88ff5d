import { setTimeout as wait } from 'node:timers/promises'
import { createTurns } from '@resume/service-kit/events/turns'
import type { SendMailOptions } from 'nodemailer'
import type { OutgoingMail } from '../domain/mail.ts'

/** Time that the mail server has for one mail, in milliseconds. */
const deadlineMs = 15_000

/** Longest that a mail that is kept waits for a connection, in milliseconds: with its deadline, less than `pausesOfMail.first`. */
const keptMailWaitMs = 4_000

const maxConnections = 3

/**
 * Opens a pool of connections to a mail server, with what only those need who have one.
 * @param needsTls whether nothing may be sent, not even the password, before the connection is encrypted
 */
export async function openTransport(smtpUrl: string, needsTls: boolean) {
  const { createTransport } = await import('nodemailer')
  const pool = createTransport({
    url: smtpUrl,
    pool: true,
    requireTLS: needsTls,
    maxConnections,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: deadlineMs,
  })
  const inTurn = createTurns(maxConnections)
  return {
    verify: () => pool.verify(),
    /**
     * Hands a mail over, and closes the connection of one that takes too long: while a server that answers bit by bit, without an end,
     * holds all connections, no mail gets out. The deadline counts from when a connection is free: a mail whose time ran out while it
     * waited would be given up just when its turn came, perhaps after the server had taken it.
     * @param waitMs how long it may wait for a connection, in milliseconds; then it is given up, unsent
     * @throws Error of the mail server or the connection; `ETIMEDOUT` when no connection was free in time
     */
    send: (mail: SendMailOptions, waitMs: number) =>
      new Promise<void>((resolve, reject) => {
        let isGivenUp = false
        const giveUp = setTimeout(() => {
          isGivenUp = true
          reject(Object.assign(new Error('no connection was free in time'), { code: 'ETIMEDOUT' }))
        }, waitMs)
        inTurn(async () => {
          if (isGivenUp) return
          clearTimeout(giveUp)
          await pool.sendMail({ ...mail, signal: AbortSignal.timeout(deadlineMs) })
        }).then(resolve, reject)
      }),
    close: () => pool.close(),
  }
}

/** {@link openTransport} */
export type Transport = Awaited<ReturnType<typeof openTransport>>

/** Time that the mail server has at the start of the process, in milliseconds: nobody can sign in before it has passed. */
const verifyMs = 5_000

/**
 * Asks a mail server whether it takes our mail: it answers, TLS holds, and the password is right.
 * @returns undefined when it does, else why not, without its words
 * @throws Error when it refuses the password for good: waiting does not mend that
 */
export async function verifyTransport(transport: Transport): Promise<string | undefined> {
  const overdue = new AbortController()
  try {
    await Promise.race([
      transport.verify(),
      wait(verifyMs, undefined, { signal: overdue.signal }).then(() => {
        throw Object.assign(new Error('no answer in time'), { code: 'ETIMEDOUT' })
      }),
    ])
    return undefined
  } catch (error) {
    const { code, responseCode = 0 } = error as { code?: string; responseCode?: number }
    if (code === 'EAUTH' && responseCode >= 500)
      throw new Error(`SMTP_URL: the mail server refuses its user: ${responseCode}`)
    return reasonOf(error)
  } finally {
    overdue.abort()
  }
}

/** Why a mail server took no mail: without its words, which may name the recipient. */
export function reasonOf(error: unknown): string {
  const { code = 'no answer', responseCode = '' } = error as { code?: string; responseCode?: number }
  return code === 'EABORT' ? 'no answer in time' : `${code} ${responseCode}`.trim()
}

/**
 * Hands mails to a mail server, as plain text.
 * @param options.from the sender, as configured
 * @param options.host of the platform, for the IDs of mails
 */
export function createDeliver(transport: Transport, { from, host }: { from: string; host: string }) {
  return async ({ id, address, replyTo, subject, text }: OutgoingMail): Promise<'sent' | 'refused' | 'later'> => {
    const mail = {
      from,
      to: { name: '', address },
      ...(replyTo !== null && { replyTo: { name: '', address: replyTo } }),
      subject,
      text,
      messageId: `<${id}@${host}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
      disableFileAccess: true,
      disableUrlAccess: true,
    }
    try {
      await transport.send(mail, keptMailWaitMs)
      return 'sent'
    } catch (error) {
      return outcomeOf(error)
    }
  }
}

/**
 * What a failure means for a mail. Replies to RCPT TO and DATA are about it, and those from 500 on are final (RFC 5321, section
 * 4.2.1); everything else is about the server or us.
 * @throws Error without the server's words, which may name the recipient
 */
function outcomeOf(error: unknown): 'refused' | 'later' {
  const { command, responseCode } = error as { command?: string; responseCode?: number }
  if (command === 'RCPT TO' || (command === 'DATA' && responseCode !== undefined)) {
    return responseCode !== undefined && responseCode >= 500 ? 'refused' : 'later'
  }
  throw new Error(`the mail server takes no mail: ${reasonOf(error)}`)
}
