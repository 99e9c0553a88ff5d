import { namesSubject } from '../annotate/course-evidence.ts'
import { levelOf } from '../annotate/levels.ts'
import type { Label } from '../decode/labels.ts'
import { isKindOfSchool } from '../vocabulary/school-kinds.ts'
import { namesSchool } from '../vocabulary/school-words.ts'
import { type Group, nameIn } from './groups.ts'
import { namesPart } from './parts-of-names.ts'

/** Words with capitals, and small ones between them. */
const name = /^\p{Lu}[\p{L}.'’-]*(?: (?:[\p{Lu}&][\p{L}.'’-]*|of|and|for|the|de|del|da|do|di|la|et|y|e)){1,8}$/u

/**
 * Groups of which the last school that was read as what is told of a course begins the next one, which names none: "Aldmoor University", a
 * blank line, and "Bachelor of Arts". The course above has a school of its own.
 */
export function withSchoolsAbove(groups: Group[]): Group[] {
  const done: Group[] = []
  for (const group of groups) {
    const above = done.at(-1)
    const at = above && lacksSchool(group) && namesSchool(schoolOf(above)) ? schoolTold(above) : -1
    if (!above || at < 0) done.push(group)
    else {
      done[done.length - 1] = partOf(above, 0, at)
      done.push(joined(partOf(above, at), group))
    }
  }
  return done
}

const schoolOf = (group: Group) => nameIn(group, 'EMPLOYER', 'EMPLOYER_MORE')

/** Whether nothing was read as the school of a course, or its subject was, and its degree names none. */
function lacksSchool(group: Group): boolean {
  const school = schoolOf(group)
  return (
    !namesSchool(school) &&
    (school === '' || namesSubject(school)) &&
    !namesSchool(nameIn(group, 'TITLE', 'TITLE_MORE'))
  )
}

/** Where the last line that is a school alone stands among what is told of a course; -1 for none. */
const schoolTold = ({ items, labels }: Group): number =>
  items.findLastIndex(
    ({ line }, at) =>
      labels[at]?.base === 'WORK' && !line.isItem && line.cells.length === 1 && isSchool(line.text.trim()),
  )

const isSchool = (text: string) =>
  name.test(text) && namesSchool(text) && levelOf(text) === 'none' && !namesPart(text) && !isKindOfSchool(text)

const partOf = ({ items, labels, confidences }: Group, from: number, to?: number): Group => ({
  items: items.slice(from, to),
  labels: labels.slice(from, to),
  confidences: confidences.slice(from, to),
})

/** A course whose school stands above it. */
function joined(school: Group, { items, labels, confidences }: Group): Group {
  const [, ...told] = school.labels
  const own = labels.map(
    ({ base }): Label => ({ begins: false, base: base.startsWith('EMPLOYER') ? 'TITLE_MORE' : base }),
  )
  return {
    items: [...school.items, ...items],
    labels: [{ begins: true, base: 'EMPLOYER' }, ...told, ...own],
    confidences: [...school.confidences, ...confidences],
  }
}
