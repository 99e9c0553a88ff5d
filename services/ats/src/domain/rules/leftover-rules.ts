import { gapsIn, markupIn } from './leftovers.ts'
import { quotes, type Rule } from './rule.ts'

/** Whether something is left in the resume that a template or a program should have replaced. */
export const leftoverRules: Rule[] = [
  {
    id: 'content.gaps',
    category: 'content',
    severity: 'error',
    weight: 16,
    passesWhen: 'No gap in a template is left unfilled.',
    fix: 'Fill in what the template asks for, or remove the line. A gap shows that nobody read the resume before sending it.',
    judge: ({ text, roles }) => {
      const left = gapsIn(
        text,
        roles.flatMap(({ bullets }) => bullets),
      )
      return { passed: left.length === 0, evidence: left.length ? quotes(left) : 'None' }
    },
  },
  {
    id: 'writing.markup',
    category: 'writing',
    severity: 'warning',
    weight: 12,
    passesWhen: 'No markup and no citation marks of a chatbot are left in the text.',
    fix: 'Remove them, and read the whole text once more. Whoever sees them knows that you have not.',
    judge: ({ text }) => {
      const left = markupIn(text)
      return { passed: left.length === 0, evidence: left.length ? quotes(left) : 'None' }
    },
  },
]
