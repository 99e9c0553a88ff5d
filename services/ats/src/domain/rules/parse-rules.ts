import { headingKind } from '../annotate/headings.ts'
import type { Section } from '../parse/sections.ts'
import type { Rule } from './rule.ts'
import { found, quotes } from './rule.ts'

/** Whether a section has a heading that is known, also of none of the usual kinds: "Professional awards and memberships". */
const isHeaded = ({ kind, heading }: Section) =>
  heading !== '' && (kind !== 'other' || headingKind(heading) !== undefined)

/** Whether a parser can read the resume. */
export const parseRules: Rule[] = [
  {
    id: 'parse.name',
    category: 'parse',
    severity: 'error',
    weight: 5,
    passesWhen: 'Your name is recognized at the top.',
    fix: 'Put your full name on the first line, with nothing else beside it.',
    judge: ({ parsed, isDoubtful }) =>
      isDoubtful('name') ? undefined : found(parsed.name, 'No name found at the top'),
  },
  {
    id: 'parse.enough-text',
    category: 'parse',
    severity: 'error',
    weight: 3,
    passesWhen: 'The text has at least 120 words.',
    fix: 'Describe each role in two to five bullet points. If your file has more text than this, export it again as a text-based PDF or a DOCX file.',
    judge: ({ tellingWords }) => ({ passed: tellingWords >= 120, evidence: `${tellingWords} words` }),
  },
  {
    id: 'parse.sections',
    category: 'parse',
    severity: 'error',
    weight: 4,
    passesWhen: 'At least three section headings are recognized.',
    fix: 'Use standard headings on their own lines: Experience, Education, Skills.',
    judge: ({ sections, isDoubtful }) => {
      const headings = sections.filter(isHeaded)
      /** Several sections of one kind are one, as two columns make them of it. */
      const kinds = new Set(headings.map(({ kind, heading }) => (kind === 'other' ? heading : kind)))
      /** Dates that no section explains may stand under headings that were not recognized. */
      const isMissed = isDoubtful('headings') || (isDoubtful('dates') && !kinds.has('experience'))
      if (kinds.size < 3 && isMissed) return undefined
      return {
        passed: kinds.size >= 3,
        evidence: headings.length
          ? quotes(
              headings.map(({ heading }) => heading),
              6,
            )
          : 'No heading recognized',
      }
    },
  },
  {
    id: 'parse.roles',
    category: 'parse',
    severity: 'error',
    weight: 4,
    passesWhen: 'At least one role with dates is recognized.',
    fix: 'Give every role a line with its start and end dates, such as "Mar 2021 – Present".',
    judge: ({ parsed, isDoubtful }) => {
      const isFound = parsed.roles.some(({ start }) => start)
      if (!isFound && isDoubtful('dates')) return undefined
      return {
        passed: isFound,
        evidence: parsed.roles.length
          ? quotes(parsed.roles.map(({ title, employer }) => [title, employer].filter(Boolean).join(', ')))
          : 'No role with dates recognized',
      }
    },
  },
  {
    id: 'parse.replacement-characters',
    category: 'parse',
    severity: 'warning',
    weight: 2,
    passesWhen: 'The text has no unreadable characters.',
    fix: "Export the file again with standard fonts embedded. Some characters can't be read.",
    judge: ({ text }) => {
      const broken = text.match(/[\uFFFD\uE000-\uF8FF]/g)?.length ?? 0
      return { passed: broken <= 2, evidence: `${broken} unreadable characters` }
    },
  },
]
