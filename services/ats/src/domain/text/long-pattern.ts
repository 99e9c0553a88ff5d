/**
 * A pattern that is written over several lines: the breaks, and the blanks that indent a line, are no part of it.
 * @param source as `String.raw` has it, since signs of patterns begin with a backslash
 */
export const longPattern = (source: string, flags: string): RegExp => new RegExp(source.replace(/\n\s*/g, ''), flags)
