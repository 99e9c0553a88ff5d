/**
 * Stands before a heading in the lines of a file of which not all headings are known by their words (U+001D, group separator). The text
 * has two blank lines there, which stand nowhere else.
 */
export const headingMark = '\u001D'
