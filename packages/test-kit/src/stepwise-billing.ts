import { billingService } from '@resume/proto/services'
import { developmentPrincipals } from '@resume/service-kit/context/principals'
import type { GrpcClient } from '@resume/service-kit/grpc/client'
import { type ServedService, startGrpcServer } from '@resume/service-kit/grpc/server'
import { createLogger } from '@resume/service-kit/logging/logger'

/** A moment of a call: before billing has heard of it, or after billing has done it and before its caller knows. */
export interface BillingMoment {
  method: 'ReserveCredits' | 'CommitCredits' | 'ReleaseCredits'
  when: 'before' | 'after'
}

/** A way to billing on which every call can be stopped. */
export interface StepwiseBilling {
  port: number
  /** Lets the next calls of a kind, one or so many, get as far as a moment and no further. @returns once all are there */
  stopAt(moment: BillingMoment, calls?: number): Promise<void>
  close(): Promise<void>
}

/** Serves billing's RPCs by asking billing. */
export async function startStepwiseBilling(billing: GrpcClient<object>): Promise<StepwiseBilling> {
  let stop: (BillingMoment & { calls: number; reached: () => void }) | undefined
  const pass = async (method: string, when: BillingMoment['when']) => {
    if (stop?.method !== method || stop.when !== when) return
    stop.calls -= 1
    if (stop.calls === 0) {
      stop.reached()
      stop = undefined
    }
    await new Promise(() => {})
  }
  const call = billing.call as unknown as (method: string, request: unknown) => Promise<unknown>
  const forward = (method: string) => async (request: unknown) => {
    await pass(method, 'before')
    const response = await call(method, request)
    await pass(method, 'after')
    return response
  }
  const definition = billingService.definition as unknown as ServedService['definition']
  const handlers = Object.fromEntries(Object.keys(definition).map((method) => [method, forward(method)]))
  const server = await startGrpcServer({
    principals: developmentPrincipals('billing'),
    host: '127.0.0.1',
    port: 0,
    services: [{ definition, handlers }],
    readiness: {},
    logger: createLogger({ service: 'test', level: 'silent' }),
  })
  return {
    port: server.port,
    stopAt: (moment, calls = 1) =>
      new Promise((resolve) => {
        stop = { ...moment, calls, reached: resolve }
      }),
    close: () => server.stop(0),
  }
}
