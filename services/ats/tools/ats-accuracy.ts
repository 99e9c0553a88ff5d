import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { documentOf } from './accuracy/document.ts'
import { inventedResumes } from './accuracy/invented-resumes.ts'
import { jobTablesOf } from './accuracy/job-tables.ts'
import { type JobMisses, measureJobs } from './accuracy/job-tally.ts'
import { pairsOf } from './accuracy/pairs.ts'
import { jobsOf } from './accuracy/real-jobs.ts'
import { jobsRecord, pairsRecord, type Recorded, readRecorded, writeRecorded } from './accuracy/recorded.ts'
import { scoresOf, scoreTable } from './accuracy/scores.ts'
import { tablesOf } from './accuracy/tables.ts'
import { measure } from './accuracy/tally.ts'

const usage =
  'usage: npm run ats:accuracy -- [--pairs DIR [--only FILE] [--misses] [--record NAME]] [--jobs DIR [--misses] [--record NAME]] [--scores DIR [--record NAME]]'

/** The day on which invented resumes are read: their open roles end then. */
const today = new Date('2026-06-15')
const documentUrl = new URL('../../../docs/ats-accuracy.md', import.meta.url)

/**
 * Measures how well resumes and job descriptions are read. Without options: every invented resume, recorded in accuracy/generated/recorded.json and
 * docs/ats-accuracy.md. With a folder of pairs, of job descriptions, or of PDFs that are only scored: those, printed, and kept in
 * the same places if `--record` names them.
 */
const { pairs, jobs, scores, only, misses, record } = readArguments()
const recorded = readRecorded()
const day = new Date().toISOString().slice(0, 10)
if (jobs !== undefined) {
  const tally = measureJobs(jobsOf(jobs), misses ? tellMisses : undefined)
  process.stdout.write(`${jobTablesOf(tally, '##')}\n`)
  if (record) write({ ...recorded, jobs: { ...recorded.jobs, [record]: jobsRecord(day, tally) } })
} else if (scores !== undefined) {
  const measured = { day, scores: await scoresOf(scores, new Date()) }
  process.stdout.write(`${scoreTable({ [scores]: measured })}\n`)
  if (record) write({ ...recorded, scores: { ...recorded.scores, [record]: measured } })
} else if (pairs === undefined) {
  write({ ...recorded, invented: await measure(inventedResumes(), today, told(misses)) })
} else {
  const tally = await measure(pairsOf(pairs, only), new Date(), told(misses))
  process.stdout.write(`${tally.resumes} pairs\n\n${tablesOf(tally, '##')}\n`)
  if (record) write({ ...recorded, pairs: { ...recorded.pairs, [record]: pairsRecord(day, tally) } })
}

function write(next: Recorded): void {
  writeRecorded(next)
  writeFileSync(documentUrl, documentOf(next))
}

function told(isAsked: boolean): Parameters<typeof measure>[2] {
  if (!isAsked) return undefined
  return (id, { field, truth, read }) => process.stdout.write(`${id}  ${field}: ${read || '-'}  instead of  ${truth}\n`)
}

function tellMisses(id: string, { wrong, missed }: JobMisses): void {
  for (const { kind, name } of wrong) process.stdout.write(`${id}  not asked for: ${kind} ${name}\n`)
  for (const { kind, name } of missed) process.stdout.write(`${id}  not read: ${kind} ${name}\n`)
}

function readArguments() {
  try {
    return parseArgs({
      options: {
        pairs: { type: 'string' },
        jobs: { type: 'string' },
        scores: { type: 'string' },
        only: { type: 'string' },
        misses: { type: 'boolean', default: false },
        record: { type: 'string' },
      },
    }).values
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${usage}\n`)
    process.exit(2)
  }
}
