import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Deployable, deployables, root } from '@resume/local-stack/platform/deployables'
import { describe, expect, it } from 'vitest'

/** The one Dockerfile, for a deployable. */
function patternFor({ name, folder, ports, readyPort }: Deployable): string {
  const template = readFileSync(join(root, 'gateway/Dockerfile'), 'utf8')
  const port = ports[readyPort]
  const check =
    readyPort === 'PORT'
      ? `http "http://127.0.0.1:\${PORT:-${port}}/api/v1/health/ready"`
      : `grpc "127.0.0.1:\${${readyPort}:-${port}}"`
  return template
    .replace('gateway/Dockerfile --tag resume/gateway', `${folder}/Dockerfile --tag resume/${name}`)
    .replace('ARG DEPLOYABLE=gateway', `ARG DEPLOYABLE=${folder}`)
    .replace(/^EXPOSE .*$/m, `EXPOSE ${Object.values(ports).join(' ')}`)
    .replace(/health-check\.ts .*$/m, () => `health-check.ts ${check}`)
}

describe('images', () => {
  it('exist for every process of the local stack, and for no other', () => {
    const folders = globSync('{gateway,services/*}/Dockerfile', { cwd: root }).map((path) => dirname(path))
    expect(folders.sort()).toEqual(deployables.map(({ folder }) => folder).sort())
  })

  it.each(deployables.map((each) => [each.name, each] as const))(
    '%s has the one Dockerfile, with its own folder and ports',
    (_, each) => {
      expect(readFileSync(join(root, each.folder, 'Dockerfile'), 'utf8')).toBe(patternFor(each))
    },
  )
})
