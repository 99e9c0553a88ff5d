import type { Deployable } from '../../../deploy/deployable.ts'
import { publicFirst } from '../../../deploy/deployables.ts'
import type { GeneratedFile } from '../generated-file.ts'
import { made } from './kubernetes-names.ts'

/** `deploy/kubernetes/components/autoscaling`: as many replicas of each deployable as its load takes. */
export function autoscalingFile(): GeneratedFile {
  return {
    path: 'deploy/kubernetes/components/autoscaling/autoscalers.yaml',
    content: `${made}# A process is limited by one core, so it is measured in cores, and not against the share that it asks for.
${publicFirst.map(autoscaler).join('---\n')}`,
  }
}

function autoscaler({ name, mostReplicas }: Deployable): string {
  return `apiVersion: autoscaling/v2
kind: HorizontalPodAutoscaler
metadata:
  name: ${name}
  labels:
    app.kubernetes.io/name: ${name}
    app.kubernetes.io/part-of: resume-platform
spec:
  scaleTargetRef: { apiVersion: apps/v1, kind: Deployment, name: ${name} }
  minReplicas: 2
  maxReplicas: ${mostReplicas}
  metrics:
    - type: Resource
      resource:
        name: cpu
        target: { type: AverageValue, averageValue: 700m }
`
}
