import { newId } from '@resume/service-kit/ids'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Mailbox, openMailbox } from '../test-data/mailbox.ts'
import { type RunningIdentity, runIdentity } from '../test-data/running-identity.ts'

let mailbox: Mailbox
let identity: RunningIdentity
beforeAll(async () => {
  mailbox = await openMailbox()
  identity = await runIdentity({
    SMTP_URL: mailbox.url,
    MAIL_FROM: 'Resume Platform <codes@example.org>',
    MAIL_INTERVAL_MS: '50',
    LOG_LEVEL: 'trace',
  })
})
afterAll(async () => {
  await identity.stop()
  await mailbox.close()
})

const aMail = { userId: '', address: '', replyTo: '', subject: 'A subject', text: 'Some text.' }
const ask = (mail: Partial<typeof aMail>) => identity.bus.publish('mailRequested', { ...aMail, ...mail })
const aUser = async () => {
  const id = newId()
  const email = `${id}@example.com`
  await identity.database.user.create({ data: { id, name: 'Ada', email, emailVerified: true } })
  return { id, email }
}
const sentTo = (address: string) => mailbox.messages.filter((message) => message.includes(`To: ${address}`))
const sent = (address: string) => expect.poll(() => sentTo(address).length, { timeout: 10_000 })
const waiting = (where: object = {}) => identity.database.mail.count({ where })
const nothingWaits = () => expect.poll(() => waiting(), { timeout: 10_000 }).toBe(0)
/** Tries everything that waits again now. */
const hurry = () => identity.database.mail.updateMany({ data: { dueAt: new Date() } })

describe('a mail that a service asks for', () => {
  it('is sent to the user as plain text, once, and leaves nothing behind', async () => {
    const { id, email } = await aUser()
    await ask({ userId: id, subject: 'Your portfolio', text: 'It is live until Sunday – grüße.\n' })
    await sent(email).toBe(1)
    const [message = ''] = sentTo(email)
    expect(message).toContain('From: Resume Platform <codes@example.org>')
    expect(message).toContain('Subject: Your portfolio')
    expect(message).toMatch(/Content-Type: text\/plain/)
    expect(message).toContain('Auto-Submitted: auto-generated')
    await nothingWaits()
    expect(sentTo(email)).toHaveLength(1)
    expect(identity.logged()).not.toContain(email)
  })

  it('goes to an address of the operator, and says where an answer goes', async () => {
    const [address, replyTo] = [`${newId()}@example.com`, `${newId()}@example.net`]
    await ask({ address, replyTo })
    await sent(address).toBe(1)
    expect(sentTo(address)[0]).toContain(`Reply-To: ${replyTo}`)
  })

  it('cannot bring headers or recipients of its own', async () => {
    const address = `${newId()}@example.com`
    await ask({
      address,
      subject: 'Hello\r\nBcc: evil@example.org\r\n\r\nbody',
      text: '.\r\nMAIL FROM:<evil@example.org>',
    })
    await sent(address).toBe(1)
    const [head = ''] = (sentTo(address)[0] ?? '').split('\r\n\r\n')
    expect(head).not.toMatch(/^bcc:/im)
    expect(head).toMatch(/^Subject: Hello Bcc: evil@example.org body$/m)
    await nothingWaits()
  })

  it('is tried until the mail server takes it, and sent once then', async () => {
    const { id, email } = await aUser()
    mailbox.refuse(2)
    await ask({ userId: id })
    for (const attempts of [1, 2]) {
      await expect.poll(() => waiting({ userId: id, attempts }), { timeout: 10_000 }).toBe(1)
      expect(sentTo(email)).toHaveLength(0)
      await hurry()
    }
    await sent(email).toBe(1)
    await nothingWaits()
  })

  it('waits for a mail server that is away for an hour and longer, in pauses that grow up to an hour', async () => {
    const { id, email } = await aUser()
    const { port } = new URL(mailbox.url)
    await mailbox.close()
    await ask({ userId: id })
    const pauses: number[] = []
    for (let attempts = 1; attempts <= 10; attempts++) {
      await expect.poll(() => waiting({ userId: id, attempts }), { timeout: 10_000 }).toBe(1)
      const { dueAt } = await identity.database.mail.findFirstOrThrow({ where: { userId: id } })
      pauses.push(Math.round((dueAt.getTime() - Date.now()) / 1000 / 20))
      if (attempts < 10) await hurry()
    }
    expect(pauses.slice(0, 8)).toEqual([1, 2, 4, 8, 16, 32, 64, 128])
    expect(pauses.slice(8)).toEqual([180, 180])
    mailbox = await openMailbox(Number(port))
    await hurry()
    await sent(email).toBe(1)
    await nothingWaits()
  })

  it('is sent once more, under the same ID, when a process is killed before it has put down that it was sent', async () => {
    const address = `${newId()}@example.com`
    mailbox.beforeReply = async () => {
      mailbox.beforeReply = undefined
      await identity.kill()
    }
    await ask({ address })
    await sent(address).toBe(1)
    await expect.poll(() => waiting({ address, attempts: 1 }), { timeout: 10_000 }).toBe(1)
    await hurry()
    await identity.startAgain()
    /** Until the lease of the process that is gone runs out, nobody sends. */
    await identity.database.$executeRaw`UPDATE job_leases SET expires_at = now() - interval '1 second'`
    await sent(address).toBe(2)
    await nothingWaits()
    const ids = sentTo(address).map((message) => /^Message-ID: (.*)$/im.exec(message)?.[1])
    expect(ids[0]).toMatch(/^<.+>$/)
    expect(ids[1]).toBe(ids[0])
    expect(sentTo(address)).toHaveLength(2)
  })

  it('is given up when its recipient does not exist, and holds up no other', async () => {
    const nobody = `${newId()}@example.com`
    const address = `${newId()}@example.com`
    mailbox.unknown.add(nobody)
    await ask({ address: nobody })
    await ask({ address })
    await sent(address).toBe(1)
    await nothingWaits()
    expect(sentTo(nobody)).toHaveLength(0)
    expect(identity.logged()).not.toContain(nobody)
  })

  it('is given up when the mail server refuses it for good', async () => {
    const address = `${newId()}@example.com`
    mailbox.unwanted.add(address)
    await ask({ address })
    await expect.poll(() => mailbox.refused.length, { timeout: 10_000 }).toBe(1)
    await nothingWaits()
    expect(mailbox.refused).toHaveLength(1)
  })

  it('is given up after a week', async () => {
    const [fresh, stale] = [await aUser(), await aUser()]
    mailbox.refuse(2)
    for (const { id } of [fresh, stale]) {
      await ask({ userId: id })
      await expect.poll(() => waiting({ userId: id, attempts: 1 }), { timeout: 10_000 }).toBe(1)
    }
    const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000)
    for (const [{ id }, createdAt] of [
      [fresh, daysAgo(6)],
      [stale, daysAgo(8)],
    ] as const) {
      await identity.database.mail.updateMany({ where: { userId: id }, data: { createdAt } })
    }
    await hurry()
    await nothingWaits()
    expect(sentTo(fresh.email)).toHaveLength(1)
    expect(sentTo(stale.email)).toHaveLength(0)
  })

  it('is not kept for a user who is gone, and goes with one who leaves', async () => {
    await ask({ userId: newId(), subject: 'to nobody' })
    const { id, email } = await aUser()
    mailbox.refuse(1)
    await ask({ userId: id })
    await expect.poll(() => waiting({ userId: id, attempts: 1 }), { timeout: 10_000 }).toBe(1)
    await identity.database.user.delete({ where: { id } })
    await nothingWaits()
    expect(sentTo(email)).toHaveLength(0)
    expect(mailbox.messages.filter((message) => message.includes('to nobody'))).toHaveLength(0)
  })
})
