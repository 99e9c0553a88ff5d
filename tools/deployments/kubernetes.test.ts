import { deployables } from '@resume/local-stack/platform/deployables'
import { describe, expect, it } from 'vitest'
import { kubernetesBreaches } from './kubernetes-breaches.ts'
import { filesOf, find, type Kinds, type Manifest, namedBy, readManifests } from './kubernetes-manifests.ts'

const asWritten = readManifests()

/** The manifests, one of them changed. */
function changed<Kind extends keyof Kinds>(
  kind: Kind,
  name: string,
  change: (manifest: Kinds[Kind]) => void,
): Manifest[] {
  const manifests = structuredClone(asWritten)
  const manifest = find(manifests, kind, name)
  if (!manifest) throw new Error(`no ${kind} is called ${name}`)
  change(manifest)
  return manifests
}

function container(deployment: Kinds['Deployment'] | Kinds['Job']) {
  const [first] = deployment.spec?.template.spec?.containers ?? []
  if (!first) throw new Error('there is no container')
  return first
}

const wrong: [string, () => Manifest[]][] = [
  [
    'ats: has no Deployment',
    () => asWritten.filter(({ kind, metadata }) => kind !== 'Deployment' || metadata?.name !== 'ats'),
  ],
  [
    'backup: is not given BILLING_DATABASE_URL',
    () =>
      changed('CronJob', 'backup', (it) => {
        const [first] = it.spec?.jobTemplate.spec?.template.spec?.containers ?? []
        if (first) first.env = first.env?.filter(({ name }) => name !== 'BILLING_DATABASE_URL') ?? []
      }),
  ],
  [
    'archive: is no deployable of the manifest',
    () =>
      changed('Deployment', 'ats', (it) => {
        it.metadata = { name: 'archive' }
      }),
  ],
  [
    'ats: NOBODY_READS_THIS is given, but not read or not to be changed',
    () =>
      changed('ConfigMap', 'ats-config', (it) => {
        it.data = { ...it.data, NOBODY_READS_THIS: '1' }
      }),
  ],
  [
    'ats: ATS_DATABASE_URL is required',
    () =>
      changed('Secret', 'ats-secrets', (it) => {
        it.stringData = {}
      }),
  ],
  [
    'ats: NATS_URL is not given',
    () =>
      changed('Secret', 'ats-secrets', (it) => {
        it.stringData = {}
      }),
  ],
  [
    'identity: SMTP_URL is required in production',
    () =>
      changed('Secret', 'identity-secrets', (it) => {
        it.stringData = { ...it.stringData, SMTP_URL: '' }
      }),
  ],
  ['ats: opens 9363, not 9363, 9463', () => changed('Deployment', 'ats', (it) => container(it).ports?.pop())],
  [
    'identity: its Service offers 9361, not 8081, 9361',
    () => changed('Service', 'identity', (it) => it.spec?.ports?.pop()),
  ],
  [
    'ats: its Service hides its replicas behind one address',
    () =>
      changed('Service', 'ats', (it) => {
        if (it.spec) delete it.spec.clusterIP
      }),
  ],
  [
    'billing: ats cannot reach it',
    () => changed('NetworkPolicy', 'billing', (it) => it.spec?.ingress?.[0]?.from?.shift()),
  ],
  [
    'ats: everybody may call it',
    () =>
      changed('NetworkPolicy', 'ats', (it) => {
        for (const rule of it.spec?.ingress ?? []) delete rule.from
      }),
  ],
  [
    'ats: its livenessProbe asks nobody, not 9363',
    () =>
      changed('Deployment', 'ats', (it) => {
        container(it).livenessProbe = {}
      }),
  ],
  [
    'ats: can write to its root file system',
    () =>
      changed('Deployment', 'ats', (it) => {
        container(it).securityContext = {}
      }),
  ],
  [
    'ats: has no memory limit',
    () =>
      changed('Deployment', 'ats', (it) => {
        container(it).resources = {}
      }),
  ],
  [
    'ats: no PodDisruptionBudget keeps it',
    () =>
      changed('PodDisruptionBudget', 'ats', (it) => {
        it.metadata = { name: 'other' }
      }),
  ],
  [
    'ats: is killed before it has ended',
    () =>
      changed('Deployment', 'ats', (it) => {
        if (it.spec?.template.spec) it.spec.template.spec.terminationGracePeriodSeconds = 69
      }),
  ],
  [
    'ats: no Job migrates its database',
    () =>
      changed('Job', 'ats-migrate', (it) => {
        it.metadata = { name: 'other' }
      }),
  ],
  [
    'ats: its migration is not given ATS_DATABASE_URL',
    () =>
      changed('Job', 'ats-migrate', (it) => {
        container(it).env = []
      }),
  ],
  [
    'billing: STRIPE_SECRET_KEY is switched on by a place-holder',
    () =>
      changed('Secret', 'billing-secrets', (it) => {
        it.stringData = { ...it.stringData, STRIPE_SECRET_KEY: 'replace-me' }
      }),
  ],
  [
    'billing: its reconcile PRINCIPAL_KEYS is required in production',
    () =>
      changed('CronJob', 'billing-reconcile', (it) => {
        it.spec?.jobTemplate.spec?.template.spec?.containers[0]?.envFrom?.pop()
      }),
  ],
  [
    'billing: no CronJob runs reconcile',
    () =>
      changed('CronJob', 'billing-reconcile', (it) => {
        it.metadata = { name: 'other' }
      }),
  ],
  [
    'ats: its autoscaler may leave it with one replica',
    () =>
      changed('HorizontalPodAutoscaler', 'ats', (it) => {
        if (it.spec) it.spec.minReplicas = 1
      }),
  ],
]

describe('the Kubernetes manifests', () => {
  it('deploy every deployable of the manifest, with its ports, and with variables that let it start in production', async () => {
    expect(await kubernetesBreaches(asWritten, deployables)).toEqual([])
  })

  it.each(wrong)('would be refused with %s', async (line, manifests) => {
    expect(await kubernetesBreaches(manifests(), deployables)).toContain(line)
  })

  it.each([
    'base',
    'migrations',
    'components/autoscaling',
    'components/monitoring',
    'examples/installation',
    'examples/platform',
  ])('of %s are all named by its kustomization', (part) => {
    const files = [...filesOf(part), ...filesOf(part, '{config,secrets}/*.env')]
    expect(namedBy(part).toSorted()).toEqual(files.toSorted())
  })
})
