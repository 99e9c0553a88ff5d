import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deployables, root, variablesOf } from '@resume/local-stack/platform/deployables'
import { describe, expect, it } from 'vitest'
import { type ComposeService, readComposeFile } from '../compose/compose-file.ts'
import { composeBreaches } from './compose-breaches.ts'
import { interpolate, referencesIn } from './compose-variables.ts'

type Services = Record<string, ComposeService>

/** The services of the file, changed. */
function changed(change: (services: Services) => void): Services {
  const services = structuredClone(readComposeFile(root))
  change(services)
  return services
}

function service(services: Services, name: string): ComposeService & { environment: Record<string, string> } {
  const found = services[name]
  if (!found) throw new Error(`${name} is no service`)
  found.environment ??= {}
  return found as ComposeService & { environment: Record<string, string> }
}

const wrong: [string, (services: Services) => void][] = [
  ['ats: is no service', (all) => delete all.ats],
  [
    'ats: NOBODY_READS_THIS is given, but not read or not to be changed',
    (all) => (service(all, 'ats').environment.NOBODY_READS_THIS = '1'),
  ],
  [
    'ats: GRPC_PORT is given, but not read or not to be changed',
    (all) => (service(all, 'ats').environment.GRPC_PORT = '9363'),
  ],
  ['ats: SCAN_THREADS is not given', (all) => delete service(all, 'ats').environment.SCAN_THREADS],
  ['ats: ATS_DATABASE_URL is required', (all) => (service(all, 'ats').environment.ATS_DATABASE_URL = '')],
  [
    'gateway: API_KEY_HASH_SECRET is required in production',
    (all) => (service(all, 'gateway').environment.API_KEY_HASH_SECRET = ''),
  ],
  ['gateway: ATS_GRPC_URL is not ats:9363', (all) => (service(all, 'gateway').environment.ATS_GRPC_URL = 'ats:9361')],
  ['gateway: publishes nothing', (all) => (service(all, 'gateway').ports = [])],
  ['ats: publishes 9363', (all) => (service(all, 'ats').ports = ['9363:9363'])],
  ['redis: publishes a port', (all) => (service(all, 'redis').ports = ['6379:6379'])],
  ['ats: does not wait for ats-migrate', (all) => (service(all, 'ats').depends_on = {})],
  ['ats: ats-migrate does not run its image', (all) => (service(all, 'ats-migrate').image = 'resume/ats:other')],
  ['ats: no service builds its image from services/ats', (all) => delete service(all, 'ats-migrate').build],
  [
    'ats: ATS_DATABASE_URL does not lead to its database as its user',
    (all) => (service(all, 'ats').environment.ATS_DATABASE_URL = 'postgresql://postgres:x@postgres:5432/ats'),
  ],
  ['ats: nobody creates its database', (all) => (service(all, 'databases').environment.DATABASES = 'identity')],
  ['ats: its image may come from a registry', (all) => delete service(all, 'ats').pull_policy],
  ['ats: a release is never pulled', (all) => (service(all, 'ats').pull_policy = 'never')],
  ['ats: its image cannot be that of a release', (all) => (service(all, 'ats').image = 'resume/ats:local')],
  ['ats: it is killed before it has ended', (all) => (service(all, 'ats').stop_grace_period = '65s')],
  ['archive: is no deployable of the manifest', (all) => (all.archive = { image: 'resume/archive:local' })],
  [
    'gateway: waits for ats to be service_started, not service_healthy',
    (all) => (service(all, 'gateway').depends_on = { ats: { condition: 'service_started' } }),
  ],
  ['nats: its health is not checked', (all) => delete service(all, 'nats').healthcheck],
]

describe('docker-compose.yml', () => {
  it('runs every deployable of the manifest, with every variable that it reads and no other', async () => {
    expect(await composeBreaches(readComposeFile(root), deployables)).toEqual([])
  })

  it.each(wrong)('would be refused with %s', async (line, change) => {
    expect(await composeBreaches(changed(change), deployables)).toContain(line)
  })

  it('refers only to variables that an example explains, and the example only to variables that it refers to', () => {
    const files = ['docker-compose.yml', 'compose.caddy.yml']
    const referred = referencesIn(files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n'))
    const example = readFileSync(join(root, 'deploy/docker/.env.example'), 'utf8')
    const explained = [...example.matchAll(/^(?:# )?([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name)
    const read = new Set(deployables.flatMap(variablesOf))
    expect(referred.filter((name) => !read.has(name) && !explained.includes(name))).toEqual([])
    expect(explained.filter((name) => !referred.includes(name ?? ''))).toEqual([])
  })
})

describe('variables of a compose file', () => {
  it.each([
    [`\${A}`, { A: 'x' }, 'x'],
    [`\${A:-y}/\${B:-z}`, { A: 'x' }, 'x/z'],
    [`\${A:-y}`, { A: '' }, 'y'],
    [`\${A}`, {}, ''],
  ])('%s with %o is %s', (text, values, result) => expect(interpolate(text, values)).toBe(result))
})
