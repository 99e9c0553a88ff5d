import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Deployable, deployables, root, variablesOf } from '@resume/local-stack/platform/deployables'
import { shutdownLimit } from '@resume/service-kit/process/run-process'
import { describe, expect, it } from 'vitest'
import { addressesOf, databaseVariable, shutdownSeconds } from '../../deploy/deployable.ts'
import { deployableNamed } from '../../deploy/deployables.ts'
import { defaultsOf } from './read-configuration.ts'

const each = deployables.map((deployable) => [deployable.name, deployable] as const)

/** Where a process finds another without any setting. */
const here = (name: string) => addressesOf(deployableNamed(name), (_, port) => `localhost:${port}`)

/** The values of its `.env.example`, those in comments included. */
function exampleOf({ folder }: Deployable): Record<string, string> {
  const example = readFileSync(join(root, folder, '.env.example'), 'utf8')
  return Object.fromEntries(
    [...example.matchAll(/^(?:# )?([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(([, name, value]) => [name, value]),
  )
}

describe('the manifest', () => {
  it('names every deployable of the repository, and no other', () => {
    const folders = globSync('{gateway,services/*}/package.json', { cwd: root }).map((path) => dirname(path))
    expect(folders.sort()).toEqual(deployables.map(({ folder }) => folder).sort())
  })

  it('gives out no port twice', () => {
    const ports = deployables.flatMap((deployable) => Object.values(deployable.ports))
    expect(new Set(ports).size).toBe(ports.length)
  })

  it.each(each)('says on which ports %s listens unless told otherwise', async (_, deployable) => {
    expect(await defaultsOf(deployable)).toMatchObject(deployable.ports)
    const written = Object.entries(deployable.ports).map(([variable, port]) => [variable, String(port)])
    expect(exampleOf(deployable)).toMatchObject(Object.fromEntries(written))
  })

  it.each(each)('says whom %s calls, and where it finds them', async (_, deployable) => {
    const addresses = variablesOf(deployable).filter((name) => /_(GRPC|HTTP)_URL$/.test(name))
    const expected = Object.assign({}, ...deployable.calls.map(here))
    expect([...new Set(addresses.map((name) => name.split('_')[0]?.toLowerCase()))].sort()).toEqual(
      deployable.calls.toSorted(),
    )
    const given = Object.fromEntries(Object.entries(expected).filter(([name]) => addresses.includes(name)))
    expect(await defaultsOf(deployable)).toMatchObject(given)
    expect(exampleOf(deployable)).toMatchObject(given)
  })

  it.each(each)('says which servers %s needs', (_, deployable) => {
    const read = variablesOf(deployable)
    expect({
      database: read.includes(databaseVariable(deployable)),
      redis: read.includes('REDIS_URL'),
      nats: read.includes('NATS_URL'),
      s3: read.includes('S3_ENDPOINT'),
    }).toEqual({
      database: deployable.hasDatabase,
      redis: deployable.needs.includes('redis'),
      nats: deployable.needs.includes('nats'),
      s3: deployable.needs.includes('s3'),
    })
  })

  it.each(each)(
    'gives %s settings and secrets that it reads, and as long as it takes to drain',
    async (_, deployable) => {
      const { settings, choices, secrets, drainSeconds } = deployable
      expect(variablesOf(deployable)).toEqual(
        expect.arrayContaining([...Object.keys(settings), ...Object.keys(choices), ...Object.keys(secrets)]),
      )
      const { SHUTDOWN_GRACE_MS } = (await defaultsOf(deployable)) as { SHUTDOWN_GRACE_MS: number }
      expect(drainSeconds * 1000).toBeGreaterThanOrEqual(SHUTDOWN_GRACE_MS)
      expect(shutdownSeconds(deployable) * 1000).toBe(shutdownLimit(drainSeconds * 1000))
    },
  )
})
