import { variablesOf } from '@resume/local-stack/platform/deployables'
import { addressesOf, type Choice, type Deployable, databaseVariable } from '../../../deploy/deployable.ts'
import { deployableNamed } from '../../../deploy/deployables.ts'
import type { GeneratedFile } from '../generated-file.ts'
import { made } from './kubernetes-names.ts'

const urls = { redis: ['REDIS_URL', 'redis://redis:6379'], nats: ['NATS_URL', 'nats://nats:4222'] } as const

/**
 * The variables of a deployable, as files from which kustomize makes ConfigMaps and Secrets: what is the same everywhere,
 * what an installation decides on, and what is secret.
 */
export function configFiles(deployable: Deployable): GeneratedFile[] {
  return [configFile(deployable), choicesFile(deployable), secretsFile(deployable)]
}

function configFile(deployable: Deployable): GeneratedFile {
  const read = variablesOf(deployable)
  const located = deployable.calls.map((other) => addressesOf(deployableNamed(other), (_, port) => `${other}:${port}`))
  const addresses = located.flatMap(Object.entries).filter(([variable]) => read.includes(String(variable)))
  const values = { NODE_ENV: 'production', ...deployable.settings, ...Object.fromEntries(addresses) }
  const lines = Object.entries(values).map(([variable, value]) => `${variable}=${value}`)
  return { path: `deploy/kubernetes/base/config/${deployable.name}.env`, content: `${made}${lines.join('\n')}\n` }
}

function choicesFile({ name, folder, choices }: Deployable): GeneratedFile {
  return {
    path: `deploy/kubernetes/examples/platform/config/${name}.env`,
    content: `${made}# What this installation decides on; ${folder}/.env.example lists what else there is.
${linesOf(choices)}`,
  }
}

function secretsFile(deployable: Deployable): GeneratedFile {
  const { name, hasDatabase, needs, secrets } = deployable
  const servers = needs.flatMap((server) => (server === 's3' ? [] : [`${urls[server].join('=')}\n`]))
  const database = hasDatabase
    ? `${databaseVariable(deployable)}=postgresql://${name}:replace-me@postgres:5432/${name}\n`
    : ''
  return {
    path: `deploy/kubernetes/examples/installation/secrets/${name}.env`,
    content: `${made}# No process starts with \`replace-me\`, which is too short on purpose. Make secrets with: openssl rand -hex 32
${database}${servers.join('')}${linesOf(secrets)}`,
  }
}

/** Lines of variables. What is optional stands there as a comment, so that no example switches anything on. */
export function linesOf(choices: Record<string, Choice>): string {
  const lines = Object.entries(choices).flatMap(([variable, { comment, example, isOptional }]) => [
    ...(comment ? [`# ${comment}`] : []),
    isOptional ? `# ${variable}=${example ?? ''}` : `${variable}=${example ?? 'replace-me'}`,
  ])
  return lines.map((line) => `${line}\n`).join('')
}
