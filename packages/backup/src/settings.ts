import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseEnv } from 'node:util'
import { localFolder } from '@resume/service-kit/config/local-folder'
import { databaseUrl, url, type Variable } from '@resume/service-kit/config/variables'
import { messageOf, Refusal } from './refusal.ts'
import { readKey } from './seal.ts'

/** Root of the repository, or of the image. */
export const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '')

/** The object storage. */
export interface StorageSettings {
  endpoint: URL
  accessKey: string
  secretKey: string
  bucket: string
  region: string
}

/** Where everything is that a backup holds. */
export interface Settings {
  /** URLs by the name of the service. */
  databases: Map<string, string>
  redisUrl: string
  natsUrl: string
  storage: StorageSettings | undefined
  key: Buffer | undefined
}

/**
 * Reads where everything is: from the variables of each deployable in a folder of `NAME.env`, as the local stack writes them,
 * and from the environment, which wins.
 * @param folder undefined for the local stack's, if there is one
 * @throws Refusal that names what is missing
 */
export function readSettings(folder: string | undefined, environment: NodeJS.ProcessEnv = process.env): Settings {
  const found = folder ?? join(localFolder(root, environment), 'env')
  if (folder && !existsSync(folder)) throw new Refusal(`there is no folder ${folder}`)
  const files = existsSync(found) ? readdirSync(found).filter((name) => name.endsWith('.env')) : []
  const given = files.map((name) => parseEnv(readFileSync(join(found, name), 'utf8')))
  const values: Record<string, string | undefined> = {}
  /** As deployables read them: what is blank is unset, and white space around a value is dropped. */
  for (const [name, value] of [...given, environment].flatMap((variables) => Object.entries(variables))) {
    if (value?.trim()) values[name] = value.trim()
  }
  const missing: string[] = []
  const wrong: string[] = []
  const required = (name: string) => {
    if (!values[name]) missing.push(name)
    return values[name] ?? ''
  }
  const checked = ({ parse }: Variable<string>, name: string) => {
    const value = required(name)
    try {
      return value && parse(value)
    } catch (error) {
      wrong.push(`${name} ${messageOf(error)}`)
      return value
    }
  }
  /** Past the pooler, if there is one: what a backup reads takes a session. */
  const databaseOf = (name: string) => {
    const prefix = `${name.toUpperCase()}_DATABASE`
    return checked(databaseUrl(), values[`${prefix}_DIRECT_URL`] ? `${prefix}_DIRECT_URL` : `${prefix}_URL`)
  }
  const databases = new Map(servicesWithDatabase().map((name) => [name, databaseOf(name)]))
  const [redisUrl, natsUrl] = [required('REDIS_URL'), required('NATS_URL')]
  const endpoint = values.S3_ENDPOINT && checked(url(['http:', 'https:']), 'S3_ENDPOINT')
  const keys = endpoint
    ? {
        accessKey: required('S3_ACCESS_KEY'),
        secretKey: required('S3_SECRET_KEY'),
        bucket: values.S3_BUCKET || 'resume-platform',
        region: values.S3_REGION || 'us-east-1',
      }
    : undefined
  if (missing.length > 0)
    throw new Refusal(`${missing.join(', ')} must be set: --env names a folder with NAME.env files`)
  if (wrong.length > 0) throw new Refusal(wrong.join('\n'))
  const storage = endpoint && keys ? { endpoint: new URL(endpoint), ...keys } : undefined
  return { databases, redisUrl, natsUrl, storage, key: readKey(values) }
}

/** The services that have migrations, by name; identity last, because nobody gets in without it. */
export function servicesWithDatabase(): string[] {
  const names = readdirSync(join(root, 'services')).filter((name) => existsSync(migrationsOf(name)))
  return [...names.filter((name) => name !== 'identity').sort(), ...names.filter((name) => name === 'identity')]
}

/** The folder of a service's migrations. */
export function migrationsOf(service: string): string {
  return join(root, 'services', service, 'prisma', 'migrations')
}
