import { newId } from '@resume/service-kit/ids'
import { createDeliver, openTransport, verifyTransport } from './adapters/smtp.ts'
import { readIdentityConfig } from './config.ts'
import { emailAddressIn } from './domain/sign-in.ts'

/**
 * Command line: sends a mail to the address that it is given, as identity sends them, and says step by step what the mail
 * server makes of it. Ends with 1 when it takes no mail, with 2 when it was called wrongly.
 */
const say = (text: string) => process.stdout.write(`${text}\n`)
const address = emailAddressIn(process.argv[2])
if (address === undefined || process.argv.length > 3) {
  process.stderr.write('usage: npm run mail:test -- ADDRESS\n')
  process.exit(2)
}
try {
  const { SMTP_URL, MAIL_FROM, BASE_URL, mailNeedsTls } = readIdentityConfig()
  if (!SMTP_URL) throw new Error('SMTP_URL is not set: mails go nowhere, and codes to MAIL_DIR')
  const { host, hostname } = new URL(SMTP_URL)
  const transport = await openTransport(SMTP_URL, mailNeedsTls)
  const reason = await verifyTransport(transport)
  if (reason) throw new Error(`${host} cannot be used: ${reason}`)
  say(`${host} answers, and takes the user`)
  const deliver = createDeliver(transport, { from: MAIL_FROM, host: new URL(BASE_URL).hostname })
  const text = `This is a test of ${BASE_URL}. Sign-in codes come from here.\n`
  const mail = { id: newId(), address, replyTo: null, subject: 'A test mail', text }
  const outcome = await deliver(mail)
  transport.close()
  if (outcome !== 'sent') throw new Error(`${hostname} did not take the mail from ${MAIL_FROM}: ${outcome}`)
  say(`sent from ${MAIL_FROM} to ${address}; look whether it arrives, and whether it counts as spam`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
