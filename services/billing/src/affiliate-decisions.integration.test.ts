import { events } from '@resume/proto/events'
import { newId } from '@resume/service-kit/ids'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AffiliateProgram, aPayment, openAffiliateProgram } from '../test-data/affiliate-program.ts'
import { updateAffiliate } from './use-cases/update-affiliate.ts'

let program: AffiliateProgram
beforeAll(async () => {
  program = await openAffiliateProgram()
})
afterAll(() => program.close())

const administrator = { userId: newId(), email: 'admin@example.com', requestId: 'a test' }

/** What the audit log is told of a subject, the oldest first. */
async function toldOf(subjectId: string) {
  const rows = await program.database.outboxEvent.findMany({
    where: { name: events.adminActed.name },
    orderBy: { id: 'asc' },
  })
  return rows
    .map(({ payload }) => events.adminActed.message.deserialize(Buffer.from(payload)))
    .filter((told) => told.subjectId === subjectId)
    .map(({ action, reason, before, after }) => ({ action, reason, before: String(before), after: String(after) }))
}

describe('a decision that was made before is told to the audit log with its reason, and changes nothing', () => {
  it('about an affiliate', async () => {
    const { id } = await program.anAffiliate()
    for (const reason of ['called back', 'checked by phone']) {
      await updateAffiliate(program.ports, administrator, id, { status: 'ACTIVE', reason })
    }
    const same = { action: 'affiliate.approve', before: '{"status":"ACTIVE"}', after: '{"status":"ACTIVE"}' }
    expect(await toldOf(id)).toEqual([
      { ...same, reason: 'called back' },
      { ...same, reason: 'checked by phone' },
    ])
  })

  it('about a withdrawal', async () => {
    const { userId, code } = await program.anAffiliate()
    const payer = await program.referred(code)
    const payment = aPayment(150_000)
    await program.keep(payer, [payment], [payment.id])
    await program.mature()
    const { id } = await program.withdraw(userId, 3_000)
    await program.settle(id, { status: 'PAID', note: 'Sent on Friday', reason: 'checked by phone' })
    await program.settle(id, { status: 'PAID', note: 'Sent again', reason: 'clicked twice' })
    const paid = '{"status":"PAID","note":"Sent on Friday"}'
    expect(await toldOf(id)).toMatchObject([
      { reason: 'checked by phone', before: '{"status":"REQUESTED","note":null}', after: paid },
      { reason: 'clicked twice', before: paid, after: paid },
    ])
    expect((await program.shown(userId)).affiliate).toMatchObject({ paidCents: 3_000, availableCents: 0 })
    expect((await program.shown(userId)).withdrawals).toMatchObject([{ status: 'PAID', note: 'Sent on Friday' }])
    expect(await program.breaches()).toEqual([])
  })
})
