import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import type { ScanJob } from '../domain/scan-request.ts'
import { createQuickScans } from './quick-scans.ts'
import type { FinishedScan } from './scan-worker.ts'

const jobOf = (resume: string): ScanJob => ({
  resume,
  jobDescription: '',
  today: new Date('2026-06-15'),
  restricted: false,
})
const reportOf = ({ resume }: ScanJob): FinishedScan => ({ report: Buffer.from(String(resume)), wordCount: 1 })

/** Scans whose threads finish when they are told to, and who made which. */
function scansWith({ mostThreads = 1, busyThreads = 0 } = {}) {
  const here: unknown[] = []
  const inThreads: { resume: unknown; finish(): void }[] = []
  const scans = createQuickScans({
    scanHere: (job) => {
      if (job.resume === 'broken') throw new Error('cannot be scanned')
      here.push(job.resume)
      return reportOf(job)
    },
    scanInThread: (job) =>
      new Promise((resolve) => inThreads.push({ resume: job.resume, finish: () => resolve(reportOf(job)) })),
    threads: () => inThreads.length,
    mostThreads,
    busyThreads: () => busyThreads,
  })
  const run = async (resume: string, signal?: AbortSignal) =>
    Buffer.from((await scans.run(jobOf(resume), signal)).report).toString()
  return { run, here, inThreads }
}

const names = (count: number) => Array.from({ length: count }, (_, nth) => `resume ${nth}`)

describe('quick scans', () => {
  it('are made in place in the order of their coming, with room for other work between two of them', async () => {
    const { run, here, inThreads } = scansWith()
    const scans = names(3).map((name) => run(name))
    expect(here).toEqual([])
    await setImmediate()
    expect(here).toEqual(['resume 0'])
    expect(await Promise.all(scans)).toEqual(names(3))
    expect([here, inThreads]).toEqual([names(3), []])
  })

  it('are made by a thread as well while many wait, once it is loaded; nobody waits for that', async () => {
    const { run, here, inThreads } = scansWith()
    const all = names(20)
    expect(await Promise.all(all.map((name) => run(name)))).toEqual(all)
    expect([here, inThreads.length]).toEqual([all, 1])
    inThreads[0]?.finish()
    await setImmediate()
    const two = [run('one'), run('another')]
    await setImmediate()
    expect([here.at(-1), inThreads[1]?.resume]).toEqual(['one', 'another'])
    inThreads[1]?.finish()
    expect(await Promise.all(two)).toEqual(['one', 'another'])
    expect(await run('alone')).toBe('alone')
    expect(inThreads).toHaveLength(2)
  })

  it('leave threads that have large scans to do alone', async () => {
    const { run, here, inThreads } = scansWith({ busyThreads: 1 })
    await Promise.all(names(20).map((name) => run(name)))
    inThreads[0]?.finish()
    await setImmediate()
    await Promise.all(names(2).map((name) => run(name)))
    expect([here.length, inThreads.length]).toEqual([22, 1])
  })

  it('are not made for callers who have gone', async () => {
    const { run, here } = scansWith()
    const gone = new AbortController()
    const staying = run('staying')
    const leaving = run('leaving', gone.signal)
    gone.abort(new Error('gone'))
    await expect(leaving).rejects.toThrow('gone')
    expect([await staying, here]).toEqual(['staying', ['staying']])
  })

  it('that fail concern nobody else', async () => {
    const { run } = scansWith()
    const [first, broken, last] = [run('first'), run('broken'), run('last')]
    await expect(broken).rejects.toThrow('cannot be scanned')
    expect([await first, await last]).toEqual(['first', 'last'])
  })
})
