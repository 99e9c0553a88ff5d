import { indented } from './kubernetes-names.ts'

/** What a CronJob runs, and when. */
export interface CronJob {
  name: string
  component: string
  /** In the syntax of cron, UTC. */
  schedule: string
  /** After how many seconds a run is ended. */
  deadlineSeconds: number
  /** `spec:` of the pod, not indented. */
  pod: string
}

/** The manifest of a CronJob whose runs neither overlap nor are repeated, and of which those that failed stay to be looked at. */
export function cronJob({ name, component, schedule, deadlineSeconds, pod }: CronJob): string {
  return `apiVersion: batch/v1
kind: CronJob
metadata:
  name: ${name}
  labels: &labels
    app.kubernetes.io/name: ${name}
    app.kubernetes.io/component: ${component}
    app.kubernetes.io/part-of: resume-platform
spec:
  schedule: "${schedule}"
  timeZone: Etc/UTC
  concurrencyPolicy: Forbid
  startingDeadlineSeconds: 3600
  successfulJobsHistoryLimit: 1
  failedJobsHistoryLimit: 3
  jobTemplate:
    spec:
      backoffLimit: 0
      activeDeadlineSeconds: ${deadlineSeconds}
      template:
        metadata:
          labels: *labels
${indented(pod, 8)}`
}
