/** Marks that plain text does not have: a heading, a link, a bold beginning of a line. */
const marks = [
  /^#{1,6} \S/m,
  /\[[^\]\n]{1,100}\]\([^)\n]{1,200}\)/,
  /^\*\*[^*\n]{1,80}\*\*/m,
  /^[-*] \*\*[^*\n]{1,80}\*\*/m,
]

/** Whether a text is Markdown. */
export function looksLikeMarkdown(text: string): boolean {
  return marks.some((mark) => mark.test(text))
}

/** Maximum length, in characters, of a line that is searched for marks. */
const longest = 2_000

/** Markdown as plain text: what its marks say that text can say too, such as items and cells, is kept. */
export function withoutMarks(text: string): string {
  return text
    .replace(/<!--[\s\S]{0,5000}?-->/g, '')
    .split('\n')
    .flatMap((line) => (line.length > longest ? [line] : plainLines(line)))
    .join('\n')
}

function plainLines(line: string): string[] {
  /** Lines under headings and between sections, and the second line of tables. */
  if (
    /^ {0,3}(?:={3,}|(?:[-*_] ?){3,})\s*$/.test(line) ||
    /^\s*\|?(?:\s*:?-{2,}:?\s*\|)+(?:\s*:?-{2,}:?\s*)?$/.test(line)
  ) {
    return ['']
  }
  return (
    cells(line)
      .replace(/^(?: {0,3}> ?)+/, '')
      .replace(/^#{1,6} +/, '')
      .replace(/\s+#+\s*$/, '')
      .replace(/^( *)[*+-] +/, (_mark, indent: string) => (indent.length > 1 ? '◦ ' : '• '))
      .replace(/!\[[^\]]{0,200}\]\([^)]{0,500}\)/g, '')
      .replace(/\[([^\]]{1,200})\]\((?:mailto:|tel:)?([^)]{1,500})\)/g, (_match, label: string, url: string) =>
        url.includes(label) || label.includes(url) ? url : `${label} (${url})`,
      )
      .replace(/<((?:https?:|mailto:)?[^\s<>]{1,200}[@.][^\s<>]{1,200})>/g, (_match, url: string) =>
        url.replace(/^mailto:/, ''),
      )
      .replace(/(\*\*|__)(?=\S)(.{1,300}?)\1/g, '$2')
      .replace(/(?<![\p{L}\p{N}*])\*(?=[^\s*])([^*]{1,300}?)\*(?![\p{L}\p{N}*])/gu, '$1')
      .replace(/(?<![\p{L}\p{N}_])_(?=[^\s_])([^_]{1,300}?)_(?![\p{L}\p{N}_])/gu, '$1')
      /** Words set as code beside each other are a list. */
      .replace(/`[ \t]{1,5}`/g, '`, `')
      .replace(/`([^`]{1,200})`/g, '$1')
      .replace(/\\(?=[\\`*_{}[\]()#+.!|-])/g, '')
      .split(/\s*<br ?\/?>\s*/i)
      .map((part) => part.trimEnd())
  )
}

/** A row of a table with room between its cells. */
function cells(line: string): string {
  if (!/^\s*\|.*\|\s*$/.test(line)) return line
  const row = line.trim().replace(/^\|/, '').replace(/\|$/, '')
  return row
    .split('|')
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '')
    .join('\t')
}
