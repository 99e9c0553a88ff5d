import { type Deployable, databaseVariable, directDatabaseVariable } from '../../../deploy/deployable.ts'
import type { GeneratedFile } from '../generated-file.ts'
import { commandPod } from './kubernetes-command.ts'
import { indented, made } from './kubernetes-names.ts'

/** The Job that migrates the database of a service. */
export function migrationFile(deployable: Deployable): GeneratedFile {
  const { name } = deployable
  const [variable, direct] = [databaseVariable(deployable), directDatabaseVariable(deployable)]
  const env = `env:
  - name: ${variable}
    valueFrom:
      secretKeyRef: { name: ${name}-secrets, key: ${variable} }
  - name: ${direct}
    valueFrom:
      secretKeyRef: { name: ${name}-secrets, key: ${direct}, optional: true }`
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
${indented(commandPod(deployable, { container: 'migrate', script: 'migrate', env }), 4)}`,
  }
}
