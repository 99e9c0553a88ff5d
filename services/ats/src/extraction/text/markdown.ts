import { headingMark } from '../heading-mark.ts'

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

/** Lines of a page that begin in bold, as Markdown has them, from which somebody has pasted it into a word processor as it was. */
const fewestBold = 3
const boldLine = new RegExp(String.raw`^${headingMark}?\*\*[^*\n]{1,80}\*\*`, 'gm')

/** Whether a page shows the marks of Markdown to people, as one does into which an assistant's answer was pasted. */
export const hasMarks = (text: string): boolean => (text.match(boldLine)?.length ?? 0) >= fewestBold

/** Maximum length, in characters, of a line that is searched for marks. */
const longest = 2_000

/** Markdown as plain text: what its marks say that text can say too, such as items and cells, is kept. */
export function withoutMarks(text: string): string {
  return withoutComments(text)
    .split('\n')
    .flatMap((line) => (line.length > longest ? [line] : plainLines(line)))
    .join('\n')
}

/** Longest comment, in characters. */
const longestComment = 5_000

/** A text without its comments, found in one pass however many of them are never closed. */
function withoutComments(text: string): string {
  let kept = ''
  let at = 0
  let end = -1
  for (let begin = text.indexOf('<!--'); begin >= 0; begin = text.indexOf('<!--', at)) {
    if (end < begin + 4) end = text.indexOf('-->', begin + 4)
    if (end < 0) break
    const isComment = end - begin - 4 <= longestComment
    kept += text.slice(at, isComment ? begin : begin + 4)
    at = isComment ? end + 3 : begin + 4
  }
  return kept + text.slice(at)
}

function plainLines(line: string): string[] {
  /** Lines under headings and between sections, and the second line of tables. */
  if (
    /^ {0,3}(?:={3,}|(?:[-*_] ?){3,})\s*$/.test(line) ||
    /^\|?(?:\s*:?-{2,}:?\s*\|)+(?:\s*:?-{2,}:?)?$/.test(line.trim())
  ) {
    return ['']
  }
  return (
    cells(line)
      .replace(/^(?: {0,3}> ?)+/, '')
      .replace(/^#{1,6} +/, '')
      .replace(/(?<!\s)\s+#+\s*$/, '')
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
      .split(/<br ?\/?>/i)
      .map((part, nth) => (nth === 0 ? part : part.trimStart()).trimEnd())
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
