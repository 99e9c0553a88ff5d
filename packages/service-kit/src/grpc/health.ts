import { type handleUnaryCall, status, type UntypedServiceImplementation } from '@grpc/grpc-js'
import type { HealthCheckRequestOutput } from '@resume/proto/generated/grpc/health/v1/HealthCheckRequest'
import type { HealthCheckResponse } from '@resume/proto/generated/grpc/health/v1/HealthCheckResponse'

/** Named checks of a service's dependencies. A check resolves when its dependency answers and rejects when it does not. */
export type Readiness = Record<string, () => Promise<unknown>>

/** Time within which a check must answer, in milliseconds. */
const checkTimeout = 1_000

/**
 * Handlers of the health service. The empty service name asks for liveness and answers SERVING while the process runs;
 * `ready` runs every check; a check's own name runs that one. Concurrent requests share one run.
 */
export function healthHandlers(readiness: Readiness): UntypedServiceImplementation {
  const running = new Map<string, Promise<void>>()
  const runOnce = (name: string, check: () => Promise<unknown>) => {
    const current = running.get(name)
    if (current) return current
    const run = withTimeout(check()).finally(() => running.delete(name))
    running.set(name, run)
    return run
  }
  const check: handleUnaryCall<HealthCheckRequestOutput, HealthCheckResponse> = (call, done) => {
    const name = call.request.service
    const wanted = name === '' ? [] : Object.entries(readiness).filter(([key]) => name === 'ready' || name === key)
    if (name !== '' && name !== 'ready' && wanted.length === 0) {
      done({ code: status.NOT_FOUND, details: `No check is named ${name}` })
      return
    }
    Promise.all(wanted.map(([key, run]) => runOnce(key, run))).then(
      () => done(null, { status: 'SERVING' }),
      () => done(null, { status: 'NOT_SERVING' }),
    )
  }
  return {
    Check: check,
    Watch: (call: { emit(event: 'error', error: { code: status; details: string }): void }) =>
      call.emit('error', { code: status.UNIMPLEMENTED, details: 'Watch is not offered; use Check' }),
  }
}

async function withTimeout(check: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The check took too long')), checkTimeout)
  })
  try {
    await Promise.race([check, late])
  } finally {
    clearTimeout(timer)
  }
}
