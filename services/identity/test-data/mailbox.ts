import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/** A mail server that keeps what it gets. */
export interface Mailbox {
  url: string
  /** Every message so far, with its headers. */
  messages: string[]
  /** Refuses this many messages from now on. */
  refuse(count: number): void
  close(): Promise<void>
}

/** Starts a mail server on a free port of the loopback address. */
export async function openMailbox(): Promise<Mailbox> {
  const messages: string[] = []
  let refusals = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      text(stream).then((message) => {
        if (refusals-- > 0) return done(new Error('try again later'))
        messages.push(message)
        done()
      }, done)
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    messages,
    refuse: (count) => {
      refusals = count
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
