import type { Actor } from '@resume/service-kit/context/administrator'
import type { SyncRun } from '../domain/codehost.ts'
import { type CommitActionPorts, commitAction } from './commit-action.ts'

/** A run of the sync that has begun. */
export interface ManualSync {
  /** As it began. */
  run: SyncRun
  /** @throws AppError `upstream_failed` when the code host fails */
  ended: Promise<SyncRun>
}

/** What starting a sync by hand needs. */
export type StartManualSyncPorts = CommitActionPorts & {
  sync: {
    /** Starts a run. @throws AppError `not_configured`, `sync_in_progress` while another run holds the lock */
    start(full: boolean): Promise<ManualSync>
  }
  /** Told of a run that fails after its caller was answered, or before. */
  onFailedSync(error: unknown): void
}

/** Starts a sync for the administrator, which the audit log tells of. @throws AppError what starting one throws */
export async function startManualSync(
  ports: StartManualSyncPorts,
  actor: Actor,
  { full, reason }: { full: boolean; reason: string | undefined },
): Promise<ManualSync> {
  const begun = await ports.sync.start(full)
  begun.ended.catch(ports.onFailedSync)
  const subject = { subjectType: 'codehost-sync', subjectId: begun.run.id }
  const action = { actor, action: 'codehost.sync', ...subject, before: null, after: { full }, reason }
  await commitAction(ports, [], async () => ({ result: undefined, action }))
  return begun
}
