/** A file that is made from others; what stands in it is never written by hand. */
export interface GeneratedFile {
  /** Below the repository's root. */
  path: string
  content: string
}

/** A Markdown table, aligned as the formatter wants it. */
export function table(headings: string[], rows: string[][]): string {
  const cells = [headings, ...rows].map((row) => row.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')))
  const widths = headings.map((_, column) => Math.max(3, ...cells.map((row) => row[column]?.length ?? 0)))
  const line = (row: string[]) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const [head = [], ...body] = cells
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n')
}
