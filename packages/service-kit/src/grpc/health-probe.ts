import { Client } from '@grpc/grpc-js'
import { clientOptions } from './channel-options.ts'
import { healthService } from './health.ts'
import { channelCredentials, type TlsFiles } from './tls.ts'

/** Asks a service for its health, through the standard health service. */
export interface HealthProbe {
  /**
   * Whether a named check passes; the empty name asks only whether the process answers.
   * @param timeoutMs after which the answer is no
   */
  isServing(check: string, timeoutMs?: number): Promise<boolean>
  close(): void
}

/**
 * Makes a probe of one service; it keeps its connection.
 * @param target `host:port`
 * @param options.tls certificates, where the service has some
 * @param options.isOwnHost whether the process asks its own host; see {@link channelCredentials}
 */
export function createHealthProbe(
  target: string,
  options: { tls?: TlsFiles | undefined; isOwnHost?: boolean } = {},
): HealthProbe {
  const client = new Client(target, channelCredentials(options.tls, options), clientOptions)
  const method = healthService.check ?? healthService.Check
  if (!method) throw new Error('The health service has no check')
  return {
    isServing: (check, timeoutMs = 1_500) =>
      new Promise((resolve) => {
        client.makeUnaryRequest(
          method.path,
          method.requestSerialize,
          method.responseDeserialize as (bytes: Buffer) => { status: string | number },
          { service: check },
          { deadline: Date.now() + timeoutMs },
          (error, response) => resolve(!error && (response?.status === 'SERVING' || response?.status === 1)),
        )
      }),
    close: () => client.close(),
  }
}
