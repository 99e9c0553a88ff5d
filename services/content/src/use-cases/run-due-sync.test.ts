import { AppError } from '@resume/service-kit/errors/app-error'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Snapshot, SyncRun } from '../domain/codehost.ts'
import { runDueSync } from './run-due-sync.ts'

const hour = 60 * 60 * 1000
const now = new Date('2026-03-01T12:00:00Z')
beforeEach(() => {
  vi.useFakeTimers({ now })
})
afterEach(() => {
  vi.useRealTimers()
})

const ago = (hours: number) => new Date(now.getTime() - hours * hour)

/** @returns whether a full run begins, or an incremental one, or none */
async function begun(
  snapshot: { synced: number; full: number; repo?: string } | null,
  { retryAt = null, refusal }: { retryAt?: Date | null; refusal?: AppError } = {},
): Promise<'full' | 'incremental' | undefined> {
  let run: 'full' | 'incremental' | undefined
  const known = snapshot && {
    ...({ counts: {}, etag: null, since: now, repo: snapshot.repo ?? 'acme/resume' } as unknown as Snapshot),
    ...{ syncedAt: ago(snapshot.synced), fullAt: ago(snapshot.full) },
  }
  await runDueSync({
    codehost: { read: async () => known, lastRun: async () => ({ retryAt }) },
    sync: {
      repo: 'acme/resume',
      start: async (full) => {
        if (refusal) throw refusal
        run = full ? 'full' : 'incremental'
        return { ended: Promise.resolve({} as SyncRun) }
      },
    },
  })
  return run
}

describe('the schedule of the sync', () => {
  it('begins with a full run, and one for another repository', async () => {
    expect(await begun(null)).toBe('full')
    expect(await begun({ synced: 1, full: 1, repo: 'acme/other' })).toBe('full')
  })

  it('runs every 12 hours, and in full every week', async () => {
    expect(await begun({ synced: 11.99, full: 100 })).toBeUndefined()
    expect(await begun({ synced: 12, full: 100 })).toBe('incremental')
    expect(await begun({ synced: 12, full: 7 * 24 - 0.01 })).toBe('incremental')
    expect(await begun({ synced: 1, full: 7 * 24 })).toBe('full')
    expect(await begun({ synced: 30, full: 1_000 })).toBe('full')
  })

  it('goes on after a clock that was ahead', async () => {
    expect(await begun({ synced: -3, full: 100 })).toBe('incremental')
    expect(await begun({ synced: -3, full: -3 })).toBe('full')
  })

  it('waits for a code host that limits requests', async () => {
    expect(await begun({ synced: 13, full: 13 }, { retryAt: new Date(now.getTime() + 1) })).toBeUndefined()
    expect(await begun({ synced: 13, full: 13 }, { retryAt: now })).toBe('incremental')
  })

  it('leaves a run of somebody else alone, and says when its own fails', async () => {
    expect(await begun(null, { refusal: new AppError('sync_in_progress') })).toBeUndefined()
    await expect(begun(null, { refusal: new AppError('internal_error') })).rejects.toThrow()
  })
})
