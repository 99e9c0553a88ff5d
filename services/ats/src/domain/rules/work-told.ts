import { lineKind } from '../annotate/line-kinds.ts'
import { joinWrapped } from '../assemble/role-work.ts'
import { countWords } from '../text/words.ts'
import { type Facts, sentencesOf } from './facts.ts'

/**
 * What a resume says of the work: bullet points and sentences of its roles, or, where the roles could not be told apart, those
 * of its sections about work.
 */
export function statementsOfWork({ bullets, sections, isDoubtful }: Facts): string[] {
  if (!isDoubtful('dates')) return bullets
  const lines = sections.filter(({ kind }) => kind === 'experience').flatMap((section) => section.lines)
  return sentencesOf(joinWrapped(lines.filter((line) => lineKind(line) !== 'name')))
}

/** How many words a resume says of work and projects. */
export function wordsOfWork(facts: Facts): number {
  const projects = facts.sections.filter(({ kind }) => kind === 'projects').flatMap(({ lines }) => lines)
  return [...statementsOfWork(facts), ...projects].reduce((sum, text) => sum + countWords(text), 0)
}
