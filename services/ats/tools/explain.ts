import { joinBrokenDates } from '../src/domain/annotate/broken-dates.ts'
import { courseReader } from '../src/domain/assemble/courses.ts'
import { bases, columns } from '../src/domain/decode/labels.ts'
import { type Reader, readSection, roleReader } from '../src/domain/decode/read-section.ts'
import { nameOfRow } from '../src/domain/decode/templates.ts'
import { fieldsOf } from '../src/domain/parse/fields.ts'
import { readResume } from '../src/domain/parse/parse-resume.ts'

/** How many of the strongest features of a cell are shown. */
const shown = 4

/**
 * How a resume's text was read. Of the sections about work and education: each cell with its label and how sure that is, the
 * sums of the labels that come closest by the cell alone, and the features that speak for its label most. Then each field with
 * its lines and how sure it is, and the lines of which it is doubtful what they say.
 */
export function explain(text: string): string {
  const { sections, contact, roles, courses, doubts } = readResume(text, new Date())
  const readers: Partial<Record<string, Reader>> = { experience: roleReader, education: courseReader }
  const cells = sections.flatMap(({ kind, heading, lines }) => {
    const reader = readers[kind]
    return reader ? [`# ${heading}`, ...cellsOf(lines, reader)] : []
  })
  const fields = fieldsOf(text, contact, roles, courses).map(
    ({ path, value, confidence, lines }) => `${path} ${confidence}%  "${value}"  in: ${lines.join(' | ')}`,
  )
  const doubted = doubts.flatMap(({ about, lines }) => lines.map((line) => `${about}: ${line}`))
  return [...cells, '# Fields', ...fields, '# Doubts', ...doubted].join('\n')
}

function cellsOf(lines: string[], reader: Reader): string[] {
  const { items, labels, sums, weights, confidences } = readSection(joinBrokenDates(lines), new Set(), reader)
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
      `${begins ? '*' : ' '} ${base} ${sum} (${confidences[index]}%)  "${cell.text.slice(0, 70)}" (behind: ${cell.separator})`,
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
