import { joinBrokenDates } from '../src/domain/annotate/dates.ts'
import { bases, columns } from '../src/domain/decode/labels.ts'
import { readSection } from '../src/domain/decode/read-section.ts'
import { nameOfRow } from '../src/domain/decode/templates.ts'
import { splitSections } from '../src/domain/parse/sections.ts'

/** How many of the strongest features of a cell are shown. */
const shown = 4

/**
 * How the sections about work of a resume's text were read: each cell with its label, the sums of the labels that come
 * closest by the cell alone, and the features that speak for its label most.
 */
export function explain(text: string): string {
  const sections = splitSections(text).filter(({ kind }) => kind === 'experience')
  return sections.flatMap(({ heading, lines }) => [`# ${heading}`, ...cellsOf(lines)]).join('\n')
}

function cellsOf(lines: string[]): string[] {
  const { items, labels, sums, weights } = readSection(joinBrokenDates(lines), new Set())
  return items.map(({ cell, rows }, index) => {
    const { base, begins } = labels[index] ?? { base: 'WORK', begins: false }
    const own = [...sums.subarray(index * columns, index * columns + bases.length)]
    const sum = own[bases.indexOf(base)] ?? 0
    const others = bases
      .map((name, at) => ({ name, sum: own[at] ?? 0 }))
      .filter(({ name }) => name !== base && (name !== 'DATE' || cell.range !== undefined))
      .sort((a, b) => b.sum - a.sum)
    const features = rows
      .map((row) => ({ row, weight: weights[row * columns + bases.indexOf(base)] ?? 0 }))
      .sort((a, b) => b.weight - a.weight)
    return [
      `${begins ? '*' : ' '} ${base} ${sum}  "${cell.text.slice(0, 70)}" (behind: ${cell.separator})`,
      `    then ${others
        .slice(0, 2)
        .map(({ name, sum }) => `${name} ${sum}`)
        .join(', ')}`,
      `    by ${features
        .slice(0, shown)
        .map(({ row, weight }) => `${nameOfRow(row)}: ${weight}`)
        .join('; ')}`,
    ].join('\n')
  })
}
