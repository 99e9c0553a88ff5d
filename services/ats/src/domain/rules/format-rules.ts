import type { Layout } from '../report.ts'
import { type Facts, quotes, type Rule } from './rule.ts'

/** Words below and above which a resume is unusually short or long. */
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

/** Form: length, and the layout where the file was seen. */
export const formatRules: Rule[] = [
  {
    id: 'format.length',
    category: 'format',
    severity: 'warning',
    weight: 3,
    passesWhen: `The text has ${usualLength.min} to ${usualLength.max} words.`,
    fix: 'Keep to one or two pages: cut what does not serve this application, or say more of your latest posts.',
    judge: ({ words }) => ({
      passed: words.length >= usualLength.min && words.length <= usualLength.max,
      evidence: `${words.length} words`,
    }),
  },
  {
    id: 'format.letter-spacing',
    category: 'format',
    severity: 'warning',
    weight: 2,
    passesWhen: 'No line of the text is spaced letter by letter.',
    fix: 'Write headings as words; set the spacing with the font instead of with blanks.',
    judge: ({ text }) => {
      const line = text.split('\n').find((candidate) => /^(?:\p{L} ){5,}\p{L}$/u.test(candidate.trim()))
      return { passed: line === undefined, evidence: line ? quotes([line]) : 'None' }
    },
  },
  layoutRule(
    {
      id: 'format.columns',
      severity: 'info',
      weight: 2,
      passesWhen: 'The text runs in a single column.',
      fix: 'Use a single column: many readers mix up the lines of two.',
    },
    ({ columns }) => columns <= 1,
    ({ columns }) => `${columns} columns`,
  ),
  layoutRule(
    {
      id: 'format.tables',
      severity: 'warning',
      weight: 2,
      passesWhen: 'No table holds text.',
      fix: 'Write lines instead of tables.',
    },
    ({ tables }) => tables === 0,
    ({ tables }) => `${tables} tables`,
  ),
  layoutRule(
    {
      id: 'format.images',
      severity: 'info',
      weight: 1,
      passesWhen: 'No image is in the file.',
      fix: 'Leave out photos and icons: what they show is not read.',
    },
    ({ images }) => images === 0,
    ({ images }) => `${images} images`,
  ),
  layoutRule(
    {
      id: 'format.header-or-footer',
      severity: 'warning',
      weight: 2,
      passesWhen: 'No text stands in the header or footer of the page.',
      fix: 'Move what stands in the header or footer into the text: many readers skip it.',
    },
    ({ textInHeaderOrFooter }) => textInHeaderOrFooter === 0,
    ({ textInHeaderOrFooter }) => `${textInHeaderOrFooter} characters`,
  ),
  layoutRule(
    {
      id: 'format.unmappable-fonts',
      severity: 'error',
      weight: 4,
      passesWhen: 'Every font says which characters it shows.',
      fix: 'Export the file again with standard fonts: the text of some cannot be read.',
    },
    ({ unmappableFonts }) => unmappableFonts === 0,
    ({ unmappableFonts }) => `${unmappableFonts} fonts`,
  ),
]
