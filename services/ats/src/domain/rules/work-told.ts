import { isBullet } from '../annotate/bullets.ts'
import { lineKind } from '../annotate/line-kinds.ts'
import { joinWrapped } from '../assemble/role-work.ts'
import type { ReadResume } from '../parse/parse-resume.ts'
import { linesOf } from '../parse/sections.ts'
import { readTold } from '../text/told-sentence.ts'
import { countWords } from '../text/words.ts'

/** The items of lists about work of a resume whose roles have none. Sentences that name a role are left out: they tell nothing of its work. */
export function itemsWithoutRole({ sections, roles }: ReadResume): string[] {
  if (roles.some(({ bullets }) => bullets.length > 0)) return []
  const isAboutWork = sections.some(({ kind }) => kind === 'experience')
  return sections
    .filter(({ kind }) => (isAboutWork ? kind === 'experience' : kind === 'other' || kind === 'projects'))
    .flatMap(({ lines }) => joinWrapped(lines.filter((line) => isBullet(line) && !readTold(line))))
}

/** Points and sentences of the sections about work, whichever role they belong to. */
export function statementsOfWork({ sections }: ReadResume): string[] {
  return sentencesOf(joinWrapped(linesOf(sections, 'experience').filter((line) => lineKind(line) !== 'name')))
}

/** The sentences of points, however short: two of them in one point say as much as two points. */
export const sentencesWithin = (points: string[]): string[] =>
  points.flatMap((point) => point.split(/(?<=[.!?])\s+(?=\p{Lu})/u))

/** Words from which a bullet point is a paragraph. */
const paragraph = 30

/** Bullet points, with the sentences of each paragraph. */
export function sentencesOf(bullets: string[]): string[] {
  return bullets.flatMap((bullet) =>
    bullet.length >= 2 * paragraph - 1 && countWords(bullet) >= paragraph
      ? bullet.split(/(?<=[.!?;])\s+(?=\p{Lu})/u)
      : [bullet],
  )
}
