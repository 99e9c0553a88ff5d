import { type Deployable, deployables } from '@resume/local-stack/platform/deployables'
import { publicFirst } from '../../../deploy/deployables.ts'
import type { GeneratedFile } from '../generated-file.ts'
import { fileWithRegions } from './region.ts'

/** Young objects' space of a process on a small server, in MB: the default takes some 30 MB more and is a little faster. */
const youngMb = 4

/** What Node is told of the memory that it may take, on a small server. */
export function memoryOptions({ small }: Pick<Deployable, 'small'>): string {
  return `--max-old-space-size=${small.heapMb} --max-semi-space-size=${youngMb}`
}

/** The most that a database's migrations may take, in MB; they run before the services. */
const migrationMb = 192

/**
 * Whether a container is healthy, as its shell finds out: the check of the image is a Node of its own, and takes some 40 MB of
 * the container's memory every ten seconds. A service counts as ready once it listens.
 */
function healthCheckOf({ readyPort, ports }: Deployable): string {
  const place = `/dev/tcp/127.0.0.1/${ports[readyPort]}`
  const ask = String.raw`printf 'GET /api/v1/health/ready HTTP/1.0\r\n\r\n' >&3; head -n 1 <&3 | grep -q ' 200 '`
  return readyPort === 'PORT' ? `exec 3<>${place}; ${ask}` : `: < ${place}`
}

/** The limits in compose.small.yml. */
export function smallCompose(): GeneratedFile {
  const limits = publicFirst.map((deployable) => {
    const variables = { NODE_OPTIONS: memoryOptions(deployable), ...deployable.small.settings }
    return [
      `  ${deployable.name}:`,
      `    mem_limit: ${deployable.small.memoryMb}m`,
      `    memswap_limit: ${deployable.small.memoryMb}m`,
      '    healthcheck:',
      '      test:',
      ...['CMD', 'bash', '-c', `"${healthCheckOf(deployable)}"`].map((word) => `        - ${word}`),
      '    environment:',
      ...Object.entries(variables).map(([name, value]) => `      ${name}: "${value}"`),
    ].join('\n')
  })
  const migrations = deployables
    .filter(({ hasDatabase }) => hasDatabase)
    .map(({ name }) => `  ${name}-migrate: { mem_limit: ${migrationMb}m }`)
  return fileWithRegions('compose.small.yml', { limits: [...limits, ...migrations].join('\n') })
}
