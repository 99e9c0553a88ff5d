import { type Field, fields } from './compare.ts'
import { dimensions } from './measured-resume.ts'
import { type Figures, percent, type Tally } from './tally.ts'

/** Figures as Markdown: one table for all, one for each dimension; fields that nothing has are left out. */
export function tablesOf(tally: Tally, level: '##' | '###'): string {
  return [
    tableOf('', { all: tally.all }),
    ...dimensions.map((dimension) => `${level} By ${dimension}\n\n${tableOf(dimension, tally.by[dimension])}`),
  ].join('\n\n')
}

function tableOf(title: string, groups: Record<string, Figures>): string {
  const shown = fields.filter((field) => Object.values(groups).some((figures) => figures[field]))
  const rows = Object.entries(groups).map(([value, figures]) => [
    value.replaceAll('|', '\\|'),
    ...cellsOf(figures, shown),
  ])
  return aligned([[title, ...shown], ...rows])
}

/** The cells of some fields; that of a field without figures is empty. */
export const cellsOf = (figures: Figures, shown: readonly Field[]): string[] =>
  shown.map((field) => {
    const count = figures[field]
    return count ? percent(count).toFixed(1) : ''
  })

/** A table whose columns are as wide as their widest cell. */
export function aligned(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(3, ...rows.map((row) => row[at]?.length ?? 0)))
  const line = (cells: string[]) =>
    `| ${cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join(' | ')} |`
  const rule = `| ${widths.map((width, at) => (at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`
  const [head = [], ...body] = rows
  return [line(head), rule, ...body.map(line)].join('\n')
}
