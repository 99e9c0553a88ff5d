import { placeSigns, shapes, wordCounts } from '../annotate/cell-evidence.ts'
import { cellKinds } from '../annotate/cell-kinds.ts'
import { separators } from '../text/separators.ts'
import { bases, seenStates } from './labels.ts'

/** Classes of names: how much like a title (3) by how much like an employer (3). */
export const nameClasses = 9
const kinds = cellKinds.length
const places = placeSigns.length
/** Lines above and below by kind: none, blank, item, running text, name. */
const around = 25
/** Index (4) by count (4). */
const spots = 16

/** The features of a cell by name, and how many values each has. Each value is a row of the weights. */
export const templates = {
  title: 7,
  employer: 6,
  name: nameClasses * places,
  kind: kinds,
  'kind, words': kinds * wordCounts.length,
  'kind, separator': kinds * separators.length,
  'kind, spot': kinds * spots,
  'words, name': wordCounts.length * nameClasses,
  'shape, name': shapes.length * nameClasses,
  'spot in line': spots,
  'spot in line, name': spots * nameClasses,
  'spot in line, place': spots * places,
  'lines around': around * 2,
  'lines around, name': around * nameClasses,
  'lines around, place': around * places,
  'line in block': spots,
  'line in block, name': spots * nameClasses,
  'line in block, spot': spots * spots,
  'dates on line': 3,
  'dates on line, name': 3 * nameClasses,
  'dates near': 25,
  'dates near, spot': 25 * spots,
  'dates near, name': 25 * nameClasses,
  'best of block': 16,
  'before, own': (nameClasses + 1) * nameClasses,
  'own, behind': (nameClasses + 1) * nameClasses,
  'place before': places + 1,
  'place behind': places + 1,
  'kind before': kinds + 1,
  'kind behind': kinds + 1,
  separator: separators.length,
  'separator, name': separators.length * nameClasses,
  'separator behind': separators.length,
  'separator behind, name': separators.length * nameClasses,
  repeated: 3 * nameClasses,
  'word of the headline': 2,
  'begins with a deed': 2,
  'legal form': 2,
  acronym: 3,
  'with a place behind': 2,
  item: 4,
  label: 6,
  column: 6,
  'dates in section': 2 * around,
  /** What the other headers of the section show; only in the second pass. */
  'slot label': 7 * 4,
  'slot label, name': 7 * 4 * nameClasses,
  'slot label, separator': 7 * 4 * separators.length,
  'slot evidence': 6 * 3,
  'slot place': 5 * places,
  /** Of a label, by what stands before: separator, base before. */
  after: separators.length * (bases.length + 1),
  /** By what the role has so far, and whether a line begins. */
  seen: seenStates * 4,
  'seen, name': seenStates * nameClasses,
} as const

/** Name of a feature. */
export type Template = keyof typeof templates

/** The first row of each feature. */
export const firstRow = {} as Record<Template, number>
let count = 0
for (const [name, values] of Object.entries(templates) as [Template, number][]) {
  firstRow[name] = count
  count += values
}
/** All rows of the weights. */
export const rows = count

/** The name of a row, to show. */
export function nameOfRow(row: number): string {
  const [name] = (Object.entries(firstRow) as [Template, number][]).findLast(([, first]) => first <= row) ?? ['']
  return `${name} ${row - (firstRow[name as Template] ?? 0)}`
}
