import { answerCompletion } from '@resume/model-double/double'
import type { BillingServiceDefinition } from '@resume/proto/generated/resume/billing/v1/BillingService'
import { billingService } from '@resume/proto/services'
import { createGrpcClient, type GrpcClient } from '@resume/service-kit/grpc/client'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import type { PaidRun } from '../src/generated/prisma/client.ts'
import { askForAnalysis, type GivenAnalysis } from './paid-calls.ts'
import { paidJob, paidResume, saidAnalysis } from './paid-examples.ts'
import { paidWorkOn } from './paid-work-on.ts'
import type { RunningAts } from './running-ats.ts'
import { keptPaidAts, type PayingCaller, type RunningPaidAts } from './running-paid-ats.ts'

/** An AI that waits for the test. */
export interface SilentModel {
  /** Resolves once it has been asked. */
  asked: Promise<void>
  answer(): void
  /** Resolves once nobody waits for it any more. */
  leftAlone: Promise<void>
}

/** What tests of paid runs do with the platform. */
export interface PaidAtsUnderTest {
  readonly paid: RunningPaidAts
  analyze(caller: PayingCaller, more?: object, ats?: RunningAts): Promise<GivenAnalysis>
  /** Waits until a wallet is like this and nothing is put aside. */
  expectBalance(caller: PayingCaller, balance: number): Promise<void>
  runsOf(caller: PayingCaller): Promise<PaidRun[]>
  /** As if so much time had passed for whoever holds a run. */
  letHoldersLapse(caller: PayingCaller): Promise<unknown>
  /** The job that settles, without its schedule, behind the gate. */
  settle(): Promise<number>
  silentModel(): SilentModel
}

/** The ats of this worker, with billing and a double of the AI, before the tests of a file. */
export function usePaidAts(): PaidAtsUnderTest {
  let paid: RunningPaidAts
  let behindGate: GrpcClient<BillingServiceDefinition>
  beforeAll(async () => {
    paid = await keptPaidAts()
    behindGate = createGrpcClient(billingService, { target: `127.0.0.1:${paid.gate.port}`, timeoutMs: 5_000 })
  })
  afterAll(() => behindGate.close())
  beforeEach(async () => {
    paid.model.answers(saidAnalysis)
    paid.gate.open()
    await billingIsReached()
    paid.model.seen.length = 0
  })
  /** A test that shut the gate leaves ats waiting for some time before it looks again. */
  const billingIsReached = async () => {
    for (const until = Date.now() + 20_000; Date.now() < until; ) {
      const { call } = await paid.aUserWith(3)
      const { aiStatus } = await askForAnalysis(paid.ats, { text: paidResume }, call)
      if (aiStatus === 'ok') return
    }
    throw new Error('ats does not reach billing')
  }
  return {
    get paid() {
      return paid
    },
    analyze: ({ call }, more = {}, ats = paid.ats) =>
      askForAnalysis(ats, { text: paidResume, jobDescription: paidJob, ...more }, call),
    expectBalance: async (caller, balance) => {
      await expect.poll(() => paid.walletOf(caller), { timeout: 10_000 }).toEqual({ balance, reserved: 0 })
    },
    runsOf: ({ userId }) => paid.database.paidRun.findMany({ where: { userId } }),
    letHoldersLapse: ({ userId }) =>
      paid.database.paidRun.updateMany({ where: { userId }, data: { leasedUntil: new Date(0) } }),
    settle: () => paidWorkOn(paid.database, behindGate).paidWork.settleLapsed(1_000),
    silentModel: () => {
      const asked = Promise.withResolvers<void>()
      const answer = Promise.withResolvers<void>()
      const leftAlone = Promise.withResolvers<void>()
      paid.model.answer = async (_request, response) => {
        asked.resolve()
        response.once('close', leftAlone.resolve)
        await answer.promise
        answerCompletion(response, saidAnalysis)
      }
      return { asked: asked.promise, answer: answer.resolve, leftAlone: leftAlone.promise }
    },
  }
}
