import { type Deployable, databaseVariable } from '../../../deploy/deployable.ts'
import type { GeneratedFile } from '../generated-file.ts'
import { made } from './kubernetes-names.ts'

/** The Job that migrates the database of a service. */
export function migrationFile(deployable: Deployable): GeneratedFile {
  const { name } = deployable
  const variable = databaseVariable(deployable)
  return {
    path: `deploy/kubernetes/migrations/${name}.yaml`,
    content: `${made}# Brings the database of ${name} to its newest migration. Two that run at once wait for each other.
apiVersion: batch/v1
kind: Job
metadata:
  name: ${name}-migrate
  labels: &labels
    app.kubernetes.io/name: ${name}-migrate
    app.kubernetes.io/component: migration
    app.kubernetes.io/part-of: resume-platform
spec:
  backoffLimit: 3
  activeDeadlineSeconds: 900
  ttlSecondsAfterFinished: 86400
  template:
    metadata:
      labels: *labels
    spec:
      restartPolicy: Never
      automountServiceAccountToken: false
      enableServiceLinks: false
      securityContext:
        runAsNonRoot: true
        runAsUser: 1000
        runAsGroup: 1000
        seccompProfile: { type: RuntimeDefault }
      containers:
        - name: migrate
          image: resume/${name}:local
          command: [node, --run, migrate]
          env:
            - name: ${variable}
              valueFrom:
                secretKeyRef: { name: ${name}-secrets, key: ${variable} }
          resources:
            requests: { cpu: 100m, memory: 192Mi }
            limits: { memory: 512Mi }
          securityContext:
            allowPrivilegeEscalation: false
            readOnlyRootFilesystem: true
            capabilities: { drop: [ALL] }
          volumeMounts:
            - { name: tmp, mountPath: /tmp }
      volumes:
        - name: tmp
          emptyDir: { sizeLimit: 64Mi }
`,
  }
}
