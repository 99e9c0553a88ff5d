import { type Deployable, killSeconds, shutdownSeconds } from '../../../deploy/deployable.ts'
import type { GeneratedFile } from '../generated-file.ts'
import { containerHardening, podHardening, temporaryVolume } from './kubernetes-hardening.ts'
import { made, portName } from './kubernetes-names.ts'

/** Seconds until every node has taken a replica out of its Service. */
const pause = 5

/** The Deployment, Service and PodDisruptionBudget of a deployable. */
export function deploymentFile(deployable: Deployable): GeneratedFile {
  const { name, hasDatabase, resources } = deployable
  const about = [
    `# ${name}: ${deployable.owns}.${hasDatabase ? ` Its database is migrated first: migrations/${name}.yaml.` : ''}`,
    ...(resources.note ? [`# ${resources.note}`] : []),
    `# Its variables: config/${name}.env, the Secret ${name}-secrets, and what the overlay adds.`,
  ]
  const objects = [deployment(deployable), service(deployable), budget(deployable)]
  return {
    path: `deploy/kubernetes/base/${name}.yaml`,
    content: `${made}${about.join('\n')}\n${objects.join('---\n')}`,
  }
}

function labels(name: string, indent: string): string {
  return `${indent}app.kubernetes.io/name: ${name}\n${indent}app.kubernetes.io/part-of: resume-platform`
}

function deployment(deployable: Deployable): string {
  const { name, ports, resources } = deployable
  const opened = Object.entries(ports).map(
    ([variable, port]) => `            - { name: ${portName(variable)}, containerPort: ${port} }`,
  )
  return `apiVersion: apps/v1
kind: Deployment
metadata:
  name: ${name}
  labels: &labels
${labels(name, '    ')}
spec:
  replicas: 2
  revisionHistoryLimit: 5
  # A new replica serves before an old one goes.
  strategy:
    type: RollingUpdate
    rollingUpdate: { maxUnavailable: 0, maxSurge: 1 }
  selector:
    matchLabels:
      app.kubernetes.io/name: ${name}
  template:
    metadata:
      labels: *labels
    spec:
      # ${pause} s until every node has taken the replica out, and ${shutdownSeconds(deployable)} s after which the process ends itself.
      terminationGracePeriodSeconds: ${pause + killSeconds(deployable)}
${podHardening(6)}
      topologySpreadConstraints:
        - maxSkew: 1
          topologyKey: kubernetes.io/hostname
          whenUnsatisfiable: ScheduleAnyway
          labelSelector:
            matchLabels:
              app.kubernetes.io/name: ${name}
      containers:
        - name: ${name}
          image: resume/${name}:local
          envFrom:
            - configMapRef: { name: ${name}-config }
            - secretRef: { name: ${name}-secrets }
          ports:
${opened.join('\n')}
${probes(deployable)}
          lifecycle:
            preStop:
              exec: { command: [sleep, "${pause}"] }
          resources:
            requests: { cpu: ${resources.cpu}, memory: ${resources.memory} }
            limits: { memory: ${resources.memoryLimit} }
${containerHardening(10)}
${temporaryVolume(6)}
`
}

function probes({ readyPort, ports }: Deployable): string {
  if (readyPort === 'PORT') return httpProbes
  const port = ports[readyPort]
  return `          startupProbe:
            grpc: { port: ${port}, service: ready }
            periodSeconds: 2
            failureThreshold: 60
            timeoutSeconds: 2
          readinessProbe:
            grpc: { port: ${port}, service: ready }
            periodSeconds: 5
            timeoutSeconds: 2
          # The empty service name asks only whether the process answers: a restart does not bring a database back.
          livenessProbe:
            grpc: { port: ${port} }
            periodSeconds: 10
            timeoutSeconds: 2
            failureThreshold: 6`
}

const httpProbes = `          # Everything behind it must answer once, so that a wrong address never replaces a gateway that works.
          startupProbe:
            httpGet: { path: /api/v1/health/ready, port: http }
            periodSeconds: 2
            failureThreshold: 60
            timeoutSeconds: 2
          # Then only itself: without Redis or a service the gateway still answers what it can, and all of its replicas
          # would be out at once.
          readinessProbe:
            httpGet: { path: /api/v1/health, port: http }
            periodSeconds: 5
            timeoutSeconds: 2
          livenessProbe:
            httpGet: { path: /api/v1/health, port: http }
            periodSeconds: 10
            timeoutSeconds: 2
            failureThreshold: 6`

/** Headless behind the gateway: DNS then names every replica, and gRPC clients balance over them (`round_robin`). */
function service({ name, ports, isPublic }: Deployable): string {
  const { METRICS_PORT: _, ...reachable } = ports
  const offered = Object.entries(reachable).map(
    ([variable, port]) => `    - { name: ${portName(variable)}, port: ${port}, targetPort: ${portName(variable)} }`,
  )
  const headless = isPublic
    ? ''
    : '  # Headless: callers find every replica in DNS and balance their calls over all of them.\n  clusterIP: None\n'
  return `apiVersion: v1
kind: Service
metadata:
  name: ${name}
  labels:
${labels(name, '    ')}
spec:
${headless}  selector:
    app.kubernetes.io/name: ${name}
  ports:
${offered.join('\n')}
`
}

function budget({ name }: Deployable): string {
  return `apiVersion: policy/v1
kind: PodDisruptionBudget
metadata:
  name: ${name}
  labels:
${labels(name, '    ')}
spec:
  maxUnavailable: 1
  selector:
    matchLabels:
      app.kubernetes.io/name: ${name}
`
}
