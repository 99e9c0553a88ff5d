import { findDateRange } from '../../domain/annotate/dates.ts'
import { besides } from './rails.ts'
import { type Row, rowText } from './rows.ts'

/**
 * From how many labels with a colon, and which part of the lines at the left they are, each beside its answer, a region is a form; and how
 * many do where they are nearly all.
 */
const form = { labels: 5, share: 0.4, answered: 0.9, few: 3, nearly: 0.7 }

/** A number before a row of a table, and what heads a column of them. */
const number = /^(?:(?:s(?:r|l)?\.?|serial)\s*(?:no|#)\.?|no\.?|#|\d{1,2}\s*[.)]?)$/i
/** Fewest rows with numbers. */
const fewestNumbers = 2

/** Whether what stands at the left are numbers of rows, or of items, and nothing else. */
export function areNumbers(left: Row[]): boolean {
  return left.length >= fewestNumbers && left.every((row) => number.test(rowText(row).trim()))
}

/** Whether the left side has the labels of a form, and the right side what they ask for. */
export function isForm(left: Row[], right: Row[]): boolean {
  const labels = left.filter((row) => rowText(row).endsWith(':') && findDateRange(rowText(row)) === undefined)
  const areMany = labels.length >= form.labels && labels.length >= form.share * left.length
  if (!areMany && (labels.length < form.few || labels.length < form.nearly * left.length)) return false
  return labels.filter((row) => besides(row, right)).length >= form.answered * labels.length
}
