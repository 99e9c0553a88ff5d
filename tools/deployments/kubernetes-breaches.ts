import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Deployable, root, shutdownSeconds, variablesOf } from '@resume/local-stack/platform/deployables'
import type { Container, PodSpec } from 'kubernetes-types/core/v1.js'
import { databaseVariable, type ScheduledCommand } from '../../deploy/deployable.ts'
import { backupImage, callersOf } from '../../deploy/deployables.ts'
import { find, type Manifest } from './kubernetes-manifests.ts'
import { complaintsAbout } from './read-configuration.ts'

/**
 * Holds Kubernetes manifests against the manifest.
 * @returns every disagreement, as `deployable: what is wrong`
 */
export async function kubernetesBreaches(manifests: Manifest[], deployables: Deployable[]): Promise<string[]> {
  const each = await Promise.all(deployables.map((deployable) => deployableBreaches(manifests, deployable)))
  const known = new Set([
    ...deployables.flatMap(({ name, scheduled }) => [
      ...[name, `${name}-migrate`],
      ...scheduled.map(({ script }) => `${name}-${script}`),
    ]),
    ...[backupImage.name, 'tombstones'],
  ])
  const strangers = manifests
    .filter(({ kind, metadata }) => isWorkload(kind) && !known.has(metadata?.name ?? ''))
    .map(({ metadata }) => `${metadata?.name}: is no deployable of the manifest`)
  return [...each.flat(), ...strangers, ...backupBreaches(manifests, deployables)]
}

/** What backs up must name every database and the servers, by what the deployables are given, and be as safe as they are. */
function backupBreaches(manifests: Manifest[], deployables: Deployable[]): string[] {
  const pods = [
    find(manifests, 'CronJob', backupImage.name)?.spec?.jobTemplate.spec?.template.spec,
    find(manifests, 'Deployment', 'tombstones')?.spec?.template.spec,
  ]
  const needed = [
    ...deployables.filter(({ hasDatabase }) => hasDatabase).map(databaseVariable),
    ...['REDIS_URL', 'NATS_URL', 'BACKUP_KEY'],
  ]
  return pods.flatMap((pod) => {
    const container = pod?.containers[0]
    if (!pod || !container) return ['backup: has no CronJob, or nothing writes down what ends']
    const sources = new Map((container.env ?? []).map(({ name, valueFrom }) => [name, valueFrom?.secretKeyRef]))
    const isGiven = (variable: string) => {
      const { name = '', key = '' } = sources.get(variable) ?? {}
      return name === 'backup-secrets' || find(manifests, 'Secret', name)?.stringData?.[key] !== undefined
    }
    return [
      ...needed.filter((variable) => !isGiven(variable)).map((variable) => `backup: is not given ${variable}`),
      ...safetyBreaches(pod, container, backupImage.name).map((line) => `backup: ${line}`),
    ]
  })
}

function isWorkload(kind: string): boolean {
  return ['Deployment', 'Job', 'CronJob', 'HorizontalPodAutoscaler'].includes(kind)
}

async function deployableBreaches(manifests: Manifest[], deployable: Deployable): Promise<string[]> {
  const { name } = deployable
  const pod = find(manifests, 'Deployment', name)?.spec?.template.spec
  const container = pod?.containers[0]
  if (!pod || !container) return [`${name}: has no Deployment`]
  const environment = environmentOf(manifests, container)
  return [
    ...variableBreaches(environment, deployable),
    ...(await complaintsAbout(deployable, { ...environment, NODE_ENV: 'production' })),
    ...(await placeHolderBreaches(environment, deployable)),
    ...portBreaches(manifests, container, deployable),
    ...reachBreaches(manifests, deployable),
    ...probeBreaches(container, deployable),
    ...safetyBreaches(pod, container, name),
    ...rolloutBreaches(manifests, pod, deployable),
    ...scalingBreaches(manifests, name),
    ...(deployable.hasDatabase ? migrationBreaches(manifests, name) : []),
    ...(await Promise.all(deployable.scheduled.map((each) => scheduledBreaches(manifests, deployable, each)))).flat(),
  ].map((line) => `${name}: ${line}`)
}

/** What its ConfigMaps and the example's Secrets give it, with secrets put in for the example's place-holders. */
function environmentOf(manifests: Manifest[], { envFrom = [] }: Container): Record<string, string> {
  const given = envFrom.map(({ configMapRef, secretRef }) => ({
    ...find(manifests, 'ConfigMap', configMapRef?.name ?? '')?.data,
    ...find(manifests, 'Secret', secretRef?.name ?? '')?.stringData,
  }))
  return Object.fromEntries(
    Object.entries(Object.assign({}, ...given) as Record<string, string>).map(([name, value]) => [
      name,
      value === placeHolder ? secretFor(name) : value,
    ]),
  )
}

const placeHolder = 'replace-me'

function secretFor(name: string): string {
  return name.padEnd(32, '-')
}

/** A place-holder for what is not required would switch something on that cannot work. */
async function placeHolderBreaches(environment: Record<string, string>, deployable: Deployable): Promise<string[]> {
  const held = Object.keys(environment).filter((name) => environment[name] === secretFor(name))
  const without = Object.fromEntries(Object.entries(environment).filter(([name]) => !held.includes(name)))
  const complaints = await complaintsAbout(deployable, without)
  return held
    .filter((name) => !complaints.some((line) => line.startsWith(`${name} is required`)))
    .map((name) => `${name} is switched on by a place-holder`)
}

/** Ports and the address to listen on are fixed inside a container. Whatever has no default is missed by config.ts. */
function variableBreaches(environment: Record<string, string>, deployable: Deployable): string[] {
  const read = variablesOf(deployable)
  const fixed = ['HOST', ...Object.keys(deployable.ports)]
  const located = read.filter((name) => /_(GRPC|HTTP)_URL$|^(REDIS|NATS)_URL$|^(BASE_URL|APP_ORIGINS)$/.test(name))
  return [
    ...Object.keys(environment)
      .filter((name) => !read.includes(name) || fixed.includes(name))
      .map((name) => `${name} is given, but not read or not to be changed`),
    ...located.filter((name) => !environment[name]).map((name) => `${name} is not given`),
  ]
}

function portBreaches(manifests: Manifest[], container: Container, { name, ports }: Deployable): string[] {
  const opened = new Map((container.ports ?? []).map((port) => [port.name ?? '', port.containerPort]))
  const served = find(manifests, 'Service', name)?.spec?.ports ?? []
  const { METRICS_PORT: metrics, ...reachable } = ports
  const listed = (numbers: (number | undefined)[]) => numbers.toSorted().join(', ')
  return [
    ...(listed([...opened.values()]) === listed([...Object.values(reachable), metrics])
      ? []
      : [`opens ${listed([...opened.values()])}, not ${listed(Object.values(ports))}`]),
    ...(listed(served.map(({ port }) => port)) === listed(Object.values(reachable))
      ? []
      : [`its Service offers ${listed(served.map(({ port }) => port))}, not ${listed(Object.values(reachable))}`]),
    ...served
      .filter(({ port, targetPort }) => opened.get(String(targetPort)) !== port)
      .map(({ port }) => `its Service leads ${port} elsewhere`),
  ]
}

/** gRPC clients find every replica in DNS, and only callers come through the network policies. */
function reachBreaches(manifests: Manifest[], { name, isPublic, ports }: Deployable): string[] {
  const isHeadless = find(manifests, 'Service', name)?.spec?.clusterIP === 'None'
  const rules = find(manifests, 'NetworkPolicy', name)?.spec?.ingress ?? []
  const admitted = rules.flatMap(({ from = [] }) =>
    from.map(({ podSelector }) => podSelector?.matchLabels?.['app.kubernetes.io/name'] ?? ''),
  )
  const isOpen = rules.some(({ from }) => !from)
  const callers = callersOf(name)
  return [
    ...('GRPC_PORT' in ports && !isHeadless ? ['its Service hides its replicas behind one address'] : []),
    ...(isOpen === isPublic ? [] : [isPublic ? 'nobody may call it' : 'everybody may call it']),
    ...callers.filter((caller) => !isOpen && !admitted.includes(caller)).map((caller) => `${caller} cannot reach it`),
    ...admitted
      .filter((caller) => !callers.includes(caller))
      .map((caller) => `${caller} reaches it, but never calls it`),
  ]
}

function probeBreaches(container: Container, { ports, readyPort }: Deployable): string[] {
  const opened = new Map((container.ports ?? []).map((port) => [port.name ?? '', port.containerPort]))
  return (['startupProbe', 'readinessProbe', 'livenessProbe'] as const).flatMap((kind) => {
    const { grpc, httpGet } = container[kind] ?? {}
    const asked = grpc?.port ?? opened.get(String(httpGet?.port))
    return asked === ports[readyPort] ? [] : [`its ${kind} asks ${asked ?? 'nobody'}, not ${ports[readyPort]}`]
  })
}

function safetyBreaches(pod: PodSpec, container: Container, name: string): string[] {
  const rules: [string, boolean][] = [
    ['does not run its image', container.image?.startsWith(`resume/${name}:`) ?? false],
    ['may run as root', pod.securityContext?.runAsNonRoot === true && (pod.securityContext.runAsUser ?? 0) > 0],
    ['may gain privileges', container.securityContext?.allowPrivilegeEscalation === false],
    ['can write to its root file system', container.securityContext?.readOnlyRootFilesystem === true],
    ['keeps capabilities', container.securityContext?.capabilities?.drop?.includes('ALL') ?? false],
    ['asks for no share of a node', Boolean(container.resources?.requests?.cpu && container.resources.requests.memory)],
    ['has no memory limit', Boolean(container.resources?.limits?.memory)],
    ['is given variables of every Service', pod.enableServiceLinks === false],
  ]
  return rules.filter(([, holds]) => !holds).map(([line]) => line)
}

function rolloutBreaches(manifests: Manifest[], pod: PodSpec, deployable: Deployable): string[] {
  const { name } = deployable
  const spec = find(manifests, 'Deployment', name)?.spec
  const labels: Record<string, string> = spec?.template.metadata?.labels ?? {}
  const selects = (selector: Record<string, string> = {}) =>
    Object.keys(selector).length > 0 && Object.entries(selector).every(([key, value]) => labels[key] === value)
  const budget = find(manifests, 'PodDisruptionBudget', name)
  const pause = Number(pod.containers[0]?.lifecycle?.preStop?.exec?.command?.[1] ?? 0)
  const rules: [string, boolean][] = [
    ['its Deployment selects other pods', selects(spec?.selector.matchLabels)],
    ['its Service selects other pods', selects(find(manifests, 'Service', name)?.spec?.selector)],
    ['no PodDisruptionBudget keeps it', selects(budget?.spec?.selector?.matchLabels)],
    ['goes before its successor serves', spec?.strategy?.rollingUpdate?.maxUnavailable === 0],
    ['is killed before it has ended', (pod.terminationGracePeriodSeconds ?? 30) >= pause + shutdownSeconds(deployable)],
  ]
  return rules.filter(([, holds]) => !holds).map(([line]) => line)
}

/** Autoscalers are a component of their own: what they scale must be there, and never fall below two. */
function scalingBreaches(manifests: Manifest[], name: string): string[] {
  const {
    scaleTargetRef,
    minReplicas = 1,
    maxReplicas = 0,
  } = find(manifests, 'HorizontalPodAutoscaler', name)?.spec ?? {}
  if (!scaleTargetRef) return ['no HorizontalPodAutoscaler scales it']
  return [
    ...(scaleTargetRef.kind === 'Deployment' && scaleTargetRef.name === name ? [] : ['its autoscaler scales another']),
    ...(minReplicas >= 2 && maxReplicas > minReplicas ? [] : ['its autoscaler may leave it with one replica']),
  ]
}

async function scheduledBreaches(
  manifests: Manifest[],
  deployable: Deployable,
  { script, schedule }: ScheduledCommand,
): Promise<string[]> {
  const { name, folder } = deployable
  const job = find(manifests, 'CronJob', `${name}-${script}`)?.spec
  const pod = job?.jobTemplate.spec?.template.spec
  const container = pod?.containers[0]
  if (!job || !pod || !container) return [`no CronJob runs ${script}`]
  const { scripts } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
  const lines = [
    ...safetyBreaches(pod, container, name),
    ...(await complaintsAbout(deployable, environmentOf(manifests, container))),
    ...(job.schedule === schedule && job.concurrencyPolicy === 'Forbid' ? [] : ['runs at other times']),
    ...(container.command?.join(' ') === `node --run ${script}` && scripts[script] ? [] : ['runs something else']),
  ]
  return lines.map((line) => `its ${script} ${line}`)
}

function migrationBreaches(manifests: Manifest[], name: string): string[] {
  const pod = find(manifests, 'Job', `${name}-migrate`)?.spec?.template.spec
  const container = pod?.containers[0]
  if (!pod || !container) return ['no Job migrates its database']
  const variable = `${name.toUpperCase()}_DATABASE_URL`
  const { key = '', name: secret = '' } =
    container.env?.find((each) => each.name === variable)?.valueFrom?.secretKeyRef ?? {}
  return [
    ...safetyBreaches({ ...pod, enableServiceLinks: false }, container, name).map((line) => `its migration ${line}`),
    ...(container.command?.join(' ') === 'node --run migrate' ? [] : ['its migration runs something else']),
    ...(find(manifests, 'Secret', secret)?.stringData?.[key] ? [] : [`its migration is not given ${variable}`]),
  ]
}
