import { isPlace } from '../annotate/places.ts'
import { titleScore } from '../vocabulary/role-words.ts'
import { isKnownTown } from '../vocabulary/towns.ts'
import { employerAlone } from './employer-alone.ts'
import type { Group } from './groups.ts'
import { isPartOfUniversity, isUniversity } from './parts-of-names.ts'
import { occasional } from './title-alone.ts'

/** Score from which a text reads like a title. */
const sureTitle = 3

/**
 * The title on the line of the dates where what was read as one stands on a later line, as words about the work do: "Iron Works | Senior
 * Welder   2019 – 2021" above "Lead welder in the cranes team". Undefined for any other.
 */
export function titleBesideDates({ items, labels }: Group): string | undefined {
  const [title, date] = ['TITLE', 'DATE'].map((name) => items[labels.findIndex(({ base }) => base === name)])
  if (!title || !date || title.at <= date.at) return undefined
  const beside = items.find(
    ({ at, cell: { text } }, index) =>
      at === date.at && labels[index]?.base === 'OTHER' && titleScore(text) >= sureTitle && !occasional.test(text),
  )
  return beside?.cell.text
}

/** The employer of a header in which it was read as a place, since its town stands behind it: "SANDHILL Leeds". Empty if there is none. */
export function employerInPlace({ items, labels }: Group): string {
  const found = items.flatMap(({ cell: { text } }, at) => {
    if (labels[at]?.base !== 'PLACE' || isPlace(text) || isKnownTown(text)) return []
    const name = employerAlone(text)
    return name === text || name === '' || isPlace(name) || isKnownTown(name) ? [] : [name]
  })
  return found[0] ?? ''
}

/** A part of a university that is named by itself: "Lee’s lab in the Department of Cranes". */
const part =
  /(?<!\p{L})(?:departments?|lab|laboratory|laborator|laboratoire|faculty|research group|lehrstuhl|institut)(?!\p{L})/iu

/**
 * The university on a line of its own below a part of it that was read as the employer, or behind it on its line, as if it were the place; else the
 * employer: "Centre for Cranes (CFC), Aldmoor University".
 */
export function withUniversityBelow({ items, labels }: Group, employer: string): string {
  if (isUniversity(employer)) return employer
  const [isNamed, isPart] = [part.test(employer), isPartOfUniversity(employer)]
  if (!isNamed && !isPart) return employer
  const found = items.find(({ line, cell: { text } }, at) => {
    const base = labels[at]?.base ?? ''
    const isLeft = base === 'OTHER' && isNamed && line.cells.length === 1
    return (isLeft || (isPart && ['OTHER', 'PLACE'].includes(base))) && isUniversity(text)
  })
  return found ? employerAlone(found.cell.text) : employer
}
