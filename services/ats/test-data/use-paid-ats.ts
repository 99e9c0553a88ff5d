import { answerCompletion } from '@resume/model-double/double'
import type { AnalyzeResumeResponseOutput } from '@resume/proto/generated/resume/ats/v1/AnalyzeResumeResponse'
import type { BillingServiceDefinition } from '@resume/proto/generated/resume/billing/v1/BillingService'
import { billingService } from '@resume/proto/services'
import { createGrpcClient, type GrpcClient } from '@resume/service-kit/grpc/client'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { createRunStore } from '../src/adapters/ai-runs.ts'
import { createCredits } from '../src/adapters/credits.ts'
import { settleRuns } from '../src/domain/ai/paid-runs.ts'
import type { AiRun } from '../src/generated/prisma/client.ts'
import { paidJob, paidResume, saidAnalysis } from './paid-examples.ts'
import type { RunningAts } from './running-ats.ts'
import { type PayingCaller, type RunningPaidAts, runPaidAts } from './running-paid-ats.ts'

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
  analyze(caller: PayingCaller, more?: object, ats?: RunningAts): Promise<AnalyzeResumeResponseOutput>
  /** Waits until a wallet is like this and nothing is put aside. */
  expectBalance(caller: PayingCaller, balance: number): Promise<void>
  runsOf(caller: PayingCaller): Promise<AiRun[]>
  /** As if so much time had passed for whoever holds a run. */
  letHoldersLapse(caller: PayingCaller): Promise<unknown>
  /** The job that settles, without its schedule, behind the gate. */
  settle(): Promise<number>
  silentModel(): SilentModel
}

/** Starts ats with billing and a double of the AI before the tests of a file, and ends all after them. */
export function usePaidAts(): PaidAtsUnderTest {
  let paid: RunningPaidAts
  let behindGate: GrpcClient<BillingServiceDefinition>
  beforeAll(async () => {
    paid = await runPaidAts()
    behindGate = createGrpcClient(billingService, { target: `127.0.0.1:${paid.gate.port}`, timeoutMs: 5_000 })
  })
  afterAll(async () => {
    behindGate.close()
    await paid.stop()
  })
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
      const { aiStatus } = await paid.ats.client.call('AnalyzeResume', { text: paidResume }, call)
      if (aiStatus === 'ok') return
    }
    throw new Error('ats does not reach billing')
  }
  return {
    get paid() {
      return paid
    },
    analyze: ({ call }, more = {}, ats = paid.ats) =>
      ats.client.call('AnalyzeResume', { text: paidResume, jobDescription: paidJob, ...more }, call),
    expectBalance: async (caller, balance) => {
      await expect.poll(() => paid.walletOf(caller), { timeout: 10_000 }).toEqual({ balance, reserved: 0 })
    },
    runsOf: ({ userId }) => paid.database.aiRun.findMany({ where: { userId } }),
    letHoldersLapse: ({ userId }) =>
      paid.database.aiRun.updateMany({ where: { userId }, data: { heldUntil: new Date(0) } }),
    settle: () => {
      const store = createRunStore(paid.database)
      return settleRuns({ store, credits: createCredits(behindGate), now: () => new Date() }, 1_000)
    },
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
