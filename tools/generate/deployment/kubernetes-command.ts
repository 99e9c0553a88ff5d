import type { Deployable, ScheduledCommand } from '../../../deploy/deployable.ts'
import type { GeneratedFile } from '../generated-file.ts'
import { cronJob } from './kubernetes-cron-job.ts'
import { containerHardening, podHardening, temporaryVolume } from './kubernetes-hardening.ts'
import { indented, made } from './kubernetes-names.ts'

/**
 * The pod of a command that ends by itself, from the image of a deployable.
 * @param env where its variables come from: `env` or `envFrom` of a container
 */
export function commandPod({ name }: Deployable, options: { container: string; script: string; env: string }): string {
  return `spec:
  restartPolicy: Never
${podHardening(2)}
  containers:
    - name: ${options.container}
      image: resume/${name}:local
      command: [node, --run, ${options.script}]
${indented(options.env, 6)}
      resources:
        requests: { cpu: 100m, memory: 192Mi }
        limits: { memory: 512Mi }
${containerHardening(6)}
${temporaryVolume(2)}
`
}

/** The file of a command that runs by the clock, below `deploy/kubernetes/base`. */
export function commandFileName({ name }: Deployable, { script }: ScheduledCommand): string {
  return `${name}-${script}.yaml`
}

/** The CronJob of a command that runs by the clock. */
export function scheduledFile(deployable: Deployable, command: ScheduledCommand): GeneratedFile {
  const { name } = deployable
  const { script, schedule, purpose } = command
  const env = `envFrom:
  - configMapRef: { name: ${name}-config }
  - secretRef: { name: ${name}-secrets }`
  return {
    path: `deploy/kubernetes/base/${commandFileName(deployable, command)}`,
    content: `${made}# ${purpose}: \`npm run ${script} -w services/${name}\`. A Job that fails says why in its log.
${cronJob({
  name: `${name}-${script}`,
  component: 'command',
  schedule,
  deadlineSeconds: 1800,
  pod: commandPod(deployable, { container: script, script, env }),
})}`,
  }
}
