import type { Job } from '@resume/service-kit/jobs/schedule'
import { type RemoveObjectsPorts, removeObjects } from './use-cases/remove-objects.ts'
import { type RemovePendingAssetsPorts, removePendingAssets } from './use-cases/remove-pending-assets.ts'

/** What the jobs about images work with. */
export type ImageJobDependencies = RemoveObjectsPorts & RemovePendingAssetsPorts & { now(): Date }

const minute = 60_000

/** The jobs about images and their objects. */
export function imageJobs(ports: ImageJobDependencies): Job[] {
  return [
    /** An erasure is done within a minute. */
    {
      name: 'object-removals',
      everyMs: 5_000,
      leaseMs: minute,
      run: () => removeObjects(ports, ports.now()),
    },
    {
      name: 'pending-assets',
      everyMs: 10 * minute,
      leaseMs: 5 * minute,
      run: () => removePendingAssets(ports, ports.now()),
    },
  ]
}
