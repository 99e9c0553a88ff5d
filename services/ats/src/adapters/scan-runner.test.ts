import { afterEach, describe, expect, it } from 'vitest'
import type { ScanJob } from '../domain/scan-request.ts'
import { createScanRunner, type ScanRunner } from './scan-runner.ts'
import scanHere from './scan-worker.ts'

let runner: ScanRunner | undefined
afterEach(() => runner?.close())

/** A resume with the number of its person, so that no report is that of another one. */
const jobOf = (nth: number) => ({
  resume: `Ada Example ${nth}\nada@example.com\n\nExperience\nEngineer, Example Ltd, Jan 2020 - Present\n- Built ${nth} things`,
  jobDescription: 'Engineer who has built things',
  today: new Date('2026-06-15'),
  restricted: false,
})

describe('a crowd of scans', () => {
  it('gets the reports that each would get alone, wherever they are made', async () => {
    runner = createScanRunner({ threads: 2 })
    const { run } = runner
    const wave = async (from: number) => {
      const jobs = Array.from({ length: 30 }, (_, nth) => jobOf(from + nth))
      const reports = await Promise.all(jobs.map((job) => run(job, 'a caller', undefined)))
      for (const [nth, job] of jobs.entries()) {
        expect(Buffer.from(reports[nth]?.report ?? [])).toEqual(Buffer.from(scanHere(job).report))
      }
    }
    for (let from = 0; from < 150; from += 30) await wave(from)
  })
})

describe('a small scan that does not end', () => {
  it('is interrupted, and the next one is made', async () => {
    const forever = () => {
      for (;;);
    }
    const scanOrHang = (job: ScanJob) => (job.jobDescription === '' ? forever() : scanHere(job))
    runner = createScanRunner({ threads: 1, longestScanMs: 2_000, scanHere: scanOrHang })
    const hung = runner.run({ ...jobOf(1), jobDescription: '' }, 'a caller', undefined)
    const next = runner.run(jobOf(2), 'a caller', undefined)
    await expect(hung).rejects.toMatchObject({ id: 'scan_timeout' })
    expect(Buffer.from((await next).report)).toEqual(Buffer.from(scanHere(jobOf(2)).report))
  })
})
