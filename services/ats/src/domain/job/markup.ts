import { textOfHtml } from '../job-page/page-text.ts'

/** Tags that end lines or items, of which a text that is HTML has several. */
const blockTags = /<(?:\/(?:p|li|ul|ol|div|h[1-6])|br\s*\/?)>/giu
const fewestTags = 2

/** Tags within lines, which Markdown may have as well. */
const inlineTags = /<\/?(?:strong|b|em|i|u|s|span|font|a|small|mark|code|center)(?:\s[^<>\n]{0,300})?\/?>/giu
const lineBreaks = /<\/?br(?:\s[^<>\n]{0,300})?\/?>/giu

/** Signs of Markdown, behind one of which a text is looked at for all of them. */
const mayBeMarkdown = /\*\*|^\s*\* \*|(?<![\p{L}\p{N}_])__|^\s{0,3}#{1,6}\s|\]\(|\\[-*_.#+!()[\]]/mu

/** Each form of Markdown and what stands for it. Marks of items stay. */
const markdown: [RegExp, string][] = [
  /** A link or a picture: what it is called. */
  [/!?\[([^\]\n]{0,200})\]\([^()\s]{0,500}(?:\([^()\s]{0,100}\)[^()\s]{0,500})?(?: "[^"\n]{0,200}")?\)/gu, '$1'],
  /** A heading, closed or not. */
  [/^[ \t]{0,3}#{1,6}[ \t]{1,3}|[ \t]#{1,6}[ \t]{0,3}$/gmu, ''],
  /** A line between two parts. */
  [/^[ \t]{0,3}(?:(?:\*[ \t]*){3,}|(?:_[ \t]*){3,}|(?:-[ \t]*){3,})$/gmu, ''],
  /** Bold and bold italic text, and a mark of it that was left behind. */
  [/\*{2,3}/gu, ''],
  /** Italic text. */
  [/(?<![\p{L}\p{N}*])\*(?=[^\s*])([^*\n]{1,200}?)(?<=[^\s*])\*(?![\p{L}\p{N}*])/gu, '$1'],
  /** A sign that is meant as it stands. */
  [/\\{1,2}([-*_.#+!()[\]])/gu, '$1'],
]

/** A job description as people read it: without the tags of HTML or the signs of Markdown, as job boards export them. */
export function withoutMarkup(given: string): string {
  const isHtml = (given.match(blockTags)?.length ?? 0) >= fewestTags
  const text = isHtml ? withoutTags(given) : given.replace(inlineTags, '').replace(lineBreaks, '\n')
  if (!mayBeMarkdown.test(text)) return text
  return markdown.reduce((done, [form, plain]) => done.replace(form, plain), text)
}

/**
 * The text of HTML, and the lines above it as they stand, which somebody put there. Of what is nested beyond measure, and so no
 * advertisement, all is left.
 */
function withoutTags(text: string): string {
  const start = text.lastIndexOf('\n', text.search(/<[a-z!/]/iu)) + 1
  try {
    return text.slice(0, start) + textOfHtml(text.slice(start))
  } catch {
    return text
  }
}
