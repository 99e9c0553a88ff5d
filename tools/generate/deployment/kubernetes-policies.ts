import { deployables } from '@resume/local-stack/platform/deployables'
import type { Deployable } from '../../../deploy/deployable.ts'
import { callersOf } from '../../../deploy/deployables.ts'
import type { GeneratedFile } from '../generated-file.ts'
import { made, portName } from './kubernetes-names.ts'

/** Who may reach whom: callers their callees, everybody the gateway, Prometheus the metrics, and nobody anything else. */
export function policiesFile(): GeneratedFile {
  return {
    path: 'deploy/kubernetes/base/network-policies.yaml',
    content: `${made}# Closes every pod of the platform; the policies below open what is needed.
apiVersion: networking.k8s.io/v1
kind: NetworkPolicy
metadata:
  name: resume-platform
  labels:
    app.kubernetes.io/part-of: resume-platform
spec:
  podSelector:
    matchLabels:
      app.kubernetes.io/part-of: resume-platform
  policyTypes: [Ingress]
  ingress:
    # Prometheus, in a namespace called monitoring, reads metrics.
    - from:
        - namespaceSelector:
            matchLabels:
              kubernetes.io/metadata.name: monitoring
      ports:
        - port: metrics
${deployables.map(policyOf).join('')}`,
  }
}

function policyOf({ name, isPublic, ports }: Deployable): string {
  const { METRICS_PORT: _, ...reachable } = ports
  const callers = callersOf(name).map(
    (caller) => `        - podSelector:
            matchLabels:
              app.kubernetes.io/name: ${caller}
`,
  )
  if (!isPublic && callers.length === 0) return ''
  return `---
# ${isPublic ? `Everybody may call ${name}.` : `Who calls ${name}: ${callersOf(name).join(', ')}.`}
apiVersion: networking.k8s.io/v1
kind: NetworkPolicy
metadata:
  name: ${name}
  labels:
    app.kubernetes.io/part-of: resume-platform
spec:
  podSelector:
    matchLabels:
      app.kubernetes.io/name: ${name}
  policyTypes: [Ingress]
  ingress:
    - ports:
${Object.keys(reachable)
  .map((variable) => `        - port: ${portName(variable)}\n`)
  .join('')}${isPublic ? '' : `      from:\n${callers.join('')}`}`
}
