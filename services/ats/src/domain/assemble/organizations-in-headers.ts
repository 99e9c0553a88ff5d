import { isPlace } from '../annotate/places.ts'
import { separators } from '../text/separators.ts'
import { legalForm } from '../vocabulary/legal-forms.ts'
import { employerScore, titleScore } from '../vocabulary/role-words.ts'
import { isKnownTown } from '../vocabulary/towns.ts'
import type { Group } from './groups.ts'
import { isUniversity } from './parts-of-names.ts'

const atSeparator = separators.indexOf('at')

/** A part of an organization by the word that its name ends with, and its short form: "Office of Cranes", "Crane Office (CO)". */
const unitAtEnd =
  /(?:^|\s)(?:office|department|division|unit|team|section|directorate|bureau|laboratory|lab|programme|program)(?:\s\([^()]{2,12}\))?$/iu

/** The organization that stands beside a part of it that was read as the employer: "Crane Office   Ministry of Bridges". Empty for none. */
export function organizationBeside({ items, labels }: Group, named: string): string {
  if (!unitAtEnd.test(named) || employerScore(named) > 0) return ''
  const line = items[labels.findIndex(({ base }) => base === 'EMPLOYER')]?.at
  const found = items.find(
    ({ at, cell: { text } }, nth) =>
      at === line && labels[nth]?.base === 'OTHER' && employerScore(text) > 0 && !unitAtEnd.test(text),
  )
  return found?.cell.text ?? ''
}

/** The university that stands behind what was taught there: "WEL101 Welding, Aldmoor University". Empty for none. */
export const universityBehind = (text: string) => text.split(', ').slice(1).find(isUniversity) ?? ''

/** What stands in a header without being read as the employer, and is a firm by its legal form or the word for "at" before it. */
export function firmIn({ items, labels }: Group): string {
  const found = items.find(({ cell: { text }, separator }, at) => {
    const isFirm = legalForm.test(text) || (separator === atSeparator && !isPlace(text) && !isKnownTown(text))
    return labels[at]?.base === 'OTHER' && isFirm && titleScore(text) <= 0
  })
  return found?.cell.text ?? ''
}
