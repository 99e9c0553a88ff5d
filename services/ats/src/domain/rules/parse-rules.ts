import type { Rule } from './rule.ts'
import { found, quotes } from './rule.ts'

const known = ['summary', 'experience', 'education', 'skills', 'projects', 'certifications', 'languages'] as const

/** Whether a machine can read the resume at all. */
export const parseRules: Rule[] = [
  {
    id: 'parse.name',
    category: 'parse',
    severity: 'error',
    weight: 6,
    passesWhen: 'A name is recognised at the top.',
    fix: 'Put your full name alone on the first line.',
    judge: ({ parsed }) => found(parsed.name, 'No line at the top reads like a name'),
  },
  {
    id: 'parse.enough-text',
    category: 'parse',
    severity: 'error',
    weight: 6,
    passesWhen: 'The text has at least 120 words.',
    fix: 'Describe your posts with two to five bullets each; if your file has more text than this, export it again as text-based PDF or DOCX.',
    judge: ({ words }) => ({ passed: words.length >= 120, evidence: `${words.length} words` }),
  },
  {
    id: 'parse.sections',
    category: 'parse',
    severity: 'error',
    weight: 6,
    passesWhen: 'At least three sections have headings that are recognised.',
    fix: 'Use plain headings on lines of their own: Experience, Education, Skills.',
    judge: ({ sections }) => {
      const headings = sections.filter(({ kind }) => known.some((name) => name === kind))
      const kinds = new Set(headings.map(({ kind }) => kind))
      return {
        passed: kinds.size >= 3,
        evidence: headings.length
          ? quotes(
              headings.map(({ heading }) => heading),
              6,
            )
          : 'No heading is recognised',
      }
    },
  },
  {
    id: 'parse.roles',
    category: 'parse',
    severity: 'error',
    weight: 8,
    passesWhen: 'At least one post with dates is recognised.',
    fix: 'Give every post a line with its start and end, such as «Mar 2021 – Present».',
    judge: ({ parsed }) => ({
      passed: parsed.roles.some(({ start }) => start),
      evidence: parsed.roles.length
        ? quotes(parsed.roles.map(({ title, employer }) => [title, employer].filter(Boolean).join(', ')))
        : 'No post with dates is recognised',
    }),
  },
  {
    id: 'parse.replacement-characters',
    category: 'parse',
    severity: 'warning',
    weight: 3,
    passesWhen: 'No unreadable characters stand in the text.',
    fix: 'Export the file again with standard fonts embedded; some characters cannot be read.',
    judge: ({ text }) => {
      const broken = text.match(/[\uFFFD\uE000-\uF8FF]/g)?.length ?? 0
      return { passed: broken <= 2, evidence: `${broken} unreadable characters` }
    },
  },
]
