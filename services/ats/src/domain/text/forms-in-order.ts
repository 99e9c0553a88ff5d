import { isBullet } from '../annotate/bullets.ts'
import { findDates } from '../annotate/find-dates.ts'
import { type Label, readLabel } from '../annotate/labels.ts'

/** Longest line that is looked into, in characters, and the most others between two labels of a role. */
const most = { characters: 160, between: 4 }

/** Labels of what a role has one of each. */
const ofRole: ReadonlySet<Label | undefined> = new Set<Label | undefined>(['employer', 'title', 'dates'])

/** A label with its answer that is none of a role, such as that of a client or a project; a wide gap may stand for the colon. */
const labelled = /^\s*\p{L}(?:[^:]{1,40}\s*:[\s–-]*|[\p{L}/&. ]{1,30}\s{3,}(?=\p{L}))\S/u

/**
 * Lines of a form in which the labels of each role stand together: "Company", "Client", "Project", "Designation", "Duration" with their
 * answers are company, designation, and duration, and items about client and project. Entries without an employer stay as they are.
 */
export function withFormsInOrder(lines: string[]): string[] {
  const kinds = lines.map((_line, at) => kindAt(lines, at))
  const done: string[] = []
  for (let at = 0; at < lines.length; at++) {
    const end = kinds[at] === undefined ? at : endOfEntry(lines, kinds, at)
    const [entry, own] = [lines.slice(at, end + 1), kinds.slice(at, end + 1)]
    const isForm = own.includes('employer') && (own.includes('title') || own.includes('dates'))
    done.push(...(isForm && own.includes(undefined) ? inOrder(entry, own) : entry))
    at = end
  }
  return done
}

/** The lines of a role, and then its other ones as items. */
function inOrder(entry: string[], kinds: (Label | undefined)[]): string[] {
  const isOther = (line: string, at: number) => kinds[at] === undefined && line.trim() !== ''
  return [
    ...entry.filter((_line, at) => kinds[at] !== undefined),
    ...entry.filter(isOther).map((line) => (labelled.test(line) ? `• ${line.trim()}` : line.trim())),
  ]
}

const client = /^\s*(?:end\s+)?(?:client|customer)s?\s*:/i

/** The kind of a label of a role; a client is the employer where no other is said above it. */
function kindAt(lines: string[], at: number): Label | undefined {
  const line = lines[at] ?? ''
  const above = lines.slice(Math.max(0, at - most.between), at)
  const isOther = client.test(line) && above.some((other) => !client.test(other) && kindOf(other) === 'employer')
  return isOther ? undefined : kindOf(line)
}

function kindOf(line: string): Label | undefined {
  if (line.length > most.characters || !line.includes(':') || isBullet(line)) return undefined
  const label = readLabel(line)
  return label && label.value !== '' && ofRole.has(label.kind) ? label.kind : undefined
}

/**
 * The last line with a label of the role that begins with a line: no label comes twice, and other labels alone stand between, whose answers may
 * take a second line.
 */
function endOfEntry(lines: string[], kinds: (Label | undefined)[], from: number): number {
  const seen = new Set<Label>()
  let [end, between] = [from, 0]
  for (let at = from; at < lines.length && between <= most.between; at++) {
    const [line, kind] = [lines[at] ?? '', kinds[at]]
    if (kind !== undefined) {
      if (seen.has(kind)) break
      seen.add(kind)
      end = at
      between = 0
    } else if (line.trim() !== '') {
      const isMore = between > 0 && !isBullet(line) && labelled.test(lines[at - 1] ?? '')
      if (!(labelled.test(line) || isMore) || line.length > most.characters || findDates(line).length > 0) break
      between++
    }
  }
  return end
}
