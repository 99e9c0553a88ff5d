import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from '@resume/service-kit/logging/logger'
import { reasonOf, type Transport } from './smtp.ts'

/** Sends one-time codes. */
export interface CodeSender {
  /** Sends a code in the background; the caller never waits for a mail server. */
  send(address: string, code: string): void
  /** Waits for messages that are being sent. */
  close(): Promise<void>
}

/** What became of a code that was to be sent. */
export const codeOutcomes = ['sent', 'failed'] as const

/** Counts a code by what became of it. */
type Count = (outcome: (typeof codeOutcomes)[number]) => void

/** Longest that an attempt waits for a connection to the mail server, in milliseconds. */
const waitMs = 15_000

/** Delays between attempts to send, in milliseconds. After the last one fails, the user has to request another code. */
const retryAfter = [500, 2_000, 8_000]

/** The message that the user receives. */
function messageFor(code: string) {
  return {
    subject: `${code} is your sign-in code`,
    text: `Your sign-in code is ${code}.\n\nIt expires in 5 minutes. If you did not request it, you can ignore this message.\n`,
  }
}

/** Sends codes by SMTP, each tried for some seconds. */
export function createSmtpSender(transport: Transport, from: string, logger: Logger, count: Count): CodeSender {
  const deliver = async (address: string, code: string) => {
    for (const delay of [...retryAfter, undefined]) {
      try {
        await transport.send({ from, to: address, ...messageFor(code) }, waitMs)
        return count('sent')
      } catch (cause) {
        if (delay === undefined) {
          count('failed')
          logger.error({ reason: reasonOf(cause) }, 'a sign-in code could not be sent')
          return
        }
        await wait(delay)
      }
    }
  }
  return inBackground(deliver, () => transport.close())
}

/** Writes codes to the log and to a folder. For machines without a mail server, never for production. */
export function createFileSender(dir: string, logger: Logger, count: Count): CodeSender {
  const deliver = async (address: string, code: string) => {
    logger.info(`sign-in code for ${address}: ${code}`)
    const stamp = new Date().toISOString().replace(/[:.]/g, '-')
    const file = join(dir, `${stamp}-${address.replace(/[^a-zA-Z0-9@._+-]/g, '_')}.txt`)
    const { subject, text } = messageFor(code)
    await mkdir(dir, { recursive: true, mode: 0o700 })
    await writeFile(file, `To: ${address}\nSubject: ${subject}\n\n${text}`, { mode: 0o600 })
  }
  return inBackground(
    (address, code) =>
      deliver(address, code).then(
        () => count('sent'),
        (err: unknown) => {
          count('failed')
          logger.error({ err }, 'a sign-in code could not be written')
        },
      ),
    () => {},
  )
}

function inBackground(deliver: (address: string, code: string) => Promise<void>, close: () => void): CodeSender {
  const running = new Set<Promise<void>>()
  return {
    send(address, code) {
      const delivery = deliver(address, code).finally(() => running.delete(delivery))
      running.add(delivery)
    },
    async close() {
      await Promise.race([Promise.all(running), wait(5_000, undefined, { ref: false })])
      close()
    },
  }
}
