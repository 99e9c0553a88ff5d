import { answerCompletion, answerRefusal } from '@resume/model-double/double'
import type { AnalyzeResumeResponseOutput } from '@resume/proto/generated/resume/ats/v1/AnalyzeResumeResponse'
import { billingService } from '@resume/proto/services'
import { AppError } from '@resume/service-kit/errors/app-error'
import { createGrpcClient } from '@resume/service-kit/grpc/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paidResume, saidAnalysis } from '../test-data/paid-examples.ts'
import { paidWorkOn } from '../test-data/paid-work-on.ts'
import type { RunningAts } from '../test-data/running-ats.ts'
import { type PayingCaller, type RunningPaidAts, runPaidAts } from '../test-data/running-paid-ats.ts'

const seed = 20_261_121
const requests = 80
const credits = 400

let paid: RunningPaidAts

beforeAll(async () => {
  /** What is put aside comes back soon enough for the end of the test, and in the middle of some work. */
  paid = await runPaidAts(
    { AI_ANALYSIS_TIMEOUT_MS: '800' },
    { CREDIT_RESERVATION_MS: '2000', BILLING_SWEEP_INTERVAL_MS: '100' },
  )
})
afterAll(() => paid.stop())

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
function randomNumbers(state: number): () => number {
  let now = state
  return () => {
    now = (now + 0x6d2b79f5) | 0
    let mixed = Math.imul(now ^ (now >>> 15), 1 | now)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

describe('a storm of requests, faults and killed processes', () => {
  it('charges exactly for the comments that were given, each once', { timeout: 120_000 }, async () => {
    const random = randomNumbers(seed)
    const caller = await paid.aSubscriberWith(credits)
    misbehave(random)
    let victim = await paid.another()
    const given = new Map<string, AnalyzeResumeResponseOutput>()
    const contradictions: string[] = []
    const note = (requestId: string, answer: AnalyzeResumeResponseOutput | undefined) => {
      if (!answer) return
      const known = given.get(requestId)
      if (known && String(known.ai) + known.creditsSpent !== String(answer.ai) + answer.creditsSpent) {
        contradictions.push(requestId)
      }
      given.set(requestId, answer)
    }

    const ids = Array.from({ length: requests }, (_, index) => `storm-${index}`)
    for (let at = 0; at < ids.length; at += 8) {
      const killed = random() < 0.5
      const calls = ids.slice(at, at + 8).flatMap((requestId) =>
        [paid.ats, victim].map(async (ats) => {
          const hangsUpAfterMs = random() < 0.2 ? Math.floor(random() * 400) : undefined
          note(requestId, await call(ats, caller, requestId, hangsUpAfterMs))
        }),
      )
      if (killed) {
        await victim.stop('SIGKILL')
        victim = await paid.another()
      }
      if (random() < 0.2) paid.gate.shut()
      await Promise.all(calls)
      paid.gate.open()
    }
    await victim.stop()
    paid.model.answers(saidAnalysis)

    await paid.database.paidRun.updateMany({ data: { leasedUntil: new Date(0) } })
    await settled()
    for (const requestId of ids) {
      await expect
        .poll(
          async () => {
            const answer = await call(paid.ats, caller, requestId)
            note(requestId, answer)
            return answer !== undefined
          },
          { timeout: 20_000 },
        )
        .toBe(true)
    }
    await paid.database.paidRun.updateMany({ data: { leasedUntil: new Date(0) } })
    await settled()

    expect(contradictions).toEqual([])
    const spent = [...given.values()].reduce((sum, { creditsSpent }) => sum + creditsSpent, 0)
    const commented = [...given.values()].filter(({ aiStatus }) => aiStatus === 'ok')
    expect(given.size).toBe(requests)
    expect(commented.length).toBeGreaterThan(0)
    expect(commented.length).toBeLessThan(requests)
    expect(spent).toBe(commented.length)
    await expect
      .poll(() => paid.walletOf(caller), { timeout: 20_000 })
      .toEqual({ balance: credits - spent, reserved: 0 })
  })
})

/** Calls, and hangs up after some time where that is said. @returns nothing when no answer came */
async function call(
  ats: RunningAts,
  { call }: PayingCaller,
  requestId: string,
  hangsUpAfterMs?: number,
): Promise<AnalyzeResumeResponseOutput | undefined> {
  const gone = new AbortController()
  const timer =
    hangsUpAfterMs === undefined ? undefined : setTimeout(() => gone.abort(new AppError('caller_gone')), hangsUpAfterMs)
  const context = { ...call.context, signal: gone.signal }
  try {
    return await ats.client.call('AnalyzeResume', { text: paidResume, requestId }, { ...call, context })
  } catch (error) {
    if (error instanceof AppError && ['unavailable', 'conflict'].includes(error.code)) return undefined
    throw error
  } finally {
    clearTimeout(timer)
  }
}

/** From now on the AI does what it likes. */
function misbehave(random: () => number): void {
  paid.model.answer = (_request, response) => {
    const mood = random()
    if (mood < 0.1) answerRefusal(response)
    else if (mood < 0.2) response.destroy()
    else if (mood < 0.3) answerCompletion(response, 'garbage')
    else if (mood < 0.35) return
    else {
      /** Billing is away just when the answer is there, or a moment later. */
      if (mood < 0.6) {
        paid.gate.shut()
        setTimeout(paid.gate.open, Math.floor(mood * 1_000))
      }
      setTimeout(() => answerCompletion(response, saidAnalysis), mood < 0.5 ? 0 : Math.floor(mood * 400))
    }
  }
}

/** Settles until nothing is left to be settled. */
async function settled(): Promise<void> {
  const billing = createGrpcClient(billingService, { target: `127.0.0.1:${paid.gate.port}` })
  const { paidWork } = paidWorkOn(paid.database, billing)
  await expect
    .poll(
      async () => {
        await paid.database.paidRun.updateMany({
          where: { state: { in: ['answered', 'owed'] } },
          data: { leasedUntil: new Date(0) },
        })
        return paidWork.settleLapsed(1_000)
      },
      { timeout: 20_000 },
    )
    .toBe(0)
  billing.close()
}
