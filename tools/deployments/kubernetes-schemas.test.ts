import { execFileSync } from 'node:child_process'
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { findProgram } from '@resume/local-stack/servers/find-program'
import { describe, expect, it } from 'vitest'
import { parseAllDocuments, stringify } from 'yaml'
import { find, folder, readManifests } from './kubernetes-manifests.ts'
import { type AnyObject, schemaBreaches } from './kubernetes-schemas.ts'

/** What `kubectl` makes of the examples and every component; nothing where there is no `kubectl`. */
function built(): AnyObject[] {
  const kubectl = findProgram('kubectl')
  if (!kubectl) return []
  const dir = realpathSync(mkdtempSync(join(tmpdir(), 'resume-kustomize-')))
  try {
    const from = (part: string) => relative(dir, join(folder, part))
    const everything = {
      resources: [from('examples/platform')],
      components: ['autoscaling', 'backup', 'monitoring', 'tls'].map((name) => from(`components/${name}`)),
    }
    writeFileSync(join(dir, 'kustomization.yaml'), stringify(everything))
    return [dir, join(folder, 'examples/migrations')].flatMap((part) =>
      parseAllDocuments(execFileSync(kubectl, ['kustomize', part], { encoding: 'utf8' })).map((each) => each.toJS()),
    )
  } finally {
    rmSync(dir, { recursive: true })
  }
}

describe('the schemas of Kubernetes', () => {
  it('know every object of base, migrations, components and examples, and every field of it', async () => {
    expect(await schemaBreaches([...readManifests(), ...built()])).toEqual([])
  })

  it('refuse an unknown field, a missing one, a wrong value and an unknown kind', async () => {
    const manifests = structuredClone(readManifests())
    const [service, deployment, ingress] = [
      find(manifests, 'Service', 'ats'),
      find(manifests, 'Deployment', 'ats'),
      find(manifests, 'Ingress', 'gateway'),
    ]
    const wrong: object[] = [
      { ...service, spec: { ...service?.spec, clusterIp: 'None' } },
      { ...deployment, spec: { ...deployment?.spec, replicas: 'two' } },
      { ...ingress, spec: { rules: [{ http: {} }] } },
      { apiVersion: 'networking.k8s.io/v1beta1', kind: 'Ingress', metadata: { name: 'old' } },
    ]
    expect(await schemaBreaches(wrong)).toEqual([
      'Ingress/old: networking.k8s.io/v1beta1 is unknown',
      expect.stringMatching(/^Service\/ats: .*clusterIp.* does not exist/),
      expect.stringMatching(/^Deployment\/ats: Type 'string' is not assignable to type 'number'/),
      expect.stringMatching(/^Ingress\/gateway: .*'paths' is missing/),
    ])
  })
})
