import { type Deployable, deployables } from '@resume/local-stack/platform/deployables'
import { describe, expect, it } from 'vitest'
import { portName } from '../generate/deployment/kubernetes-names.ts'
import { readManifests } from './kubernetes-manifests.ts'
import { admits, mayReach, type Port, podLabels } from './kubernetes-reach.ts'

const manifests = readManifests()
const each = deployables.map((deployable) => [deployable.name, deployable] as const)
const labelsOf = ({ name }: Deployable) => podLabels(manifests, 'Deployment', name)
const portsOf = ({ ports }: Deployable): Port[] =>
  Object.entries(ports).map(([variable, number]) => ({ number, name: portName(variable) }))
const isMetrics = ({ name }: Port) => name === 'metrics'

describe('the network policies', () => {
  it.each(each)('let %s reach exactly those that it calls', (_, deployable) => {
    const reached = deployables.flatMap((other) =>
      portsOf(other)
        .filter((port) => mayReach(manifests, labelsOf(deployable), { pod: labelsOf(other) }, port))
        .map(({ name }) => `${other.name} ${name}`),
    )
    const called = deployables
      .filter(({ name }) => deployable.calls.includes(name))
      .flatMap((other) =>
        portsOf(other)
          .filter((port) => !isMetrics(port))
          .map(({ name }) => `${other.name} ${name}`),
      )
    expect(reached).toEqual(called)
  })

  it.each(each)('let %s reach exactly its servers, and of the rest what it needs', (_, deployable) => {
    const reaches = (number: number, address: 'internet' | 'inside') =>
      mayReach(manifests, labelsOf(deployable), { address }, { number })
    const { hasDatabase, needs, outside } = deployable
    expect({
      database: reaches(5432, 'inside'),
      redis: reaches(6379, 'inside'),
      nats: reaches(4222, 'inside'),
      s3: reaches(9000, 'inside'),
      mail: reaches(587, 'internet'),
      https: reaches(443, 'internet'),
      http: reaches(80, 'internet'),
      metadataOfTheCloud: reaches(80, 'inside'),
    }).toEqual({
      database: hasDatabase,
      redis: needs.includes('redis'),
      nats: needs.includes('nats'),
      s3: needs.includes('s3'),
      mail: outside.includes('mail'),
      https: outside.includes('https') || needs.includes('s3'),
      http: false,
      metadataOfTheCloud: false,
    })
    const names = { number: 53 }
    expect(mayReach(manifests, labelsOf(deployable), { namespace: 'kube-system' }, names)).toBe(true)
  })

  it.each(each)('let nobody but its callers and Prometheus into %s, unless it is public', (_, deployable) => {
    for (const port of portsOf(deployable)) {
      const isAdmitted = (namespace: string) => admits(manifests, labelsOf(deployable), { namespace }, port)
      expect(isAdmitted('monitoring')).toBe(isMetrics(port) || deployable.isPublic)
      expect(isAdmitted('elsewhere')).toBe(deployable.isPublic && !isMetrics(port))
    }
  })

  it('let migrations and commands reach a database and nothing else', () => {
    const pods = [podLabels(manifests, 'Job', 'billing-migrate'), podLabels(manifests, 'CronJob', 'billing-reconcile')]
    for (const labels of pods) {
      expect(mayReach(manifests, labels, { address: 'inside' }, { number: 5432 })).toBe(true)
      expect(mayReach(manifests, labels, { address: 'internet' }, { number: 443 })).toBe(false)
      expect(mayReach(manifests, labels, { address: 'inside' }, { number: 6379 })).toBe(false)
    }
  })
})
