import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/** A mail server that keeps what it gets. */
export interface Mailbox {
  url: string
  /** Every message so far, with its headers. */
  messages: string[]
  /** Refuses this many messages from now on, for the time being. */
  refuse(count: number): void
  /** Happens when a message is there, before the client hears of it. */
  beforeReply: (() => Promise<void>) | undefined
  /** Recipients whose messages are refused for good, once they are there, and those messages. */
  unwanted: Set<string>
  refused: string[]
  /** Addresses that do not exist. */
  unknown: Set<string>
  close(): Promise<void>
}

/** Starts a mail server on the loopback address. @param port a free one when absent */
export async function openMailbox(port = 0): Promise<Mailbox> {
  const messages: string[] = []
  const unknown = new Set<string>()
  const unwanted = new Set<string>()
  const refused: string[] = []
  let refusals = 0
  const server = new SMTPServer({
    authOptional: true,
    /** Clients keep connections open. */
    closeTimeout: 100,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) =>
      unknown.has(address) ? done(Object.assign(new Error('no such user'), { responseCode: 550 })) : done(),
    onData: (stream, { envelope }, done) => {
      text(stream).then(async (message) => {
        if (envelope.rcptTo.some(({ address }) => unwanted.has(address))) {
          refused.push(message)
          return done(Object.assign(new Error('looks like spam'), { responseCode: 554 }))
        }
        if (refusals-- > 0) return done(new Error('try again later'))
        messages.push(message)
        await mailbox.beforeReply?.()
        done()
      }, done)
    },
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.server.address()
  const mailbox: Mailbox = {
    url: `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    messages,
    beforeReply: undefined,
    unknown,
    unwanted,
    refused,
    refuse: (count) => {
      refusals = count
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return mailbox
}
