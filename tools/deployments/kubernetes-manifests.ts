import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { root } from '@resume/local-stack/platform/deployables'
import type { Deployment } from 'kubernetes-types/apps/v1.js'
import type { HorizontalPodAutoscaler } from 'kubernetes-types/autoscaling/v2.js'
import type { CronJob, Job } from 'kubernetes-types/batch/v1.js'
import type { ConfigMap, Namespace, PersistentVolumeClaim, Secret, Service } from 'kubernetes-types/core/v1.js'
import type { Ingress, NetworkPolicy } from 'kubernetes-types/networking/v1.js'
import type { PodDisruptionBudget } from 'kubernetes-types/policy/v1.js'
import { parse, parseAllDocuments } from 'yaml'
import type { ServiceMonitor } from './service-monitor.ts'

/** Every kind that is looked at. */
export interface Kinds {
  Deployment: Deployment
  Job: Job
  CronJob: CronJob
  Service: Service
  ConfigMap: ConfigMap
  Secret: Secret
  PersistentVolumeClaim: PersistentVolumeClaim
  Namespace: Namespace
  Ingress: Ingress
  PodDisruptionBudget: PodDisruptionBudget
  NetworkPolicy: NetworkPolicy
  HorizontalPodAutoscaler: HorizontalPodAutoscaler
  ServiceMonitor: ServiceMonitor
}

/** An object of Kubernetes. */
export type Manifest = { [Kind in keyof Kinds]: Kinds[Kind] & { kind: Kind } }[keyof Kinds]

/** What a kustomization says, as far as this repository uses the format. */
interface Kustomization {
  resources?: string[]
  components?: string[]
  configMapGenerator?: Generated[]
  secretGenerator?: Generated[]
}

interface Generated {
  name: string
  envs: string[]
}

/** Where the manifests are. */
export const folder = join(root, 'deploy/kubernetes')

/** The parts that an installation puts together, each a folder with a kustomization. */
const parts = [
  ...['base', 'migrations', 'components/autoscaling', 'components/monitoring', 'components/backup'],
  ...['examples/installation', 'examples/platform'],
]

/**
 * The objects of all parts. ConfigMaps and Secrets are those that the kustomizations make of files with variables: a later
 * part adds to the ConfigMap of an earlier one.
 */
export function readManifests(): Manifest[] {
  const written = parts.flatMap((part) =>
    filesOf(part).flatMap((file) =>
      parseAllDocuments(readFileSync(join(folder, part, file), 'utf8')).map((document) => document.toJS()),
    ),
  )
  const made = new Map<string, Manifest>()
  for (const part of parts) {
    const { configMapGenerator = [], secretGenerator = [] } = readKustomization(part)
    for (const { name, envs } of configMapGenerator) {
      const before = made.get(name) as ConfigMap | undefined
      const data = { ...before?.data, ...variablesIn(part, envs) }
      made.set(name, { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name }, data })
    }
    for (const { name, envs } of secretGenerator) {
      const stringData = variablesIn(part, envs)
      made.set(name, { apiVersion: 'v1', kind: 'Secret', metadata: { name }, stringData })
    }
  }
  return [...written, ...made.values()]
}

function variablesIn(part: string, envs: string[]): Record<string, string> {
  const texts = envs.map((file) => readFileSync(join(folder, part, file), 'utf8'))
  return parseEnv(texts.join('\n')) as Record<string, string>
}

function readKustomization(part: string): Kustomization {
  return parse(readFileSync(join(folder, part, 'kustomization.yaml'), 'utf8'))
}

/** The object of a kind and name; undefined when there is none. */
export function find<Kind extends keyof Kinds>(
  manifests: Manifest[],
  kind: Kind,
  name: string,
): Kinds[Kind] | undefined {
  const found = manifests.find((each) => each.kind === kind && each.metadata?.name === name)
  return found as Kinds[Kind] | undefined
}

/** The files of a part that its kustomization names, of resources and of variables. */
export function namedBy(part: string): string[] {
  const { resources = [], configMapGenerator = [], secretGenerator = [] } = readKustomization(part)
  const envs = [...configMapGenerator, ...secretGenerator].flatMap((each) => each.envs)
  return [...resources.filter((file) => file.endsWith('.yaml')), ...envs]
}

/** The files of a part that its kustomization should name. */
export function filesOf(part: string, pattern = '*.yaml'): string[] {
  return globSync(pattern, { cwd: join(folder, part) }).filter((file) => file !== 'kustomization.yaml')
}
