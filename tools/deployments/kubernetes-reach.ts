import type { LabelSelector } from 'kubernetes-types/meta/v1.js'
import type { NetworkPolicy, NetworkPolicyPeer, NetworkPolicyPort } from 'kubernetes-types/networking/v1.js'
import { find, type Manifest } from './kubernetes-manifests.ts'

type Labels = Record<string, string>

/** A port of a pod, by number and by name; a port elsewhere has no name. */
export interface Port {
  number: number
  name?: string
}

/** Who is asked or asks: a pod of the platform, a pod elsewhere, or an address. */
export type Peer = { pod: Labels } | { namespace: string } | { address: 'internet' | 'inside' }

/** The labels of a Deployment's, Job's or CronJob's pods. @throws Error when there is none of that name */
export function podLabels(manifests: Manifest[], kind: 'Deployment' | 'Job' | 'CronJob', name: string): Labels {
  const template =
    kind === 'CronJob'
      ? find(manifests, kind, name)?.spec?.jobTemplate.spec?.template
      : find(manifests, kind, name)?.spec?.template
  if (!template?.metadata?.labels) throw new Error(`no ${kind} is called ${name}`)
  return template.metadata.labels
}

/** Whether the policies let a pod connect to a peer; of a peer in the platform, whether that admits it, too. */
export function mayReach(manifests: Manifest[], from: Labels, to: Peer, port: Port): boolean {
  const leaves = isAllowed(manifests, 'Egress', from, to, port)
  return leaves && (!('pod' in to) || isAllowed(manifests, 'Ingress', to.pod, { pod: from }, port))
}

/** Whether the policies let anybody into a pod who is somewhere else. */
export function admits(manifests: Manifest[], to: Labels, from: Peer, port: Port): boolean {
  return isAllowed(manifests, 'Ingress', to, from, port)
}

/** As Kubernetes decides: what no policy selects is open; else one rule of one policy must allow it. */
function isAllowed(manifests: Manifest[], type: 'Ingress' | 'Egress', pod: Labels, peer: Peer, port: Port): boolean {
  const policies = manifests
    .filter((each): each is NetworkPolicy & { kind: 'NetworkPolicy' } => each.kind === 'NetworkPolicy')
    .flatMap(({ spec }) => spec ?? [])
    .filter(({ podSelector, policyTypes }) => policyTypes?.includes(type) && selects(podSelector, pod))
  const rules = policies.flatMap(({ ingress = [], egress = [] }) =>
    type === 'Ingress'
      ? ingress.map(({ from, ports }) => ({ peers: from, ports }))
      : egress.map(({ to, ports }) => ({ peers: to, ports })),
  )
  return (
    policies.length === 0 ||
    rules.some(
      ({ peers, ports }) =>
        (!ports || ports.some((each) => isPort(each, port))) && (!peers || peers.some((each) => isPeer(each, peer))),
    )
  )
}

function isPort({ port: wanted }: NetworkPolicyPort, port: Port): boolean {
  return wanted === undefined || wanted === port.number || wanted === port.name
}

function isPeer({ podSelector, namespaceSelector, ipBlock }: NetworkPolicyPeer, peer: Peer): boolean {
  if (ipBlock) {
    if (!('address' in peer)) return false
    /** Private addresses are the ones that a block leaves out, if it holds them at all. */
    return peer.address === 'internet' ? ipBlock.cidr === '0.0.0.0/0' : !ipBlock.except && ipBlock.cidr === '0.0.0.0/0'
  }
  if ('pod' in peer) return !namespaceSelector && selects(podSelector, peer.pod)
  if ('namespace' in peer) return selects(namespaceSelector, { 'kubernetes.io/metadata.name': peer.namespace })
  return false
}

/** An absent selector selects nothing, an empty one everything. */
function selects(selector: LabelSelector | undefined, labels: Labels): boolean {
  if (!selector) return false
  const { matchLabels = {}, matchExpressions = [] } = selector
  return (
    Object.entries(matchLabels).every(([key, value]) => labels[key] === value) &&
    matchExpressions.every(({ key, operator, values }) => operator === 'In' && values?.includes(labels[key] ?? ''))
  )
}
