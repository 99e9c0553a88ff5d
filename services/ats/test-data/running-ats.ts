import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { AtsServiceDefinition } from '@resume/proto/generated/resume/ats/v1/AtsService'
import { atsService } from '@resume/proto/services'
import type { Principal, RequestContext } from '@resume/service-kit/context/request-context'
import { newTraceparent } from '@resume/service-kit/context/trace-context'
import { createGrpcClient, type GrpcClient } from '@resume/service-kit/grpc/client'
import { newId } from '@resume/service-kit/ids'

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
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'test',
      HOST: '127.0.0.1',
      GRPC_PORT: '0',
      METRICS_PORT: '0',
      SHUTDOWN_GRACE_MS: '500',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const lines: string[] = []
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.stderr.on('data', (text) => lines.push(String(text)))
  const port = await new Promise<number>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      lines.push(line)
      const { grpcPort } = JSON.parse(line)
      if (grpcPort) resolve(grpcPort)
    })
    child.once('exit', () => reject(new Error(`ats ended:\n${lines.join('\n')}`)))
  })
  const client = createGrpcClient(atsService, { target: `127.0.0.1:${port}`, timeoutMs: 20_000 })
  return {
    client,
    process: child,
    logged: () => lines.join('\n'),
    stop: async (signal = 'SIGTERM') => {
      client.close()
      child.kill(signal)
      await ended
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
