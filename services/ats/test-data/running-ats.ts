import type { ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { AtsServiceDefinition } from '@resume/proto/generated/resume/ats/v1/AtsService'
import { atsService } from '@resume/proto/services'
import { createGrpcClient, type GrpcClient } from '@resume/service-kit/grpc/client'
import { runService } from '@resume/test-kit/running-service'

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))

/** Ats as a process of its own, as in production. */
export interface RunningAts {
  port: number
  client: GrpcClient<AtsServiceDefinition, 'ExtractText'>
  /** Everything that it has logged. */
  logged(): string
  process: ChildProcess
  stop(signal?: NodeJS.Signals): Promise<void>
}

/** Starts ats on free ports. @throws Error with what it printed when it ends before it is ready */
export async function runAts(environment: Record<string, string>): Promise<RunningAts> {
  const { ready, stop, ...service } = await runService(main, { GRPC_PORT: '0', ...environment })
  const port = Number(ready.grpcPort)
  const client = connectAts(port)
  return {
    ...service,
    port,
    client,
    stop: (signal) => {
      client.close()
      return stop(signal)
    },
  }
}

/** A client of an ats on this machine. */
export function connectAts(port: number): RunningAts['client'] {
  return createGrpcClient(atsService, { target: `127.0.0.1:${port}`, timeoutMs: 20_000 })
}
