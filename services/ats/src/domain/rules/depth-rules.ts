import { linesOf } from '../parse/sections.ts'
import { countAllWords } from '../text/words.ts'
import type { Facts, Judgement, Rule } from './rule.ts'

/** Words about work and projects: fewer say next to nothing, and fewer than enough leave most questions open. */
const words = { some: 60, enough: 150 }
/** Lines of publications from which those tell of the work, as in academia. */
const manyPublications = 5

/** Whether a resume says enough of the work. */
export const depthRules: Rule[] = [
  {
    id: 'content.some-work',
    category: 'content',
    severity: 'warning',
    weight: 9,
    passesWhen: `At least ${words.some} words are about your work or your projects.`,
    fix: 'Say what you did. Titles, dates, and lists of tools tell a reader where you were, not what you can do.',
    judge: (facts) => tells(facts, words.some),
  },
  {
    id: 'content.enough-work',
    category: 'content',
    severity: 'info',
    weight: 8,
    passesWhen: `At least ${words.enough} words are about your work or your projects.`,
    fix: 'Say more about your latest roles: what you took on, how, and what came of it.',
    judge: (facts) => tells(facts, words.enough),
  },
]

function tells(facts: Facts, least: number): Judgement | undefined {
  const publications = linesOf(facts.sections, 'publications').filter((line) => line.trim() !== '')
  if (publications.length >= manyPublications) return undefined
  const isUnread =
    facts.isDoubtful('headings') || (facts.isDoubtful('dates') && linesOf(facts.sections, 'experience').length === 0)
  const told = countAllWords([...facts.statements, ...linesOf(facts.sections, 'projects')])
  if (told < least && isUnread) return undefined
  return { passed: told >= least, evidence: `${told} words` }
}
