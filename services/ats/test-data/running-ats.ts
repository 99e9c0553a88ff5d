import type { ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { AtsServiceDefinition } from '@resume/proto/generated/resume/ats/v1/AtsService'
import { atsService } from '@resume/proto/services'
import type { Principal, RequestContext } from '@resume/service-kit/context/request-context'
import { newTraceparent } from '@resume/service-kit/context/trace-context'
import { createGrpcClient, type GrpcClient } from '@resume/service-kit/grpc/client'
import { newId } from '@resume/service-kit/ids'
import { runService } from '@resume/test-kit/running-service'

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))

/** Ats as a process of its own, as in production. */
export interface RunningAts {
  client: GrpcClient<AtsServiceDefinition, 'ExtractText'>
  /** Everything that it has logged. */
  logged(): string
  process: ChildProcess
  stop(signal?: NodeJS.Signals): Promise<void>
}

/** Starts ats on free ports. @throws Error with what it printed when it ends before it is ready */
export async function runAts(environment: Record<string, string>): Promise<RunningAts> {
  const { ready, stop, ...service } = await runService(main, { GRPC_PORT: '0', ...environment })
  const client = createGrpcClient(atsService, { target: `127.0.0.1:${ready.grpcPort}`, timeoutMs: 20_000 })
  return {
    ...service,
    client,
    stop: (signal) => {
      client.close()
      return stop(signal)
    },
  }
}

/** The context of a call by a principal. */
export function as(principal: Principal): { context: RequestContext } {
  return { context: { requestId: newId(), traceparent: newTraceparent(), principal } }
}

/** A user who calls by session. */
export function aUser(userId = newId()): Principal & { userId: string } {
  return { kind: 'session', userId, sessionId: newId(), email: 'someone@example.com', emailVerified: true }
}

/** A caller without an account. */
export function anAddress(): Principal {
  return { kind: 'anonymous', addressHash: newId() }
}
