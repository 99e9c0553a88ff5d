import { CodehostFailure } from '@resume/codehost/failure'
import { retryTime } from '@resume/codehost/retry-time'
import { newId } from '@resume/service-kit/ids'
import { type CodehostItem, isOfBot, newestOfEach, type Snapshot, type SyncRun } from '../domain/codehost.ts'
import { type ReadRepositoryPorts, readRepository, type WhatWasRead } from './read-repository.ts'

/** What the code host answers about a repository's issues and pull requests, over all pages. */
export type Walk = { kind: 'unchanged' } | (WhatWasRead & { pages: number })

/** What a run changes. */
export interface SnapshotChange {
  items: CodehostItem[]
  /** Numbers of items that go, besides those that a full run does not name. */
  leave: number[]
  snapshot: Omit<Snapshot, 'counts'>
}

/** What a sync works with; all writes fail once its lease has passed on. */
export interface SyncCodehostPorts extends ReadRepositoryPorts {
  codehost: ReadRepositoryPorts['codehost'] & {
    /**
     * Reads what changed since a time, over all pages, the last changed first.
     * @throws CodehostFailure when any page is missing or not what it should be
     */
    walk(since: Date, etag: string | null): Promise<Walk>
  }
  snapshots: ReadRepositoryPorts['snapshots'] & {
    read(): Promise<Snapshot | null>
    /** The latest run. */
    lastRun(): Promise<Pick<SyncRun, 'finishedAt' | 'retryAt'> | null>
    /** Records that a run has begun. Earlier ones that never ended have failed. */
    begin(run: SyncRun): Promise<void>
    /** Switches to the changed snapshot in one transaction, and records how the run went. */
    switchTo(run: SyncRun, change: SnapshotChange): Promise<SyncRun>
    /** Records the end of a run that changed nothing, or failed. */
    end(run: SyncRun, snapshot?: Pick<Snapshot, 'syncedAt'>): Promise<SyncRun>
  }
}

/** How far back a run looks again, in milliseconds: changes can show up late. */
const overlapMs = 5 * 60 * 1000

/** How far back what changed while pages were followed is looked for, in milliseconds, and how often at most. */
const catchUp = { overlapMs: 60 * 1000, rounds: 3 }

/** A run that begins now. */
export function newRun(full: boolean): SyncRun {
  const blank = { finishedAt: null, created: 0, updated: 0, removed: 0, error: null, retryAt: null }
  return { id: newId(), status: 'RUNNING', full, startedAt: new Date(), ...blank }
}

/**
 * Runs a sync: reads everything that changed over all pages, then switches to the changed snapshot in one transaction. A run that fails
 * anywhere leaves the last whole snapshot; the next full one goes on where a full one stopped. The first run, and the first of another
 * repository, is a full one. While the code host refuses requests, none begins.
 * @returns the run as it ended
 * @throws CodehostFailure
 */
export async function syncCodehost(ports: SyncCodehostPorts, begun: SyncRun): Promise<SyncRun> {
  const { repo, snapshots } = ports
  const [known, last] = await Promise.all([snapshots.read(), snapshots.lastRun()])
  if (last?.retryAt && last.retryAt > begun.startedAt) {
    throw new CodehostFailure('The code host limits requests', { limit: { until: last.retryAt } })
  }
  const current = known?.repo === repo ? known : null
  const run = { ...begun, full: begun.full || !current }
  await snapshots.begin(run)
  try {
    const read = run.full || !current ? await readRepository(ports, begun.startedAt) : await readChanges(ports, current)
    if (read.kind === 'unchanged') return await snapshots.end(run, { syncedAt: run.startedAt })
    const items = newestOfEach(read.items)
    const since = new Date(seenUntil(read, current) - overlapMs)
    /** Where nothing is new, the next run asks the same question: the entity tag is of use for no other. */
    const isQuiet = !run.full && current !== null && items.every((item) => isBefore(item, current.since))
    return await snapshots.switchTo(run, {
      items: items.filter((item) => !isOfBot(item)),
      leave: items.filter(isOfBot).map(({ number }) => number),
      snapshot: {
        repo,
        syncedAt: run.startedAt,
        ...(isQuiet ? { since: current.since, etag: read.etag } : { since, etag: null }),
        fullAt: run.full ? run.startedAt : (current?.fullAt ?? run.startedAt),
      },
    })
  } catch (error) {
    const retryAt = retryAtOf(error, last)
    await snapshots.end({ ...run, status: 'FAILED', error: reasonOf(error), retryAt })
    throw error instanceof CodehostFailure && retryAt
      ? new CodehostFailure(error.message, { limit: { until: retryAt }, cause: error })
      : error
  }
}

/** Whether an item has not changed since the run that began when the snapshot's time of changes says. */
function isBefore({ updatedAt }: CodehostItem, since: Date): boolean {
  return updatedAt.getTime() < since.getTime() + overlapMs
}

/**
 * Reads all changes since a snapshot. What changes while pages are followed moves to the front, past pages that have been read: so
 * after more than one page, the latest changes are read again.
 */
async function readChanges({ codehost }: SyncCodehostPorts, current: Snapshot): Promise<Walk> {
  const first = await codehost.walk(current.since, current.etag)
  if (first.kind === 'unchanged') return first
  let items = first.items
  const readMore = async (since: Date): Promise<Date | undefined> => {
    const walk = await codehost.walk(since, null)
    if (walk.kind === 'unchanged') return undefined
    items = [...items, ...walk.items]
    return walk.askedAt
  }
  let askedAt = first.pages > 1 ? first.askedAt : undefined
  for (let round = 0; round < catchUp.rounds && askedAt; round++) {
    const known = new Map(newestOfEach(items).map((item) => [item.number, item.updatedAt.getTime()]))
    const before = items.length
    askedAt = await readMore(new Date(askedAt.getTime() - catchUp.overlapMs))
    if (items.slice(before).every((item) => known.get(item.number) === item.updatedAt.getTime())) break
  }
  return { ...first, items }
}

/**
 * Until when a reading saw all changes: when its first page was answered, by the earlier of both clocks, because either may be
 * wrong. A code host that tells no time saw at least its own latest change.
 */
function seenUntil({ askedAt, items }: WhatWasRead, current: Snapshot | null): number {
  const before = current ? current.since.getTime() + overlapMs : 0
  const theirs =
    askedAt?.getTime() ?? items.reduce((latest, item) => Math.max(latest, item.updatedAt.getTime()), before)
  return Math.min(Date.now(), theirs)
}

function retryAtOf(error: unknown, last: Pick<SyncRun, 'finishedAt' | 'retryAt'> | null): Date | null {
  if (!(error instanceof CodehostFailure && error.limit)) return null
  const formerMs = last?.retryAt && last.finishedAt ? last.retryAt.getTime() - last.finishedAt.getTime() : 0
  return retryTime(new Date(), error.limit.until, formerMs)
}

/** What went wrong, for the record; never what the code host said. */
function reasonOf(error: unknown): string {
  return error instanceof CodehostFailure ? error.message : 'The sync was interrupted'
}
