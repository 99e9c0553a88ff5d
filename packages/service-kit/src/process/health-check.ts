/**
 * Health check for containers, without curl: `node health-check.ts grpc HOST:PORT [FOLDER OF CERTIFICATES] [ready|alive]` or
 * `node health-check.ts http URL`. Ends with 0 when the process behind the address is ready (or, with `alive`, when it
 * runs at all), else with 1. It runs every few seconds, so that it loads only what it needs.
 */
const [kind, address = '', tlsDir = '', question = 'ready'] = process.argv.slice(2)

async function isHealthy(): Promise<boolean> {
  if (kind === 'grpc') {
    const { createHealthProbe } = await import('../grpc/health-probe.ts')
    const { readTlsFiles } = await import('../grpc/tls.ts')
    const tls = tlsDir === '' ? undefined : readTlsFiles(tlsDir)
    return createHealthProbe(address, { tls, isOwnHost: true }).isServing(question === 'alive' ? '' : 'ready', 3_000)
  }
  const response = await fetch(address, { signal: AbortSignal.timeout(3_000) })
  return response.ok
}

const healthy = await isHealthy().catch(() => false)
process.exit(healthy ? 0 : 1)
