import { afterEach, describe, expect, it } from 'vitest'
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
