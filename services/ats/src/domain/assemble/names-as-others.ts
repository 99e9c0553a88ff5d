import { isPlace } from '../annotate/places.ts'
import { namesField } from '../vocabulary/field-words.ts'
import { titleScore } from '../vocabulary/role-words.ts'
import { isKnownTown } from '../vocabulary/towns.ts'
import { namesUnit } from '../vocabulary/unit-words.ts'
import type { Found } from './found.ts'
import { namesPart } from './parts-of-names.ts'

/** Longest sign or word between two names with the room around it, in characters, and longest header that is looked into. */
const longest = { joint: 5, header: 200 }
/** Score from which a text reads like a title. */
const sureTitle = 3
/** What divides a title from more of it as often as from an employer. */
const ambiguous = /^,\s$/u

/**
 * Roles of which a title and an employer were read as one name, apart where others of the section have both with the same sign between them:
 * "Welder — Red Mill" above "Sacco Officer — Kestwick Sacco".
 */
export function withNamesAsOthers(found: Found[]): Found[] {
  if (!found.some(isJoined) || found.every(isJoined)) return found
  const joints = new Set(found.flatMap((role) => jointOf(role) ?? []))
  if (joints.size === 0) return found
  return found.map((role) => {
    if (!isJoined(role)) return role
    const apart = [...joints].map((joint) => split(role.title || role.employer, joint)).find(Boolean)
    return apart ? { ...role, ...apart, isEmployerFirst: false } : role
  })
}

/** Whether a role has one name alone, and dates. */
const isJoined = ({ title, employer, range }: Found) => (title === '') !== (employer === '') && range !== undefined

/** What stands between title and employer in the header of a role that has both on one line. */
function jointOf({ title, employer, lines }: Found): string | undefined {
  if (title === '' || employer === '') return undefined
  for (const line of lines) {
    const at = line.length <= longest.header ? line.indexOf(title) : -1
    const next = at < 0 ? -1 : line.indexOf(employer, at + title.length)
    const joint = next < 0 ? '' : line.slice(at + title.length, next)
    if (joint.trim() !== '' && joint.length <= longest.joint && !ambiguous.test(joint)) return joint
  }
  return undefined
}

function split(name: string, joint: string): Pick<Found, 'title' | 'employer'> | undefined {
  const [title = '', employer = '', ...others] = name.length <= longest.header ? name.split(joint) : []
  const isApart = others.length === 0 && employer !== '' && /^\p{Lu}/u.test(employer)
  const isOther =
    namesField(employer) || namesUnit(employer) || namesPart(employer) || isPlace(employer) || isKnownTown(employer)
  const areNames = titleScore(title) >= sureTitle && titleScore(employer) <= 0 && !isOther
  return isApart && areNames ? { title, employer } : undefined
}

/** An employer and a title with a stroke between them, and nothing else: "Kestwick Agency/Welder". */
const stroked = /^([^/]{3,60})\/([^/]{3,60})$/u

/** Employers and titles apart that one stroke without room joins in all of a section's several roles. */
export function withStrokesApart(found: Found[]): Found[] {
  const apart = found.map(({ title, employer }) => (employer === '' ? stroked.exec(title) : null))
  const isTitleLast = ([, name = '', title = '']: RegExpExecArray) =>
    titleScore(name) <= 0 && titleScore(title) >= sureTitle
  if (found.length < 2 || !apart.every((parts) => parts !== null && isTitleLast(parts))) return found
  return found.map((role, at) => ({ ...role, title: apart[at]?.[2] ?? '', employer: apart[at]?.[1] ?? '' }))
}
