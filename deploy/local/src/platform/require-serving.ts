/**
 * Asks a service whether it is ready, as the health check of its container does, but in this process: a program of its own takes a
 * third of a second of the processor each time. What asks is only loaded once something is started.
 * @param address `host:port`
 * @param tlsDir folder of the certificates; empty when services talk in the clear
 * @throws Error when it is not
 */
export async function requireServing(address: string, tlsDir: string): Promise<void> {
  const { createHealthProbe } = await import('@resume/service-kit/grpc/health-probe')
  const { readTlsFiles } = await import('@resume/service-kit/grpc/tls')
  const probe = createHealthProbe(address, { tls: tlsDir === '' ? undefined : readTlsFiles(tlsDir), isOwnHost: true })
  try {
    if (!(await probe.isServing('ready', 3_000))) throw new Error(`${address} is not ready`)
  } finally {
    probe.close()
  }
}
