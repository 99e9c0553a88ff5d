import { type JobFigures, type JobTally, jobDimensions } from './job-tally.ts'
import { aligned } from './tables.ts'
import { percent } from './tally.ts'

/** Figures of job descriptions as Markdown: one table for all, one for each dimension. */
export function jobTablesOf(tally: JobTally, level: '##' | '###'): string {
  return [
    tableOf('', { all: tally.all }),
    ...jobDimensions.map((dimension) => `${level} By ${dimension}\n\n${tableOf(dimension, tally.by[dimension])}`),
  ].join('\n\n')
}

function tableOf(title: string, groups: Record<string, JobFigures>): string {
  const rows = Object.entries(groups).map(([value, { jobs, right, read, found, asked }]) => [
    value,
    String(jobs),
    shareOf(right, read),
    shareOf(found, asked),
  ])
  return aligned([[title, 'job descriptions', 'precision', 'recall'], ...rows])
}

/** Percent as the tables show it; empty where there is nothing to share. */
export const shareOf = (right: number, of: number): string => (of === 0 ? '' : percent({ right, of }).toFixed(1))
