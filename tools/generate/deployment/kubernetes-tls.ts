import type { Deployable } from '../../../deploy/deployable.ts'
import { publicFirst } from '../../../deploy/deployables.ts'
import type { GeneratedFile } from '../generated-file.ts'

/** Where the certificates of a process are mounted. */
const folder = '/var/run/secrets/resume-tls'

/**
 * `deploy/kubernetes/components/tls`: mutual TLS between the processes, each with the TLS Secret `<name>-tls`. gRPC probes of
 * Kubernetes know no TLS, so the services are asked by the program that also checks containers.
 */
export function tlsComponentFile(): GeneratedFile {
  return {
    path: 'deploy/kubernetes/components/tls/kustomization.yaml',
    content: `# generated from deploy/deployables.ts by npm run generate
# Mutual TLS between the processes: name this folder under components, beside the base. Each process needs a TLS Secret
# (tls.crt, tls.key, ca.crt) that is called as below, such as cert-manager makes: see docs/operations.md.
apiVersion: kustomize.config.k8s.io/v1alpha1
kind: Component
patches:
${publicFirst.map(patch).join('')}`,
  }
}

function patch(deployable: Deployable): string {
  const { name, readyPort } = deployable
  return `  - patch: |
      apiVersion: apps/v1
      kind: Deployment
      metadata:
        name: ${name}
      spec:
        template:
          spec:
            containers:
              - name: ${name}
                env:
                  - { name: GRPC_TLS_DIR, value: ${folder} }
                volumeMounts:
                  - { name: tls, mountPath: ${folder}, readOnly: true }
${readyPort === 'GRPC_PORT' ? probes : ''}            volumes:
              - name: tls
                secret: { secretName: ${name}-tls, defaultMode: 0440 }
            securityContext:
              fsGroup: 1000
`
}

const probes = `                startupProbe:
                  grpc: null
                  exec: { command: [sh, /app/health-check.sh, ready] }
                readinessProbe:
                  grpc: null
                  exec: { command: [sh, /app/health-check.sh, ready] }
                livenessProbe:
                  grpc: null
                  exec: { command: [sh, /app/health-check.sh, alive] }
`
