import { indented } from './kubernetes-names.ts'

/**
 * What no pod of the platform needs: a service account's token, root, other pods' addresses in its environment.
 * @param group owns the files of volumes, for a pod that writes to one
 */
export function podHardening(indent: number, group?: number): string {
  return indented(
    `automountServiceAccountToken: false
enableServiceLinks: false
securityContext:
  runAsNonRoot: true
  runAsUser: 1000
  runAsGroup: 1000${group === undefined ? '' : `\n  fsGroup: ${group}`}
  seccompProfile: { type: RuntimeDefault }`,
    indent,
  )
}

/** What no container needs: privileges, and files to write but a small folder of its own. */
export function containerHardening(indent: number): string {
  return indented(
    `securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities: { drop: [ALL] }
volumeMounts:
  - { name: tmp, mountPath: /tmp }`,
    indent,
  )
}

/** The small folder. */
export function temporaryVolume(indent: number): string {
  return indented(
    `volumes:
  - name: tmp
    emptyDir: { sizeLimit: 64Mi }`,
    indent,
  )
}
