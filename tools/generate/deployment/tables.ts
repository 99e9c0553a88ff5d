import { deployables } from '@resume/local-stack/platform/deployables'
import { portVariable } from '@resume/local-stack/platform/port-plan'
import { type Deployable, databaseVariable, shutdownSeconds } from '../../../deploy/deployable.ts'
import { callersOf, publicFirst } from '../../../deploy/deployables.ts'
import { type GeneratedFile, table } from '../generated-file.ts'
import { fileWithRegions } from './region.ts'

/** What the manifest decides on in README, docs/operations.md, the alerts and the variables of the local stack. */
export function manifestTables(): GeneratedFile[] {
  return [
    fileWithRegions('README.md', { deployables: ownersTable() }),
    fileWithRegions('docs/operations.md', {
      ports: portsTable(),
      variables: publicFirst.map(({ name, folder }) => `- [${name}](../${folder}/.env.example)`).join('\n'),
      shutdown: shutdownTable(),
    }),
    fileWithRegions('deploy/observability/alerts.yaml', {
      down: `        expr: up{job=~"${publicFirst.map(({ name }) => name).join('|')}"} == 0`,
    }),
    fileWithRegions('.env.example', {
      ports: publicFirst.flatMap(portLines).join('\n'),
      databases: deployables
        .filter(({ hasDatabase }) => hasDatabase)
        .map((each) => `# ${databaseVariable(each)}=postgresql://user:password@db.example.com:5432/${each.name}`)
        .join('\n'),
    }),
  ]
}

function ownersTable(): string {
  return table(
    ['Deployable', 'Owns', 'Ports'],
    publicFirst.map(({ name, folder, owns, ports }) => [`[${name}](${folder})`, owns, Object.values(ports).join(', ')]),
  )
}

function portsTable(): string {
  const rows = publicFirst.flatMap(({ name, isPublic, ports }) =>
    Object.entries(ports).map(([variable, port], index) => [
      index === 0 ? name : '',
      `${variable === 'GRPC_PORT' ? 'gRPC' : variable === 'METRICS_PORT' ? 'metrics' : 'HTTP'} ${port}`,
      `\`${variable}\``,
      variable === 'METRICS_PORT' ? 'operators' : isPublic ? 'everybody' : callersOf(name).join(', '),
    ]),
  )
  return table(['Deployable', 'Serves', 'Variable', 'For'], rows)
}

function shutdownTable(): string {
  const rows = publicFirst.map((each) => [each.name, `${each.drainSeconds} s`, `${shutdownSeconds(each)} s`])
  return table(['Deployable', 'Requests in progress', 'Whole shutdown'], rows)
}

function portLines(deployable: Deployable): string[] {
  return Object.entries(deployable.ports).map(([variable, port]) => `${portVariable(deployable, variable)}=${port}`)
}
