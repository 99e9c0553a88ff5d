import { adminLimits } from '@resume/proto/limits/content'
import { Type } from 'typebox'
import { named } from '../../description/keywords.ts'
import { patterns } from '../../http/patterns.ts'
import { Exact, Text } from '../schemas.ts'

/** A text with something in it. */
export function line(description: string, maxLength: number) {
  return Text(description, { minLength: 1, maxLength, pattern: patterns.filled })
}

/** The address of a page or a picture: http or https. */
export function address(description: string) {
  return Type.String({ format: 'web-address', maxLength: adminLimits.urlLength, description })
}

/** An address, or the empty string. */
export function addressOrNothing(description: string) {
  return Type.Union([Type.Literal(''), address(description)])
}

/** Why the administrator does something, where it must be said. */
export const requiredReason = Text('The reason, which is kept in the audit log.', {
  minLength: adminLimits.reasonLength.min,
  maxLength: adminLimits.reasonLength.max,
  pattern: patterns.filled,
})

/** Why the administrator does something, where it may be left out. */
export const reason = Type.Optional(requiredReason)

/** The body of a change that takes nothing but a reason. */
export const ReasonBody = Exact({ reason }, named('AdminReason', 'Why something is done. The body may be left out.'))
