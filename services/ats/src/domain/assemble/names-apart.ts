import { isPlace } from '../annotate/places.ts'
import { namesField } from '../vocabulary/field-words.ts'
import { foldText } from '../vocabulary/fold-text.ts'
import { legalForm } from '../vocabulary/legal-forms.ts'
import { employerScore, isTitleWord, titleScore } from '../vocabulary/role-words.ts'
import { namesSchool } from '../vocabulary/school-words.ts'
import { isKnownTown } from '../vocabulary/towns.ts'
import { namesUnit } from '../vocabulary/unit-words.ts'
import { employerAlone } from './employer-alone.ts'
import { isUniversity, namesPart } from './parts-of-names.ts'
import { titleAlone } from './title-alone.ts'

interface Named {
  title: string
  employer: string
}

/** Longest text that is taken apart, in characters. */
const longest = 200
/** Score from which a text reads like a title, and from which it surely reads like an employer. */
const [sureTitle, sureEmployer] = [3, 3]

/** A title, a comma or a dash, and a name. */
const twoNames = /^(.{3,110})(?:,\s|\s[·•–—-]\s|\s@\s?)([\p{Lu}\d][^,]{1,90}?)\.?$/u

/** A title, the part of an employer that it was for, and the employer: "Manager for the crane department, Harbour Board". */
const forWhom =
  /^(\p{Lu}[^,]{2,60} for the [^,]{2,60} (?:department|division|unit|team|authority|board)),\s(\p{Lu}.{2,100})$/u

/**
 * Names with the employer that was read with the title, where what was read as the employer is none: a town ("Engineer, Sandhill" at
 * "Leeds"), or nothing that reads like one, where the other is a school or a firm ("Tutor, Harbour College." at "Applied Steel").
 */
export function withEmployerOfTitle(named: Named): Named {
  const { title, employer } = named
  const told = employer === '' && title.length <= longest ? forWhom.exec(title) : null
  if (told && titleScore(told[2] ?? '') <= 0) return { title: told[1] ?? '', employer: employerAlone(told[2] ?? '') }
  const [, before = '', name = ''] = title.length > longest ? [] : (twoNames.exec(title) ?? [])
  const isTitle = titleScore(name) > 0 && employerScore(name) <= 0
  if (titleScore(before) < sureTitle || isTitle || namesUnit(name) || namesPart(name)) return named
  const isNowhere = employer === '' || isPlace(employer) || isKnownTown(employer)
  const isSure = namesSchool(name) || legalForm.test(name)
  const mostScore = isUniversity(name) ? sureEmployer - 1 : 0
  const isOther = !isNowhere && employerScore(employer) <= mostScore && !namesSchool(employer)
  /** What reads like another title is no employer. */
  const isJob = isOther && titleScore(employer) >= sureTitle && isTitleWord(foldText(employer).split(' ').at(-1) ?? '')
  /** Beside a town, what is no field of work is the employer even if it is on no list. */
  const isOnlyName =
    (isJob || (isNowhere && employer !== '')) && !namesField(name) && !isPlace(name) && !isKnownTown(name)
  return isOnlyName || (isSure && (isNowhere || isOther)) ? { title: before, employer: name } : named
}

/** A name, a dash, and another one. */
const dashed = /^(.{3,80}?)\s[–—-]\s(.{3,80})$/u

/** Whether a text reads like a title and ends with the word for who does the work. */
const isJobAlone = (text: string) =>
  titleScore(text) >= sureTitle && isTitleWord(foldText(text).split(' ').at(-1) ?? '') && !legalForm.test(text)

/**
 * Names where what was read as the title has the employer before a dash, and what was read as the employer is the rest of the title:
 * "Harbour Guard – Inspector" at "Crane Planner" is "Inspector, Crane Planner" at "Harbour Guard".
 */
export function withTitleBehindDash(named: Named): Named {
  const { title, employer } = named
  const [, name = '', job = ''] = title.length > longest || !isJobAlone(employer) ? [] : (dashed.exec(title) ?? [])
  const isTurned = name !== '' && titleScore(name) <= 0 && isJobAlone(job)
  return isTurned ? { title: `${job}, ${employer}`, employer: employerAlone(name) } : named
}

/** What stands between the names of a header. */
const joint = /,\s+|\s[–—-]\s|—|\s@\s/u

/**
 * Names of what was read as the employer alone, though a title stands first or second in it: "Welder for all bridges, Iron Works",
 * "Sandhill, Welder, Leeds".
 */
export function withTitleOfEmployer(named: Named): Named {
  const { title, employer } = named
  if (title !== '' || employer.length > longest) return named
  const found = joint.exec(employer)
  if (!found) return splitAtTitle(employer) ?? named
  const first = employer.slice(0, found.index)
  const rest = employer.slice(found.index + found[0].length)
  const [second = ''] = rest.split(joint)
  if (titleScore(titleAlone(first)) >= sureTitle && !legalForm.test(first)) {
    return titleScore(second) > 0 ? named : { title: first, employer: employerAlone(rest) }
  }
  return titleScore(first) <= 0 && titleScore(second) >= sureTitle && !legalForm.test(second)
    ? { title: second, employer: employerAlone(first) }
    : named
}

/** Most words of a title, and of a name behind it, with nothing between them. */
const mostWords = { title: 5, name: 6 }

/** A title and the name right behind it, with nothing between: "Junior Welder Intern Sandhill Agency". Undefined without a sure title. */
function splitAtTitle(text: string): Named | undefined {
  const words = text.split(' ')
  if (words.length > mostWords.title + mostWords.name) return undefined
  const last = words.findLastIndex((word) => isTitleWord(foldText(word)))
  const [title, name] = [words.slice(0, last + 1).join(' '), words.slice(last + 1).join(' ')]
  const isLong = last >= 1 || employerScore(name) > 0
  const isApart = last >= 0 && isLong && last < mostWords.title && words.length - last - 1 <= mostWords.name
  return isApart && /^\p{Lu}[\p{L}&]/u.test(name) && titleScore(title) >= sureTitle
    ? { title, employer: employerAlone(name) }
    : undefined
}
