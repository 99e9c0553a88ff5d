import type { Pool } from '@resume/service-kit/database/pools'
import { AppError } from '@resume/service-kit/errors/app-error'
import { newId } from '@resume/service-kit/ids'
import { openTestPool } from '@resume/test-kit/test-database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AffiliateProgram, aPayment, openAffiliateProgram } from '../test-data/affiliate-program.ts'
import { createAffiliateClicks } from './adapters/affiliate-clicks.ts'
import { createReferral } from './use-cases/create-referral.ts'
import { recordClick } from './use-cases/record-click.ts'

let program: AffiliateProgram
let pool: Pool
beforeAll(async () => {
  program = await openAffiliateProgram()
  pool = openTestPool(program.url)
})
afterAll(() => Promise.all([program.close(), pool.end()]))

const crowd = 1_000

/**
 * Does something as a crowd would: all at once, and each again while there is no connection for it, which the service answers
 * with 503.
 * @returns what came of each: a result, or what the service said against it
 */
function allAtOnce<T>(work: (nth: number) => Promise<T>): Promise<(T | string)[]> {
  const insist = async (nth: number): Promise<T | string> => {
    try {
      return await work(nth)
    } catch (error) {
      return error instanceof AppError ? error.id : insist(nth)
    }
  }
  return Promise.all(Array.from({ length: crowd }, (_, nth) => insist(nth)))
}

describe('a thousand at once', () => {
  it('who click a link are counted once each, however often they click', async () => {
    const affiliate = await program.anAffiliate()
    const ports = { affiliates: program.ports.affiliates, clicks: createAffiliateClicks(pool) }
    const visitors = crowd / 2
    const click = (nth: number) =>
      recordClick(
        ports,
        { userId: undefined, key: String(nth % visitors) },
        { code: affiliate.code, referrerHost: undefined },
      )
    const counted = await allAtOnce(click)
    expect(counted.filter((each) => each === true)).toHaveLength(visitors)
    expect(counted.filter((each) => each === false)).toHaveLength(visitors)
    expect((await program.shown(affiliate.userId)).affiliate).toMatchObject({ clicks: visitors })
  }, 120_000)

  it('who refer one user refer that user once', async () => {
    const affiliates = [await program.anAffiliate(), await program.anAffiliate()]
    const userId = newId()
    const outcomes = await allAtOnce((nth) =>
      createReferral(program.ports, userId, { code: affiliates[nth % 2]?.code ?? '', accountCreatedAt: new Date() }),
    )
    expect(outcomes.filter((each) => each === 'already_referred')).toHaveLength(crowd - 1)
    const referrals = await Promise.all(affiliates.map(({ userId }) => program.shown(userId)))
    expect(referrals.flatMap((each) => each.referrals)).toHaveLength(1)
  }, 120_000)

  it('who withdraw the same money withdraw it once', async () => {
    const { userId, code } = await program.anAffiliate()
    const payer = await program.referred(code)
    const payment = aPayment(250_000)
    await program.keep(payer, [payment], [payment.id])
    await program.mature()
    const outcomes = await allAtOnce(() => program.withdraw(userId, 2_500))
    expect(outcomes.filter((each) => each === 'withdrawal_open')).toHaveLength(crowd - 1)
    expect((await program.shown(userId)).affiliate).toMatchObject({ availableCents: 2_500, reservedCents: 2_500 })
    expect(await program.breaches()).toEqual([])
  }, 120_000)
})
