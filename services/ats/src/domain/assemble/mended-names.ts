import { isPlace } from '../annotate/places.ts'
import { foldText } from '../vocabulary/fold-text.ts'
import { memoize } from '../vocabulary/memoize.ts'
import { employerScore, titleScore } from '../vocabulary/role-words.ts'
import { isKnownTown } from '../vocabulary/towns.ts'
import { withEmployerOfTitle, withTitleBehindDash, withTitleOfEmployer } from './names-apart.ts'
import {
  isEmployerAlone,
  isTerm,
  splitAtEmployer,
  splitAtEnding,
  splitAtFullStop,
  splitFirm,
  splitTitle,
  withBodyBefore,
  withLongForm,
  withoutFullStop,
} from './role-names.ts'
import { splitSchool } from './school-names.ts'
import { titleAlone } from './title-alone.ts'
import { withTitleBehindAs } from './titles-behind-as.ts'

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
    const text = named.title || named.employer
    const within = named.title === '' ? splitAtEnding(text) : undefined
    const apart = splitTitle(text) ?? splitAtFullStop(text) ?? within
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

/** Words for "at", and a dash or a comma, before what a title ends with. */
const before = /,?\s(?:at|bei|beim|chez|presso|bij|hos|på|w|en|na|em|u|v|@|[–—|-])\s$|,\s$/iu

/** Longest title that is searched for its employer, in characters. */
const longest = 160

/** A title without its employer, which stands behind it once more: "Welder at Red Mill", and "RED MILL" on the next line. */
function withoutEmployerBehind({ title, employer }: Named): Named {
  const name = foldText(employer)
  if (title.length > longest || name.length < 3) return { title, employer }
  const words = title.split(' ')
  const at = words.findIndex((_word, nth) => nth > 0 && foldText(words.slice(nth).join(' ')) === name)
  const joint = at > 0 ? before.exec(`${words.slice(0, at).join(' ')} `) : null
  return joint ? { title: title.slice(0, joint.index), employer } : { title, employer }
}

/** What somebody is called who works for several, which is no employer. */
const freelance = /^(?:freelance|freelancer|freelancerin|freelancing|freelance work)$/iu

/** A freelancer without another title: "Freelance   2019 – 2021". */
const withFreelance = ({ title, employer }: Named): Named =>
  title === '' && freelance.test(employer) ? { title: employer, employer: '' } : { title, employer }

/**
 * Terms of work that were read as the title, beside a title that was read as the employer: "Welder and inspector, temporary". An internship is a
 * title: "Internship" at "Engineers for the World".
 */
function withoutTermsAsTitle({ title, employer }: Named): Named {
  const isTurned =
    title !== '' &&
    isTerm(title) &&
    titleScore(title) <= 0 &&
    titleScore(employer) >= sureTitle &&
    employerScore(employer) <= 0
  return isTurned ? { title: employer, employer: '' } : { title, employer }
}

/** Score from which a text reads like a title. */
const sureTitle = 3

/** What mends a title and an employer, each what the one before has made of them. */
const steps: ((named: Named) => Named)[] = [
  withTitleBehindAs,
  withFullEmployer,
  withBodyBefore,
  withTitleOfEmployer,
  withTitleBehindDash,
  withEmployerOfTitle,
  withoutEmployerBehind,
  withFreelance,
  withoutTermsAsTitle,
  ({ title, employer }) => ({ title: withoutFullStop(titleAlone(title)), employer }),
]

/** A title and an employer that were read as one, with parts of each other, or in each other's place, each as it is called. */
export const mendNames = ({ title, employer }: Named): Named => mendedNames(`${title}\n${employer}`)

const mendedNames = memoize((names): Named => {
  const [title = '', employer = ''] = names.split('\n')
  return steps.reduce((named, mend) => mend(named), { title, employer })
})
