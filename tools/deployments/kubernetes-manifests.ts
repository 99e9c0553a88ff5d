import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@resume/local-stack/platform/deployables'
import type { Deployment } from 'kubernetes-types/apps/v1.js'
import type { Job } from 'kubernetes-types/batch/v1.js'
import type { ConfigMap, Secret, Service } from 'kubernetes-types/core/v1.js'
import type { NetworkPolicy } from 'kubernetes-types/networking/v1.js'
import type { PodDisruptionBudget } from 'kubernetes-types/policy/v1.js'
import { parse, parseAllDocuments } from 'yaml'

/** Every kind that is looked at. */
export interface Kinds {
  Deployment: Deployment
  Job: Job
  Service: Service
  ConfigMap: ConfigMap
  Secret: Secret
  PodDisruptionBudget: PodDisruptionBudget
  NetworkPolicy: NetworkPolicy
}

/** An object of Kubernetes. */
export type Manifest = { [Kind in keyof Kinds]: Kinds[Kind] & { kind: Kind } }[keyof Kinds]

const folder = join(root, 'deploy/kubernetes')

/** The objects of the base, of the migrations and of the examples. */
export function readManifests(): Manifest[] {
  const files = ['base', 'migrations']
    .flatMap((name) => resourcesOf(name).map((file) => join(name, file)))
    .concat('examples/secrets.yaml')
  return files.flatMap((file) =>
    parseAllDocuments(readFileSync(join(folder, file), 'utf8')).map((document) => document.toJS()),
  )
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

/** The files that a kustomization names. */
export function resourcesOf(name: string): string[] {
  return parse(readFileSync(join(folder, name, 'kustomization.yaml'), 'utf8')).resources
}

/** The files that a kustomization should name. */
export function filesOf(name: string): string[] {
  return globSync('*.yaml', { cwd: join(folder, name) }).filter((file) => file !== 'kustomization.yaml')
}
