import { deployables } from '@resume/local-stack/platform/deployables'
import { backupImage, publicFirst } from '../../../deploy/deployables.ts'
import type { GeneratedFile } from '../generated-file.ts'
import { autoscalingFile } from './kubernetes-autoscaling.ts'
import { backupFile } from './kubernetes-backup.ts'
import { commandFileName, scheduledFile } from './kubernetes-command.ts'
import { configFiles } from './kubernetes-config.ts'
import { deploymentFile } from './kubernetes-deployment.ts'
import { migrationFile } from './kubernetes-migration.ts'
import { policiesFile } from './kubernetes-policies.ts'
import { tlsComponentFile } from './kubernetes-tls.ts'
import { fileWithRegions } from './region.ts'

/** Everything below deploy/kubernetes that the manifest decides on. */
export function kubernetesManifests(): GeneratedFile[] {
  const withDatabase = deployables.filter(({ hasDatabase }) => hasDatabase)
  const lines = (each: string[]) => each.map((line) => `  - ${line}`).join('\n')
  const images = [...publicFirst, backupImage].map(
    ({ name }) => `{ name: resume/${name}, newName: registry.example.com/resume/${name}, newTag: 0.1.0 }`,
  )
  const commands = deployables.flatMap((each) => each.scheduled.map((command) => commandFileName(each, command)))
  return [
    ...deployables.map(deploymentFile),
    ...deployables.flatMap(configFiles),
    ...deployables.flatMap((each) => each.scheduled.map((command) => scheduledFile(each, command))),
    ...withDatabase.map(migrationFile),
    policiesFile(),
    tlsComponentFile(),
    autoscalingFile(),
    backupFile(),
    fileWithRegions('deploy/kubernetes/base/kustomization.yaml', {
      resources: lines([...publicFirst.map(({ name }) => `${name}.yaml`), ...commands]),
      config: lines(publicFirst.map(({ name }) => `{ name: ${name}-config, envs: [config/${name}.env] }`)),
    }),
    fileWithRegions('deploy/kubernetes/migrations/kustomization.yaml', {
      resources: lines(withDatabase.map(({ name }) => `${name}.yaml`)),
    }),
    fileWithRegions('deploy/kubernetes/examples/installation/kustomization.yaml', {
      images: lines(images),
      secrets: lines(publicFirst.map(({ name }) => `{ name: ${name}-secrets, envs: [secrets/${name}.env] }`)),
    }),
    fileWithRegions('deploy/kubernetes/examples/platform/kustomization.yaml', {
      config: lines(
        publicFirst.map(({ name }) => `{ name: ${name}-config, behavior: merge, envs: [config/${name}.env] }`),
      ),
    }),
  ]
}
