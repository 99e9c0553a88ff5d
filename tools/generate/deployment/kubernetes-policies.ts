import { deployables } from '@resume/local-stack/platform/deployables'
import type { Deployable, Outside, Server } from '../../../deploy/deployable.ts'
import { callersOf, deployableNamed } from '../../../deploy/deployables.ts'
import type { GeneratedFile } from '../generated-file.ts'
import { made, portName } from './kubernetes-names.ts'

/** Ports of servers, wherever they are: an overlay narrows it to where they are. */
const serverPorts: Record<Server | 'database', number[]> = {
  /** PostgreSQL, and PgBouncer. */
  database: [5432, 6432],
  redis: [6379],
  nats: [4222],
  s3: [443, 9000],
}

/** Addresses of the internet: what a stranger's link may never lead to is left out. */
const internet = `      to:
        - ipBlock:
            cidr: 0.0.0.0/0
            except: [10.0.0.0/8, 100.64.0.0/10, 127.0.0.0/8, 169.254.0.0/16, 172.16.0.0/12, 192.168.0.0/16]
        - ipBlock:
            cidr: 2000::/3
`

const outsides: Record<Outside, string> = {
  https: rule('Sites of the internet', [443], internet),
  mail: rule('The mail server', [25, 465, 587, 2525]),
}

/** Who may reach whom: callers their callees, everybody the gateway, Prometheus the metrics, each its servers, and nothing else. */
export function policiesFile(): GeneratedFile {
  return {
    path: 'deploy/kubernetes/base/network-policies.yaml',
    content: `${made}# Closes every pod of the platform, in both directions; the policies below open what is needed.
apiVersion: networking.k8s.io/v1
kind: NetworkPolicy
metadata:
  name: resume-platform
  labels:
    app.kubernetes.io/part-of: resume-platform
spec:
  podSelector:
    matchLabels:
      app.kubernetes.io/part-of: resume-platform
  policyTypes: [Ingress, Egress]
  ingress:
    # Prometheus, in a namespace called monitoring, reads metrics.
    - ports:
        - port: metrics
      from:
        - namespaceSelector:
            matchLabels:
              kubernetes.io/metadata.name: monitoring
  egress:
    # Name servers of the cluster, and the cache of a node.
    - ports:
        - { port: 53, protocol: UDP }
        - { port: 53, protocol: TCP }
      to:
        - namespaceSelector:
            matchLabels:
              kubernetes.io/metadata.name: kube-system
        - ipBlock:
            cidr: 169.254.20.10/32
    # A collector of traces in the cluster.
    - ports:
        - port: 4318
      to:
        - namespaceSelector: {}
---
# Migrations and commands that run by the clock need their database and nothing else.
${head('database-commands')}
  podSelector:
    matchExpressions:
      - { key: app.kubernetes.io/component, operator: In, values: [migration, command] }
  policyTypes: [Egress]
  egress:
${rule('The database', serverPorts.database)}${deployables.map(policyOf).join('')}`,
  }
}

function head(name: string): string {
  return `apiVersion: networking.k8s.io/v1
kind: NetworkPolicy
metadata:
  name: ${name}
  labels:
    app.kubernetes.io/part-of: resume-platform
spec:`
}

/** A rule for ports, with what stands after them. */
function rule(comment: string, ports: (number | string)[], peers = ''): string {
  return `    # ${comment}.\n    - ports:\n${ports.map((port) => `        - port: ${port}\n`).join('')}${peers}`
}

function pods(direction: 'from' | 'to', names: string[]): string {
  const each = names.map(
    (name) => `        - podSelector:\n            matchLabels:\n              app.kubernetes.io/name: ${name}\n`,
  )
  return `      ${direction}:\n${each.join('')}`
}

function reachablePorts({ ports }: Deployable): [string, number][] {
  return Object.entries(ports).filter(([variable]) => variable !== 'METRICS_PORT')
}

function policyOf(deployable: Deployable): string {
  const { name, isPublic, hasDatabase, needs, calls, outside } = deployable
  const callers = callersOf(name)
  const opened = reachablePorts(deployable).map(([variable]) => portName(variable))
  const isCalled = isPublic || callers.length > 0
  const who = isPublic ? `Everybody may call ${name}` : `Who calls ${name}: ${callers.join(', ')}`
  const egress = [
    ...(hasDatabase ? [rule('Its database', serverPorts.database)] : []),
    ...needs.map((server) =>
      rule(server === 's3' ? 'The object storage' : `The platform's ${server}`, serverPorts[server]),
    ),
    ...calls.map((other) => {
      const numbers = reachablePorts(deployableNamed(other)).map(([, port]) => port)
      return rule(`It calls ${other}`, numbers, pods('to', [other]))
    }),
    ...outside.map((each) => outsides[each]),
  ]
  return `---
${head(name)}
  podSelector:
    matchLabels:
      app.kubernetes.io/name: ${name}
  policyTypes: [${isCalled ? 'Ingress, ' : ''}Egress]
${isCalled ? `  ingress:\n${rule(who, opened, isPublic ? '' : pods('from', callers))}` : ''}  egress:
${egress.join('')}`
}
