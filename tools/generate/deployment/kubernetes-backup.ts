import { deployables } from '@resume/local-stack/platform/deployables'
import { databaseVariable } from '../../../deploy/deployable.ts'
import { backupImage, backupSchedule } from '../../../deploy/deployables.ts'
import type { GeneratedFile } from '../generated-file.ts'
import { cronJob } from './kubernetes-cron-job.ts'
import { containerHardening, podHardening, temporaryVolume } from './kubernetes-hardening.ts'
import { indented, made } from './kubernetes-names.ts'

const { name } = backupImage

/** Variables of the object storage, from where portfolio has them; without one, a backup has no images. */
const storage = { config: ['S3_ENDPOINT', 'S3_REGION', 'S3_BUCKET'], secrets: ['S3_ACCESS_KEY', 'S3_SECRET_KEY'] }

/**
 * `deploy/kubernetes/components/backup`: a backup by the clock, and the process that writes down what ends, on one volume. They get
 * the addresses of servers alone, none of the secrets with which the platform signs.
 */
export function backupFile(): GeneratedFile {
  return {
    path: 'deploy/kubernetes/components/backup/backup.yaml',
    content: `${made}# Every night a backup of everything; a Job that fails says why in its log.
${cronJob({
  name,
  component: name,
  schedule: backupSchedule.schedule,
  deadlineSeconds: 21_600,
  pod: `spec:
  restartPolicy: Never
  # The volume is attached to one node.
  affinity:
    podAffinity:
      requiredDuringSchedulingIgnoredDuringExecution:
        - labelSelector: { matchLabels: { app.kubernetes.io/name: tombstones } }
          topologyKey: kubernetes.io/hostname
${indented(podOf(['backup', '/backups', '--keep', String(backupSchedule.keep)], backup), 2)}`,
})}---
# Writes down what ends, so that no restore brings it back.
apiVersion: apps/v1
kind: Deployment
metadata:
  name: tombstones
  labels: &labels
    app.kubernetes.io/name: tombstones
    app.kubernetes.io/component: ${name}
    app.kubernetes.io/part-of: resume-platform
spec:
  replicas: 1
  # Two of them could not have the volume.
  strategy: { type: Recreate }
  selector:
    matchLabels:
      app.kubernetes.io/name: tombstones
  template:
    metadata:
      labels: *labels
    spec:
${indented(podOf(['tombstones', '/backups'], follower), 6)}---
apiVersion: v1
kind: PersistentVolumeClaim
metadata:
  name: backups
  labels:
    app.kubernetes.io/part-of: resume-platform
spec:
  accessModes: [ReadWriteOnce]
  resources:
    requests: { storage: 20Gi }
---
# They reach the servers of all deployables.
apiVersion: networking.k8s.io/v1
kind: NetworkPolicy
metadata:
  name: ${name}
  labels:
    app.kubernetes.io/part-of: resume-platform
spec:
  podSelector:
    matchLabels:
      app.kubernetes.io/component: ${name}
  policyTypes: [Egress]
  egress:
    - ports:
        # PostgreSQL, Redis, NATS and the object storage.
${[5432, 6379, 4222, 443, 9000].map((port) => `        - port: ${port}\n`).join('')}`,
  }
}

const backup = { cpu: '100m', memory: '256Mi', limit: '1Gi' }
const follower = { cpu: '10m', memory: '64Mi', limit: '192Mi' }

function podOf(words: string[], { cpu, memory, limit }: typeof backup): string {
  return `${podHardening(0, 1000)}
containers:
  - name: ${words[0]}
    image: resume/${name}:local
    command: [node, --disable-warning=ExperimentalWarning, src/main.ts]
    args: [${words.map((word) => JSON.stringify(word)).join(', ')}]
    env:
${indented(variables(), 6)}
    resources:
      requests: { cpu: ${cpu}, memory: ${memory} }
      limits: { memory: ${limit} }
${containerHardening(4)}
      - { name: backups, mountPath: /backups }
${temporaryVolume(0)}
  - name: backups
    persistentVolumeClaim: { claimName: backups }
`
}

/** Of the Secrets and the ConfigMap that the deployables have already, what names a server; and the key that seals backups. */
function variables(): string {
  const from = (variable: string, source: 'secret' | 'configMap', object: string, isOptional = false) =>
    `- name: ${variable}\n  valueFrom: { ${source}KeyRef: { name: ${object}, key: ${variable}${isOptional ? ', optional: true' : ''} } }`
  return [
    ...deployables
      .filter(({ hasDatabase }) => hasDatabase)
      .map((each) => from(databaseVariable(each), 'secret', `${each.name}-secrets`)),
    ...['REDIS_URL', 'NATS_URL'].map((variable) => from(variable, 'secret', 'identity-secrets')),
    ...storage.config.map((variable) => from(variable, 'configMap', 'portfolio-config', true)),
    ...storage.secrets.map((variable) => from(variable, 'secret', 'portfolio-secrets', true)),
    from('BACKUP_KEY', 'secret', `${name}-secrets`),
  ].join('\n')
}
