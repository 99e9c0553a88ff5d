import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findDateRange } from '../src/domain/annotate/dates.ts'
import type { Base } from '../src/domain/decode/labels.ts'
import type { KnownSection, Piece } from './known-section.ts'

const baseOf: Partial<Record<string, Base>> = {
  Designation: 'TITLE',
  'Companies worked at': 'EMPLOYER',
  Location: 'PLACE',
  'Years of Experience': 'DATE',
}
const tag = /<label type="([^"]+)">([\s\S]*?)<\/label>/g

/**
 * Reads the set "545_cvs_train_v2" of dotin_ner (CC0): resumes with marked names. Of those with the headings of Indeed, the
 * part about work becomes a section; what is marked in running text is work.
 */
export function readIndeedResumes(folder: string): KnownSection[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.xml'))
  return files.sort().flatMap((name) => sectionOf(readFileSync(join(folder, name), 'utf8')) ?? [])
}

function sectionOf(xml: string): KnownSection | undefined {
  const from = xml.search(/\n(?:<label[^>]*>)?WORK EXPERIENCE(?:<\/label>)?\n/)
  const to = xml.search(/\n(?:<label[^>]*>)?EDUCATION(?:<\/label>)?\n/)
  if (from < 0 || to < from) return undefined
  const text = xml
    .slice(xml.indexOf('\n', from + 1) + 1, to)
    .replaceAll('&amp;', '&')
    .replaceAll('&apos;', "'")
  const lines = text.split('\n').map(piecesOf)
  if (lines.some((line) => line.some((piece) => /<\/?label/.test(typeof piece === 'string' ? piece : piece.text))))
    return undefined
  return { lines: marked(lines), own: [] }
}

function piecesOf(line: string): (Piece | string)[] {
  const pieces: (Piece | string)[] = []
  let at = 0
  for (const match of line.matchAll(tag)) {
    if (match.index > at) pieces.push(line.slice(at, match.index))
    const base = baseOf[match[1] ?? '']
    const text = match[2] ?? ''
    pieces.push(base ? { text, base, begins: false } : text)
    at = match.index + match[0].length
  }
  if (at < line.length) pieces.push(line.slice(at))
  return pieces
}

/** Lines with a role's beginning marked: a title on a line of its own, not far above its dates. All else is work. */
function marked(lines: (Piece | string)[][]): (Piece | string)[][] {
  const textOf = (line: (Piece | string)[]) =>
    line.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('')
  const result = lines.map(
    (line) => [{ text: textOf(line), base: 'WORK', begins: false } satisfies Piece] as (Piece | string)[],
  )
  for (const [at, line] of lines.entries()) {
    if (
      textOf(line).length > 40 ||
      !findDateRange(textOf(line)) ||
      !line.some((piece) => typeof piece !== 'string' && piece.base === 'DATE')
    )
      continue
    const header: number[] = []
    for (let above = at - 1; above >= at - 5 && above >= 0 && header.length < 2; above--) {
      const own = lines[above] ?? []
      if (textOf(own).trim() === '') continue
      if (!own.some((piece) => typeof piece !== 'string' && (piece.base === 'TITLE' || piece.base === 'EMPLOYER')))
        break
      header.unshift(above)
    }
    for (const [index, row] of [...header, at].entries()) {
      const pieces = (lines[row] ?? []).filter((piece, place, all) => !isSecond(piece, place, all))
      const first = pieces.findIndex((piece) => typeof piece !== 'string')
      result[row] = pieces.map((piece, place) =>
        typeof piece === 'string'
          ? { text: piece, base: 'OTHER', begins: false }
          : { ...piece, begins: index === 0 && place === first },
      )
    }
  }
  return result.map((line) => line.filter((piece) => typeof piece === 'string' || piece.text.trim() !== ''))
}

function isSecond(piece: Piece | string, place: number, all: (Piece | string)[]): boolean {
  if (typeof piece === 'string') return false
  return all
    .slice(0, place)
    .some((other) => typeof other !== 'string' && other.base === piece.base && piece.base !== 'PLACE')
}
