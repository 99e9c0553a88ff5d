import type { Deployable } from '../deployable.ts'

/**
 * The health check of a container, as a script of the shell; the variables of its ports count as everywhere else. With the
 * argument `alive` it asks a service only whether it runs, without its dependencies.
 */
export function healthCheckOf({
  folder,
  readyPort,
  ports,
}: Pick<Deployable, 'folder' | 'readyPort' | 'ports'>): string {
  const address = `127.0.0.1:\${${readyPort}:-${ports[readyPort]}}`
  const what =
    readyPort === 'PORT'
      ? `http "http://${address}/api/v1/health/ready"`
      : `grpc "${address}" "\${GRPC_TLS_DIR:-}" "\${1:-ready}"`
  return `#!/bin/sh\nexec node --no-warnings /app/${folder}/dist/lib/health-check.js ${what}\n`
}
