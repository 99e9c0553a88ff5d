import { isPlace } from '../annotate/places.ts'
import type { RoleWithWork } from '../assemble/role-with-work.ts'
import { titleScore } from '../vocabulary/role-words.ts'
import { isKnownTown } from '../vocabulary/towns.ts'
import weights from './generated/doubt-weights.json' with { type: 'json' }
import { beginsSmall, hasSeparator, isMisread, one, shareOf, wordsIn } from './weighed-signs.ts'

/** Confidence, in percent, below which a name is unsure, and half-sure. */
const sure = { hardly: 50, half: 90 }

/** Score from which a text reads like a title, and somewhat. */
const titleLike = { clearly: 3, somewhat: 1 }

/** Words from which a title or an employer is long, and a title very long. */
const long = { title: 5, employer: 6, veryLong: 8 }

/** Parts of a header, and roles of a resume, from which there are many. */
const many = { parts: 4, roles: 11 }

/** What speaks for or against that title and employer of each role are what its header says: misreadings come together. */
export function roleSigns(roles: readonly RoleWithWork[]) {
  const shared = {
    'share without a name': shareOf(roles, ({ title, employer }) => title === '' || employer === ''),
    'share of unsure roles': shareOf(roles, isUnsure),
    'many roles': one(roles.length >= many.roles),
  }
  return roles.map((role) => ({ ...ownSigns(role), ...shared }))
}

function ownSigns({ title, employer, header, start, current, confidence }: RoleWithWork) {
  const names = [title, employer].filter((name) => name !== '')
  const likeTitle = title === '' ? titleLike.clearly : titleScore(title)
  return {
    'no title': one(title === ''),
    'no employer': one(employer === ''),
    'no dates': one(start === null && !current),
    'unsure title': one(title !== '' && confidence.title < sure.hardly),
    'half-sure title': one(title !== '' && confidence.title >= sure.hardly && confidence.title < sure.half),
    'unsure employer': one(employer !== '' && confidence.employer < sure.hardly),
    'half-sure employer': one(employer !== '' && confidence.employer >= sure.hardly && confidence.employer < sure.half),
    'title unlike one': one(likeTitle < titleLike.somewhat),
    'title hardly like one': one(likeTitle >= titleLike.somewhat && likeTitle < titleLike.clearly),
    'long title': one(wordsIn(title) >= long.title),
    'very long title': one(wordsIn(title) >= long.veryLong),
    'long employer': one(wordsIn(employer) >= long.employer),
    'many parts': one(header.length >= many.parts),
    'names with separators': names.filter(hasSeparator).length,
    'figures in names': one(names.some((name) => /\d/.test(name))),
    'names that begin small': names.filter(beginsSmall).length,
  }
}

/** Roles whose title or employer is more likely misread than not, or is no name of one. */
export function doubtfulRoles(roles: readonly RoleWithWork[]): RoleWithWork[] {
  const signs = roleSigns(roles)
  return roles.filter((role, at) => isNoName(role) || isMisread(signs[at], weights.role))
}

/** Whether a name is missing, or unsure. */
function isUnsure({ title, employer, confidence }: RoleWithWork): boolean {
  return title === '' || employer === '' || Math.min(confidence.title, confidence.employer) < sure.hardly
}

/** Whether a name is a place, has no letters, or is title and employer at once. */
export function isNoName({ title, employer }: RoleWithWork): boolean {
  const hasNoLetters = [title, employer].some((name) => name !== '' && !/\p{L}/u.test(name))
  const isSame = title !== '' && title === employer
  return hasNoLetters || isSame || isPlace(employer) || isKnownTown(employer) || isPlace(title)
}
