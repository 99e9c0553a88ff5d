import type { Layout } from '../report.ts'
import { type Facts, quotes, type Rule } from './rule.ts'

/** Minimum and maximum number of words of a resume of usual length. */
const usualLength = { min: 150, max: 1_300 }

function layoutRule(
  rule: Omit<Rule, 'category' | 'judge'>,
  passed: (layout: Layout) => boolean,
  evidence: (layout: Layout) => string,
): Rule {
  return {
    ...rule,
    category: 'format',
    judge: ({ layout }: Facts) => layout && { passed: passed(layout), evidence: evidence(layout) },
  }
}

/** Length, and the layout of the file if there was one. */
export const formatRules: Rule[] = [
  {
    id: 'format.length',
    category: 'format',
    severity: 'warning',
    weight: 5,
    passesWhen: `The text has ${usualLength.min} to ${usualLength.max} words.`,
    fix: "Keep your resume to one or two pages. Cut what doesn't support this application, or say more about your recent roles.",
    judge: ({ words, tellingWords }) => ({
      passed: tellingWords >= usualLength.min && words.length <= usualLength.max,
      evidence: `${words.length} words`,
    }),
  },
  {
    id: 'format.letter-spacing',
    category: 'format',
    severity: 'warning',
    weight: 2,
    passesWhen: 'No line is spaced out letter by letter.',
    fix: 'Write headings as words, and set letter spacing in the font settings instead of typing spaces.',
    judge: ({ text }) => {
      const line = text.split('\n').find((candidate) => /^(?:\p{L} ){5,}\p{L}$/u.test(candidate.trim()))
      return { passed: line === undefined, evidence: line ? quotes([line]) : 'None' }
    },
  },
  layoutRule(
    {
      id: 'format.columns',
      severity: 'info',
      weight: 1,
      passesWhen: 'The text is in a single column.',
      fix: 'Use a single column. Many parsers mix up the lines of two columns.',
    },
    ({ columns }) => columns <= 1,
    ({ columns }) => `${columns} columns`,
  ),
  layoutRule(
    {
      id: 'format.tables',
      severity: 'warning',
      weight: 1,
      passesWhen: 'No text is in a table.',
      fix: 'Use lines of text instead of tables.',
    },
    ({ tables }) => tables === 0,
    ({ tables }) => `${tables} tables`,
  ),
  layoutRule(
    {
      id: 'format.images',
      severity: 'info',
      weight: 1,
      passesWhen: 'The file has no images.',
      fix: "Remove photos and icons. Parsers can't read what they show.",
    },
    ({ images }) => images === 0,
    ({ images }) => `${images} images`,
  ),
  layoutRule(
    {
      id: 'format.header-or-footer',
      severity: 'warning',
      weight: 1,
      passesWhen: 'No text is in the page header or footer.',
      fix: 'Move text from the page header or footer into the body. Many parsers skip it.',
    },
    ({ textInHeaderOrFooter }) => textInHeaderOrFooter === 0,
    ({ textInHeaderOrFooter }) => `${textInHeaderOrFooter} characters`,
  ),
  layoutRule(
    {
      id: 'format.unmappable-fonts',
      severity: 'error',
      weight: 3,
      passesWhen: 'The text of every font can be read.',
      fix: "Export the file again with standard fonts. The text of some fonts can't be read.",
    },
    ({ unmappableFonts }) => unmappableFonts === 0,
    ({ unmappableFonts }) => `${unmappableFonts} fonts`,
  ),
]
