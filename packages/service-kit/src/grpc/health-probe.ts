import { Client, status } from '@grpc/grpc-js'
import { healthService } from '@resume/proto/services'
import { clientOptions } from './channel-options.ts'
import { channelCredentials, type TlsFiles } from './tls.ts'

/** Asks a service for its health, through the standard health service. */
export interface HealthProbe {
  /**
   * Whether a named check passes; the empty name asks only whether the process answers. A replica that goes while it is asked is no
   * answer: another one is asked.
   * @param timeoutMs after which the answer is no
   */
  isServing(check: string, timeoutMs?: number): Promise<boolean>
  close(): void
}

/** What a call ends with when its replica goes. */
const left: ReadonlySet<status> = new Set([status.UNAVAILABLE, status.CANCELLED])

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
  const { path, requestSerialize, responseDeserialize } = healthService.definition.Check
  const ask = (service: string, deadline: number) =>
    new Promise<boolean | undefined>((resolve) => {
      client.makeUnaryRequest(
        path,
        requestSerialize,
        responseDeserialize,
        { service },
        { deadline },
        (error, response) => {
          if (error) resolve(left.has(error.code) ? undefined : false)
          else resolve(response?.status === 'SERVING')
        },
      )
    })
  return {
    isServing: async (check, timeoutMs = 1_500) => {
      const deadline = Date.now() + timeoutMs
      return (await ask(check, deadline)) ?? (await ask(check, deadline)) ?? false
    },
    close: () => client.close(),
  }
}
