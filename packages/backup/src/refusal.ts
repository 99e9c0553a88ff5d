/** Something that an operator must change before the command can do its work: told in one line, without a stack. */
export class Refusal extends Error {}

/** The message of whatever was thrown, in one line. */
export function messageOf(error: unknown): string {
  if (error instanceof AggregateError && !error.message) return error.errors.map(messageOf).join('; ')
  return (error instanceof Error ? error.message || error.name : String(error)).replaceAll(/\s*\n\s*/g, ' ')
}
