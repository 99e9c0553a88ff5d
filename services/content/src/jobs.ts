import type { Job } from '@resume/service-kit/jobs/schedule'
import { createDueSync, type RunDueSyncPorts } from './use-cases/run-due-sync.ts'

/** What the jobs work with. */
export type JobDependencies = RunDueSyncPorts

const minute = 60_000

/** The jobs of content, besides the clean-up. */
export function jobs(dependencies: JobDependencies): Job[] {
  const runDueSync = createDueSync(dependencies)
  return [{ name: 'codehost-schedule', everyMs: 5 * minute, leaseMs: 12 * minute, run: () => runDueSync() }]
}
