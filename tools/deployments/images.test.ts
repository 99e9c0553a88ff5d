import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { deployables, root } from '@resume/local-stack/platform/deployables'
import { describe, expect, it } from 'vitest'
import { backupImage } from '../../deploy/deployables.ts'
import { healthCheckOf } from '../../deploy/docker/health-check.ts'
import { closureOf, isShipped, readWorkspaces } from '../../deploy/docker/workspaces.ts'

/** Whether a file is copied: it and each folder that it is in, from the workspace down. */
function isCopied(file: string, dir: string): boolean {
  const parts = relative(dir, file).split('/')
  return parts.every((_, index) => isShipped(join(dir, ...parts.slice(0, index + 1))))
}

/** Files of an image that a module of it imports by a path and that are not in it. */
function missingIn(folder: string): string[] {
  const missing = new Set<string>()
  for (const { dir } of closureOf(readWorkspaces(root), [folder])) {
    const shipped = globSync(`${dir}/src/**/*.ts`, { cwd: root }).filter((file) => isCopied(file, dir))
    for (const file of shipped) {
      const source = readFileSync(join(root, file), 'utf8')
      for (const [, path = ''] of source.matchAll(/^(?:import|export|\}) .*from '(\.{1,2}\/[^']+)'$/gm)) {
        const target = join(dirname(file), path)
        if (target.startsWith(`${dir}/`) && !isCopied(target, dir)) missing.add(target)
      }
    }
  }
  return [...missing]
}

describe('images', () => {
  it.each([...deployables.map(({ folder }) => folder), backupImage.folder])(
    '%s finds every file that it imports',
    (folder) => expect(missingIn(folder)).toEqual([]),
  )

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
