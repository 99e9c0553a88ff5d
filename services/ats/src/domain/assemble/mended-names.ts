import { isPlace } from '../annotate/places.ts'
import { titleScore } from '../vocabulary/role-words.ts'
import { isKnownTown } from '../vocabulary/towns.ts'
import { withEmployerOfTitle, withTitleOfEmployer } from './names-apart.ts'
import {
  isEmployerAlone,
  splitAtEmployer,
  splitAtFullStop,
  splitFirm,
  splitTitle,
  withBodyBefore,
  withLongForm,
} from './role-names.ts'
import { splitSchool } from './school-names.ts'
import { titleAlone } from './title-alone.ts'

interface Named {
  title: string
  employer: string
}

/**
 * A title, and the school or firm that stands behind it without anything between, where no employer was read: "Tutor University of
 * Leeds", "Welder Sandhill Ltd"; or before it, where no title was: "Sandhill Ltd Welder".
 */
function withEmployerBehind(named: Named): Named {
  if (named.title === '' || named.employer === '') {
    const apart = splitTitle(named.title || named.employer) ?? splitAtFullStop(named.title || named.employer)
    if (apart) return apart
  }
  if (named.title === '' || named.employer !== '') return named
  const [title, employer = ''] = splitFirm(named.title) ?? splitSchool(named.title)
  if (employer !== '' && titleScore(title) > 0) return { title, employer }
  return splitAtEmployer(named.title) ?? (isEmployerAlone(named.title) ? { title: '', employer: named.title } : named)
}

/** Names of which the employer is whole, and no place beside a title that has the employer within it. */
function withFullEmployer(named: Named): Named {
  const whole = withLongForm(withEmployerBehind(named))
  return endsWithPlace(whole.employer) ? (splitAtFullStop(whole.title) ?? splitAtEmployer(whole.title) ?? whole) : whole
}

/** Whether a name is a town, a country, or both without a sign between: "Kyiv Ukraine". */
function endsWithPlace(name: string): boolean {
  const [first = '', ...others] = name.split(/,?\s/u)
  return isPlace(name) || (isKnownTown(first) && others.every((word) => isPlace(word) || isKnownTown(word)))
}

/** What mends a title and an employer, each what the one before has made of them. */
const steps: ((named: Named) => Named)[] = [
  withFullEmployer,
  withBodyBefore,
  withTitleOfEmployer,
  withEmployerOfTitle,
  ({ title, employer }) => ({ title: titleAlone(title), employer }),
]

/** A title and an employer that were read as one, with parts of each other, or in each other's place, each as it is called. */
export const mendNames = (named: Named): Named => steps.reduce((names, mend) => mend(names), named)
