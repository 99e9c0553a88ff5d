import { careRules } from './care-rules.ts'
import { contactRules } from './contact-rules.ts'
import { contentRules } from './content-rules.ts'
import { depthRules } from './depth-rules.ts'
import { faultRules } from './fault-rules.ts'
import { formatRules } from './format-rules.ts'
import { integrityRules } from './integrity-rules.ts'
import { leftoverRules } from './leftover-rules.ts'
import { parseRules } from './parse-rules.ts'
import type { Rule } from './rule.ts'
import { structureRules } from './structure-rules.ts'
import { substanceRules } from './substance-rules.ts'
import { writingRules } from './writing-rules.ts'

/** Every rule except those about a job description. */
export const readinessRules: Rule[] = [
  ...parseRules,
  ...contactRules,
  ...structureRules,
  ...contentRules,
  ...depthRules,
  ...substanceRules,
  ...faultRules,
  ...leftoverRules,
  ...writingRules,
  ...careRules,
  ...formatRules,
  ...integrityRules,
]
