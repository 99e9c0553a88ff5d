import { newId } from '@resume/service-kit/ids'
import {
  type AnsweredItem,
  type CodehostItem,
  isOfBot,
  itemOf,
  newestOfEach,
  type Snapshot,
  type SyncRun,
} from '../domain/codehost.ts'

/** What the code host answers about a repository's issues and pull requests. */
export type ChangesAnswer =
  | { kind: 'unchanged' }
  /** `askedAt` is when, by the code host's clock. */
  | { kind: 'changed'; items: AnsweredItem[]; etag: string | null; askedAt: Date }

/** What a run changes. */
export interface SnapshotChange {
  items: CodehostItem[]
  /** Numbers of items that go, besides those that a full run does not name. */
  leave: number[]
  snapshot: Omit<Snapshot, 'counts'>
}

/** What a sync works with; all writes fail once its lease has passed on. */
export interface SyncCodehostPorts {
  repo: string
  codehost: {
    /**
     * Everything that changed since a time, over all pages; everything there is without one.
     * @throws Error when any page is missing or not what it should be
     */
    changes(since: Date | undefined, etag: string | null): Promise<ChangesAnswer>
  }
  snapshots: {
    read(): Promise<Snapshot | null>
    /** Puts a run down as running; former ones that never ended have failed. */
    begin(run: SyncRun): Promise<void>
    /** Switches to the changed snapshot, whole, and puts down how the run went. */
    switchTo(run: SyncRun, change: SnapshotChange): Promise<SyncRun>
    /** Puts down how a run without changes, or without success, went. */
    end(run: SyncRun, snapshot?: Pick<Snapshot, 'syncedAt'>): Promise<SyncRun>
  }
}

/** How far back a run looks again, in milliseconds: changes can show up late. */
const overlapMs = 5 * 60 * 1000

/** A run that begins now. */
export function newRun(full: boolean): SyncRun {
  const blank = { finishedAt: null, created: 0, updated: 0, removed: 0, error: null }
  return { id: newId(), status: 'RUNNING', full, startedAt: new Date(), ...blank }
}

/**
 * Runs a sync: reads everything that changed over all pages, then switches to the changed snapshot in one transaction. A run
 * that fails anywhere leaves the last whole snapshot. The first run, and the first of another repository, is a full one.
 * @returns the run as it ended
 */
export async function syncCodehost(ports: SyncCodehostPorts, begun: SyncRun): Promise<SyncRun> {
  const { repo, codehost, snapshots } = ports
  const known = await snapshots.read()
  const current = known?.repo === repo ? known : null
  const run = { ...begun, full: begun.full || !current }
  await snapshots.begin(run)
  try {
    const since = run.full ? undefined : current?.since
    const answer = await codehost.changes(since, run.full ? null : (current?.etag ?? null))
    if (answer.kind === 'unchanged') return await snapshots.end(run, { syncedAt: run.startedAt })
    const answered = newestOfEach(answer.items)
    const change = {
      items: answered.filter((item) => !isOfBot(item)).map(itemOf),
      leave: answered.filter(isOfBot).map(({ number }) => number),
      snapshot: {
        repo,
        syncedAt: run.startedAt,
        since: new Date(answer.askedAt.getTime() - overlapMs),
        /** It belongs to the time that was asked for: it is of use only when the next run asks for the same. */
        etag: null,
        fullAt: run.full ? run.startedAt : (current?.fullAt ?? run.startedAt),
      },
    }
    const isQuiet =
      !run.full &&
      current !== null &&
      answer.items.every((item) => Date.parse(item.updated_at) < current.since.getTime() + overlapMs)
    if (isQuiet && current) Object.assign(change.snapshot, { since: current.since, etag: answer.etag })
    return await snapshots.switchTo(run, change)
  } catch (error) {
    await snapshots.end({ ...run, status: 'FAILED', error: reasonOf(error) })
    throw error
  }
}

/** What went wrong, for the record; never what the code host said. */
function reasonOf(error: unknown): string {
  return error instanceof Error && error.name === 'CodehostFailure' ? error.message : 'The sync was interrupted'
}
