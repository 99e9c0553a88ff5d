import { deployables, variablesOf } from '@resume/local-stack/platform/deployables'
import { addressesOf, type Deployable, databaseVariable, killSeconds } from '../../../deploy/deployable.ts'
import { deployableNamed, publicFirst } from '../../../deploy/deployables.ts'
import type { GeneratedFile } from '../generated-file.ts'
import { fileWithRegions } from './region.ts'

/** Variables that stand in `x-common-variables`. */
const common = ['NODE_ENV', 'LOG_LEVEL', 'SHUTDOWN_GRACE_MS', 'OTEL_EXPORTER_OTLP_ENDPOINT', 'REDIS_URL']

/** Values that the other containers and the file itself decide on; every other variable comes from the surroundings. */
const wired: Record<string, string> = {
  NATS_URL: 'nats://nats:4222',
  MAIL_DIR: '/tmp/mail',
  S3_ENDPOINT: 'http://minio:9000',
  S3_PUBLIC_URL: `\${S3_PUBLIC_URL:-http://localhost:9000}`,
  S3_REGION: `\${S3_REGION:-us-east-1}`,
  S3_BUCKET: `\${S3_BUCKET:-resume-platform}`,
  S3_ACCESS_KEY: `\${S3_ACCESS_KEY:-development}`,
  S3_SECRET_KEY: `\${S3_SECRET_KEY:-development-only}`,
}

const withDatabase = deployables.filter(({ hasDatabase }) => hasDatabase)

/** The parts of docker-compose.yml that the manifest decides on. */
export function composeFile(): GeneratedFile {
  return fileWithRegions('docker-compose.yml', {
    deployables: publicFirst.map(serviceOf).join('\n'),
    'database-urls': withDatabase.map((each) => `    ${databaseVariable(each)}: ${databaseUrl(each)}`).join('\n'),
    databases: [
      `      DATABASES: ${withDatabase.map(({ name }) => name).join(' ')}`,
      ...withDatabase.map((each) => `      ${passwordOf(each)}: \${${passwordOf(each)}:-development-only}`),
    ].join('\n'),
  })
}

/** The variables of docker compose, as far as the manifest decides on them. */
export function composeExample(): GeneratedFile {
  const lines = withDatabase.map((each) => `${passwordOf(each)}=development-only`)
  return fileWithRegions('deploy/docker/.env.example', { passwords: lines.join('\n') })
}

function passwordOf({ name }: Deployable): string {
  return `${name.toUpperCase()}_DATABASE_PASSWORD`
}

function databaseUrl(deployable: Deployable): string {
  const { name } = deployable
  return `postgresql://${name}:\${${passwordOf(deployable)}:-development-only}@postgres:5432/${name}`
}

/** One line, with a value where there is one. */
const line = (indent: number, text: string) => `${' '.repeat(indent)}${text}\n`

function serviceOf(deployable: Deployable): string {
  const { name, hasDatabase, isPublic, ports, readyPort } = deployable
  const port = ports[readyPort]
  return [
    line(2, `${name}:`),
    line(4, '<<: *process'),
    line(4, `image: ${imageOf(deployable)}`),
    hasDatabase ? '' : buildOf(deployable),
    line(4, 'depends_on:'),
    ...dependenciesOf(deployable).map(([other, condition]) => line(6, `${other}: { condition: ${condition} }`)),
    isPublic ? line(4, `ports: ["\${PUBLISH_ADDRESS:-127.0.0.1}:\${${readyPort}:-${port}}:${port}"]`) : '',
    line(4, `stop_grace_period: ${killSeconds(deployable)}s`),
    line(4, 'environment:'),
    line(6, '<<: *common-variables'),
    ...environmentOf(deployable).map(([variable, value]) => line(6, `${variable}: ${value}`)),
    hasDatabase ? migrationOf(deployable) : '',
  ].join('')
}

/** A release's image where a registry is set, else the one that is built here. */
function imageOf({ name }: Deployable): string {
  return `\${IMAGE_REGISTRY:-resume}/${name}:\${IMAGE_TAG:-local}`
}

/** The first to need an image builds it. */
function buildOf({ folder }: Deployable): string {
  return line(4, `build: { context: ., dockerfile: deploy/docker/Dockerfile, args: { DEPLOYABLE: ${folder} } }`)
}

function dependenciesOf({ name, hasDatabase, needs, isPublic, calls }: Deployable): [string, string][] {
  return [
    ...(hasDatabase ? [[`${name}-migrate`, 'service_completed_successfully'] as [string, string]] : []),
    ...needs.map((server): [string, string] =>
      server === 's3' ? ['minio-bucket', 'service_completed_successfully'] : [server, 'service_healthy'],
    ),
    ...(isPublic ? calls.map((other): [string, string] => [other, 'service_healthy']) : []),
  ]
}

/** Every variable that it reads and that is not fixed inside a container. */
function environmentOf(deployable: Deployable): [string, string][] {
  const addresses = Object.assign(
    {},
    ...deployable.calls.map((other) => addressesOf(deployableNamed(other), (_, port) => `${other}:${port}`)),
  )
  const values: Record<string, string> = {
    ...wired,
    ...addresses,
    ...(deployable.hasDatabase && { [databaseVariable(deployable)]: databaseUrl(deployable) }),
  }
  return variablesOf(deployable)
    .filter((variable) => !common.includes(variable) && variable !== 'HOST' && !(variable in deployable.ports))
    .map((variable) => [variable, values[variable] ?? `\${${variable}:-}`])
}

function migrationOf(deployable: Deployable): string {
  return [
    '\n',
    line(2, `${deployable.name}-migrate:`),
    line(4, '<<: *migration'),
    line(4, `image: ${imageOf(deployable)}`),
    buildOf(deployable),
    line(4, 'environment:'),
    line(6, `${databaseVariable(deployable)}: ${databaseUrl(deployable)}`),
  ].join('')
}
