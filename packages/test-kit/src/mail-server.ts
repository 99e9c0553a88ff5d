import { randomUUID } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/** A mail server that puts every message into a folder. */
export interface MailServer {
  url: string
  close(): Promise<void>
}

/** Starts a mail server on the loopback address. @param port a free one when absent */
export async function startMailServer(dir: string, port = 0): Promise<MailServer> {
  mkdirSync(dir, { recursive: true })
  const server = new SMTPServer({
    authOptional: true,
    /** Clients keep connections open. */
    closeTimeout: 100,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      text(stream).then((message) => {
        writeFileSync(join(dir, `${randomUUID()}.eml`), message.replaceAll('\r\n', '\n'))
        done()
      }, done)
    },
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.server.address()
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
