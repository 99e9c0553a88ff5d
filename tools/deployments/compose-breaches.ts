import { type Deployable, shutdownSeconds, variablesOf } from '@resume/local-stack/platform/deployables'
import type { ComposeService } from '../compose/compose-file.ts'
import { interpolate } from './compose-variables.ts'
import { complaintsAbout } from './read-configuration.ts'

/** What an operator sets for production, beside the address. */
const productionVariables = {
  NODE_ENV: 'production',
  AUTH_SECRET: 'a'.repeat(32),
  API_KEY_HASH_SECRET: 'b'.repeat(32),
  PRINCIPAL_KEYS: 'c'.repeat(32),
  SMTP_URL: 'smtp://mail.example.com:587',
  MAIL_FROM: 'Resume Platform <no-reply@example.com>',
  BASE_URL: 'https://api.example.com',
  APP_ORIGINS: 'https://app.example.com',
}

/**
 * Holds a compose file against the manifest.
 * @returns every disagreement, as `service: what is wrong`
 */
export async function composeBreaches(
  services: Record<string, ComposeService>,
  deployables: Deployable[],
): Promise<string[]> {
  const each = await Promise.all(deployables.map((deployable) => deployableBreaches(services, deployables, deployable)))
  return [...each.flat(), ...strangers(services, deployables), ...orderBreaches(services)]
}

async function deployableBreaches(
  services: Record<string, ComposeService>,
  deployables: Deployable[],
  deployable: Deployable,
): Promise<string[]> {
  const { name } = deployable
  const service = services[name]
  if (!service) return [`${name}: is no service`]
  const lines = [
    ...variableBreaches(service, deployable),
    ...addressBreaches(service, deployables),
    ...imageBreaches(services, deployable),
    ...portBreaches(service, deployable),
    ...(deployable.hasDatabase ? databaseBreaches(services, deployable) : []),
  ]
  for (const values of [{}, productionVariables])
    lines.push(...(await complaintsAbout(deployable, given(service, values))))
  return [...new Set(lines)].map((line) => `${name}: ${line}`)
}

function given({ environment = {} }: ComposeService, values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(environment).map(([name, text]) => [name, interpolate(text, values)]))
}

/** Ports and the address to listen on are fixed inside a container; every other variable can be set. */
function variableBreaches({ environment = {} }: ComposeService, deployable: Deployable): string[] {
  const read = variablesOf(deployable)
  const fixed = ['HOST', ...Object.keys(deployable.ports)]
  return [
    ...Object.keys(environment)
      .filter((name) => !read.includes(name) || fixed.includes(name))
      .map((name) => `${name} is given, but not read or not to be changed`),
    ...read.filter((name) => !fixed.includes(name) && !(name in environment)).map((name) => `${name} is not given`),
  ]
}

/** `IDENTITY_GRPC_URL` and its like lead to the service of that name and to the port that it listens on. */
function addressBreaches({ environment = {} }: ComposeService, deployables: Deployable[]): string[] {
  return deployables.flatMap(({ name, ports }) => {
    const prefix = name.toUpperCase()
    const addresses = {
      [`${prefix}_GRPC_URL`]: `${name}:${ports.GRPC_PORT}`,
      [`${prefix}_HTTP_URL`]: `http://${name}:${ports.AUTH_HTTP_PORT}`,
    }
    return Object.entries(addresses)
      .filter(([variable, address]) => variable in environment && environment[variable] !== address)
      .map(([variable, address]) => `${variable} is not ${address}`)
  })
}

/** What `.env` says on a server that runs a release. */
const release = { IMAGE_REGISTRY: 'registry.example.com/resume', IMAGE_TAG: '1.2.3', IMAGE_PULL_POLICY: 'missing' }

const dockerfile = 'deploy/docker/Dockerfile'

function imageBreaches(services: Record<string, ComposeService>, deployable: Deployable): string[] {
  const { name, folder } = deployable
  const image = services[name]?.image ?? ''
  const builds = Object.values(services).some(
    ({ build, ...each }) =>
      each.image === image && build?.dockerfile === dockerfile && build.args?.DEPLOYABLE === folder,
  )
  return [
    ...(interpolate(image) === `resume/${name}:local` ? [] : [`its image is not resume/${name}`]),
    ...(interpolate(image, release) === `registry.example.com/resume/${name}:1.2.3`
      ? []
      : ['its image cannot be that of a release']),
    ...(builds ? [] : [`no service builds its image from ${folder}`]),
    ...(services[name]?.healthcheck?.disable ? ['its health is not checked'] : []),
    ...(services[name]?.read_only ? [] : ['it can write to its root file system']),
    ...(interpolate(services[name]?.pull_policy ?? '') === 'never' ? [] : ['its image may come from a registry']),
    ...(interpolate(services[name]?.pull_policy ?? '', release) === 'missing' ? [] : ['a release is never pulled']),
    ...(Number.parseInt(services[name]?.stop_grace_period ?? '10', 10) > shutdownSeconds(deployable)
      ? []
      : ['it is killed before it has ended']),
  ]
}

function portBreaches({ ports = [] }: ComposeService, deployable: Deployable): string[] {
  const wanted = deployable.name === 'gateway' ? [String(deployable.ports.PORT)] : []
  const published = ports.map((port) => interpolate(port).split(':').at(-1))
  return published.join() === wanted.join() ? [] : [`publishes ${published.join() || 'nothing'}`]
}

const ownDatabase = (name: string) =>
  new RegExp(`^postgresql://${name}:\\$\\{${name.toUpperCase()}_DATABASE_PASSWORD:-[^}]+\\}@postgres:5432/${name}$`)

function databaseBreaches(services: Record<string, ComposeService>, { name }: Deployable): string[] {
  const variable = `${name.toUpperCase()}_DATABASE_URL`
  const url = services[name]?.environment?.[variable] ?? ''
  const migration = services[`${name}-migrate`]
  return [
    ...(ownDatabase(name).test(url) ? [] : [`${variable} does not lead to its database as its user`]),
    ...(services.databases?.environment?.DATABASES?.split(' ').includes(name) ? [] : ['nobody creates its database']),
    ...(migration?.image === services[name]?.image ? [] : [`${name}-migrate does not run its image`]),
    ...(migration?.environment?.[variable] === url ? [] : [`${name}-migrate brings another database up to date`]),
    ...(services[name]?.depends_on?.[`${name}-migrate`] ? [] : [`does not wait for ${name}-migrate`]),
  ]
}

function isOurs(image: string): boolean {
  return interpolate(image).startsWith('resume/')
}

/** An image of this repository that is no deployable: docs/backup.md. */
const isTool = (image: string) => interpolate(image).startsWith('resume/backup:')

function strangers(services: Record<string, ComposeService>, deployables: Deployable[]): string[] {
  const known = new Set(deployables.flatMap(({ name }) => [name, `${name}-migrate`]))
  const others = Object.entries(services).filter(([name]) => !known.has(name))
  return others.flatMap(([name, { image, ports = [] }]) => [
    ...(isOurs(image) && !isTool(image) ? [`${name}: is no deployable of the manifest`] : []),
    ...(ports.length > 0 && name !== 'minio' ? [`${name}: publishes a port`] : []),
  ])
}

/** What runs once must have ended well, everything else be healthy, before what depends on it is started. */
function orderBreaches(services: Record<string, ComposeService>): string[] {
  const runsOnce = (name: string) => services[name]?.restart === 'no'
  return Object.entries(services).flatMap(([name, service]) => [
    ...Object.entries(service.depends_on ?? {}).flatMap(([other, { condition }]) => {
      const wanted = runsOnce(other) ? 'service_completed_successfully' : 'service_healthy'
      if (!services[other]) return [`${name}: depends on ${other}, which is no service`]
      return condition === wanted ? [] : [`${name}: waits for ${other} to be ${condition}, not ${wanted}`]
    }),
    ...(runsOnce(name) || isOurs(service.image) || service.healthcheck?.test
      ? []
      : [`${name}: its health is not checked`]),
  ])
}
