import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deployables, root } from '@resume/local-stack/platform/deployables'
import { describe, expect, it } from 'vitest'
import { healthCheckOf } from '../../deploy/docker/health-check.ts'

describe('images', () => {
  it('are all built from one Dockerfile, which checks their health', () => {
    expect(globSync('{gateway,services/*,deploy/*,packages/*}/Dockerfile', { cwd: root })).toEqual([
      'deploy/docker/Dockerfile',
    ])
    expect(readFileSync(join(root, 'deploy/docker/Dockerfile'), 'utf8')).toMatch(/^HEALTHCHECK .*health-check\.sh$/m)
  })

  it.each(deployables.map((each) => [each.name, each] as const))('%s is asked on its own port', (_, deployable) => {
    const { readyPort, ports } = deployable
    expect(healthCheckOf(deployable)).toContain(`127.0.0.1:\${${readyPort}:-${ports[readyPort]}}`)
  })

  it('ask a service over gRPC, and the gateway over HTTP', () => {
    expect(healthCheckOf({ folder: 'services/one', readyPort: 'GRPC_PORT', ports: { GRPC_PORT: 1 } })).toMatch(
      / grpc "127\.0\.0\.1:.* "\$\{1:-ready\}"$/m,
    )
    expect(healthCheckOf({ folder: 'gateway', readyPort: 'PORT', ports: { PORT: 1 } })).toContain(
      '/api/v1/health/ready"',
    )
  })
})
