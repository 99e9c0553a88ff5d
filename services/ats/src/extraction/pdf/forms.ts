import { findDateRange } from '../../domain/annotate/dates.ts'
import { besides } from './rails.ts'
import { type Row, rowText } from './rows.ts'

/**
 * From how many labels with a colon, and which part of the lines at the left they are, each beside its answer, a region is a form; and how
 * many do where they are nearly all.
 */
const form = { labels: 5, share: 0.4, answered: 0.9, few: 3, nearly: 0.7 }

/** Whether the left side has the labels of a form, and the right side what they ask for. */
export function isForm(left: Row[], right: Row[]): boolean {
  const labels = left.filter((row) => rowText(row).endsWith(':') && findDateRange(rowText(row)) === undefined)
  const areMany = labels.length >= form.labels && labels.length >= form.share * left.length
  if (!areMany && (labels.length < form.few || labels.length < form.nearly * left.length)) return false
  return labels.filter((row) => besides(row, right)).length >= form.answered * labels.length
}
