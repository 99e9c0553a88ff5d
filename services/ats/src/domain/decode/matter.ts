import { isBullet } from '../annotate/bullets.ts'
import { type Evidence, evidenceOf } from '../annotate/cell-evidence.ts'
import { courseEvidenceOf, namesCourse } from '../annotate/course-evidence.ts'
import { labelKind } from '../annotate/labels.ts'
import { type Cell, type Line, linesOfCells } from '../text/cells.ts'
import { withDatesBelowHeaders } from '../text/dates-at-end.ts'
import { withoutDurationsBefore } from '../text/durations-before.ts'
import { withCapitalsApart } from '../text/employers-in-capitals.ts'
import { apartFromItems } from '../text/items-beside.ts'
import { withoutLinesOfBusiness } from '../text/lines-of-business.ts'
import { joinListedFields } from '../text/listed-fields.ts'
import { withoutMarksOfHeaders, withoutMarksOfList, withoutSignsOfHeaders } from '../text/marked-headers.ts'
import { joinParts, joinPartsOfLines } from '../text/parts-with-names.ts'
import { apartFromSkills } from '../text/skills-beside.ts'
import { withStopsApart } from '../text/stops-between-names.ts'
import { withoutSuperiorsBesideDates } from '../text/superiors-beside-dates.ts'
import { withTextApart } from '../text/text-behind-headers.ts'
import { withoutWordsForYear } from '../text/words-for-year.ts'
import { joinWrappedNames } from '../text/wrapped-names.ts'
import { withYearsOfNames } from '../text/years-of-names.ts'
import { ownAccount } from '../vocabulary/own-account.ts'
import { titleScore } from '../vocabulary/role-words.ts'

/** What a section is about, as far as the chain has to know: how its lines are cut, and what a cell shows by itself. */
export interface Matter {
  cut(lines: string[]): Line[]
  evidenceOf(cell: Cell, line: Line): Evidence
  /** Whether an item of a list may be a name. */
  mayName(evidence: Evidence): boolean
}

const partsInPlace = (lines: Line[]) => withoutDurationsBefore(withYearsOfNames(lines))

/** What is done to the lines of work before they are cut, one after another. */
const stepsBefore = [
  withoutWordsForYear,
  withoutSuperiorsBesideDates,
  withTextApart,
  withoutLinesOfBusiness,
  withDatesBelowHeaders,
  withStopsApart,
  withCapitalsApart,
  apartFromSkills,
  apartFromItems,
  joinPartsOfLines,
  joinWrappedNames,
  withoutSignsOfHeaders,
  withoutMarksOfHeaders,
  withoutMarksOfList,
]

/** Roles: titles and employers. */
export const work: Matter = {
  cut: (lines) =>
    partsInPlace(
      linesOfCells(
        stepsBefore.reduce((done, step) => step(done), lines),
        {
          lead: (words) => titleScore(words) > 0 || ownAccount.test(words),
          label: (words) => ['title', 'employer'].includes(labelKind(words) ?? ''),
          join: joinParts,
        },
      ),
    ),
  evidenceOf,
  mayName: ({ title }) => title > 0,
}

/** Courses of education: degrees take the place of titles, and schools that of employers. */
export const courses: Matter = {
  cut: (lines) => {
    const isList = lines.every((line) => line === '' || isBullet(line))
    return linesOfCells(withoutMarksOfHeaders(joinWrappedNames(withoutWordsForYear(lines))), {
      whole: (text) => isList || namesCourse(text),
      join: joinListedFields,
    })
  },
  evidenceOf: courseEvidenceOf,
  mayName: ({ title, employer }) => title + employer > 0,
}
