import { type Deployable, databaseVariable } from '../../../deploy/deployable.ts'
import { publicFirst } from '../../../deploy/deployables.ts'
import type { GeneratedFile } from '../generated-file.ts'
import { made } from './kubernetes-names.ts'

const urls = { redis: ['REDIS_URL', 'redis://redis:6379'], nats: ['NATS_URL', 'nats://nats:4222'] } as const

/** The example of every Secret: its keys, with values that no process starts with. */
export function secretsFile(): GeneratedFile {
  return {
    path: 'deploy/kubernetes/examples/secrets.yaml',
    content: `${made}# The keys of every Secret; not part of the kustomization. \`replace-me\` is deliberately too short for a secret: no
# process starts with it. Make secrets with: openssl rand -base64 36
${publicFirst.map(secretOf).join('---\n')}`,
  }
}

function secretOf(deployable: Deployable): string {
  const { name, hasDatabase, needs, secrets } = deployable
  const lines = [
    ...(hasDatabase ? [`${databaseVariable(deployable)}: postgresql://${name}:replace-me@postgres:5432/${name}`] : []),
    ...needs.flatMap((server) => (server === 's3' ? [] : [urls[server].join(': ')])),
    ...Object.entries(secrets).flatMap(([variable, { comment, example = 'replace-me' }]) => [
      ...(comment ? [`# ${comment}`] : []),
      `${variable}: ${example}`,
    ]),
  ]
  return `apiVersion: v1
kind: Secret
metadata:
  name: ${name}-secrets
  labels:
    app.kubernetes.io/part-of: resume-platform
stringData:
${lines.map((text) => `  ${text}\n`).join('')}`
}
