/**
 * Reads JSON so that writing it again gives the same numbers: one that JavaScript would write in another way, such as 2^53 + 1 or
 * `1.10`, stays as it is written, as a raw value. Documents are kept as they were sent.
 * @throws SyntaxError for what is no JSON; RangeError for what is nested too deeply
 */
export function parseExactly(text: string): unknown {
  return JSON.parse(text, asWritten as (name: string, value: unknown) => unknown)
}

/** @param context.source the text of a number */
function asWritten(_name: string, value: unknown, { source = '' }: { source?: string }): unknown {
  return typeof value !== 'number' || String(value) === source ? value : JSON.rawJSON(source)
}
