import { deployables } from '@resume/local-stack/platform/deployables'
import { publicFirst } from '../../../deploy/deployables.ts'
import type { GeneratedFile } from '../generated-file.ts'
import { deploymentFile } from './kubernetes-deployment.ts'
import { migrationFile } from './kubernetes-migration.ts'
import { policiesFile } from './kubernetes-policies.ts'
import { secretsFile } from './kubernetes-secrets.ts'
import { tlsComponentFile } from './kubernetes-tls.ts'
import { fileWithRegions } from './region.ts'

/** Everything below deploy/kubernetes that the manifest decides on. */
export function kubernetesManifests(): GeneratedFile[] {
  const withDatabase = deployables.filter(({ hasDatabase }) => hasDatabase)
  const files = (names: string[]) => names.map((name) => `  - ${name}.yaml`).join('\n')
  const images = publicFirst.map(
    ({ name }) => `  - { name: resume/${name}, newName: registry.example.com/resume/${name}, newTag: 0.1.0 }`,
  )
  return [
    ...deployables.map(deploymentFile),
    ...withDatabase.map(migrationFile),
    policiesFile(),
    secretsFile(),
    tlsComponentFile(),
    fileWithRegions('deploy/kubernetes/base/kustomization.yaml', {
      resources: files(publicFirst.map(({ name }) => name)),
    }),
    fileWithRegions('deploy/kubernetes/migrations/kustomization.yaml', {
      resources: files(withDatabase.map(({ name }) => name)),
    }),
    fileWithRegions('deploy/kubernetes/examples/installation/kustomization.yaml', { images: images.join('\n') }),
  ]
}
