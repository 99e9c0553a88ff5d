import {
  addressesOf,
  type Deployable,
  databaseVariable,
  deployableNamed,
  deployables,
  variablesOf,
} from '@resume/local-stack/platform/deployables'
import type { GeneratedFile } from '../generated-file.ts'
import { linesOf } from './kubernetes-config.ts'

const header =
  '# Made from deploy/deployables.ts by `npm run generate`; copied and filled as docs/small-server.md says.\n'

/** Where servers of Debian listen, beside the processes. */
const servers = { redis: 'REDIS_URL=redis://127.0.0.1:6379\n', nats: 'NATS_URL=nats://127.0.0.1:4222\n' }

const databaseLine = (deployable: Deployable) =>
  `${databaseVariable(deployable)}=postgresql://${deployable.name}:replace-me@127.0.0.1:5432/${deployable.name}\n`

/**
 * The variables of each process, a file for each. A unit reads it after its own, so what fits the unit's limits does not stand
 * here; what the doctor and other commands must know does, as they read nothing else.
 */
export function systemdSettings(): GeneratedFile[] {
  const files = deployables.map((deployable): [string, string] => [deployable.name, settingsOf(deployable)])
  return [...files, ['backup', backupSettings()]].map(([name = '', content = '']) => ({
    path: `deploy/systemd/settings/${name}.env`,
    content: header + content,
  }))
}

function settingsOf(deployable: Deployable): string {
  const { folder, hasDatabase, needs, choices, secrets } = deployable
  return [
    `# ${folder}/.env.example says what else there is. No process starts with \`replace-me\`.\n`,
    ...Object.entries(usual(deployable)).map(([name, value]) => `${name}=${value}\n`),
    hasDatabase ? databaseLine(deployable) : '',
    ...needs.map((server) => (server === 's3' ? '' : servers[server])),
    linesOf(choices),
    linesOf(secrets),
  ].join('')
}

/** What is the same on every such server. */
function usual(deployable: Deployable): Record<string, string> {
  const { settings, small, calls } = deployable
  const read = variablesOf(deployable)
  const located = calls.map((other) => addressesOf(deployableNamed(other), (_, port) => `127.0.0.1:${port}`))
  const given = Object.entries(Object.assign({}, settings, ...located) as Record<string, string>)
  const kept = given.filter(([name]) => read.includes(name) && !(name in (small.settings ?? {})))
  return { NODE_ENV: 'production', ...Object.fromEntries(kept) }
}

function backupSettings(): string {
  const storage = ['S3_ENDPOINT', 'S3_ACCESS_KEY', 'S3_SECRET_KEY', 'S3_BUCKET', 'S3_REGION']
  return [
    ...deployables.filter(({ hasDatabase }) => hasDatabase).map(databaseLine),
    ...Object.values(servers),
    '# The object storage of images, as in portfolio.env.\n',
    ...storage.map((name) => `# ${name}=\n`),
    '# Seals backups; keep a copy where neither the server nor its backups are.\nBACKUP_KEY=replace-me\n',
  ].join('')
}
