import { scanLimits } from '@resume/proto/limits/ats'
import { streamSafe } from '@resume/resume-text/stream-safe'
import { Parser } from 'htmlparser2'

/** Maximum length of a job description in characters, the same as for one that is pasted; docs/api/ats.md. */
export const longestJobDescription = scanLimits.jobDescriptionLength

/** What is no part of a job description, whatever stands in it. */
const leftOut = new Set([
  ...['script', 'style', 'noscript', 'template', 'svg', 'math', 'iframe', 'object', 'canvas', 'video', 'audio'],
  ...['nav', 'footer', 'button', 'select', 'option', 'textarea', 'title', 'dialog'],
])

/** What begins a line of its own. */
const blocks = new Set([
  ...['address', 'article', 'aside', 'blockquote', 'body', 'br', 'dd', 'div', 'dl', 'dt', 'fieldset', 'figcaption'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'header', 'hr', 'li', 'main', 'ol', 'p', 'pre', 'section', 'table', 'td'],
  ...['th', 'tr', 'ul'],
])

/** Elements without content, which nothing closes. */
const empty = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr'])

/**
 * Elements within one another. Pages have some dozens; the parser's time for a closing tag grows with them, so that
 * without a limit two megabytes of tags would take minutes.
 */
const deepest = 256

/**
 * The job description on a web page, as lines of text: what the page tells search engines of a job (schema.org
 * JobPosting), else what people see of it, without menus and buttons.
 * @throws Error when its elements are nested beyond measure
 */
export function textOfPage(html: string): string {
  const { text, data } = readHtml(html)
  for (const block of data) {
    const posting = postingIn(block)
    if (posting !== '') return cut(posting)
  }
  return cut(text)
}

/** Reads a page in one pass. @throws Error when its elements are nested beyond measure */
function readHtml(html: string): { text: string; data: string[] } {
  let text = ''
  const data: string[] = []
  /** How deep within something that is left out; 0 outside of it. */
  let depth = 0
  let isData = false
  let open = 0
  const parser = new Parser({
    onopentag(name, { type, hidden }) {
      open += 1
      if (open > deepest) throw new Error('nested too deep')
      if (name === 'script' && type?.trim().toLowerCase() === 'application/ld+json') {
        isData = true
        data.push('')
      }
      const hides = leftOut.has(name) || hidden !== undefined
      if (!empty.has(name) && (depth > 0 || hides)) depth += 1
      if (depth === 0 && blocks.has(name)) text += name === 'li' ? '\n- ' : '\n'
    },
    ontext(part) {
      if (isData) data[data.length - 1] += part
      else if (depth === 0) text += part.replace(/\s+/g, ' ')
    },
    onclosetag(name) {
      open -= 1
      isData = false
      if (empty.has(name)) return
      if (depth > 0) depth -= 1
      else if (blocks.has(name)) text += '\n'
    },
  })
  parser.end(html)
  return { text: tidy(text), data }
}

/** Lines without blanks around, at most one empty line between them. */
function tidy(text: string): string {
  const lines = text.split('\n').map((line) => line.replace(/ +/g, ' ').trim())
  const kept = lines.filter((line, index) => line !== '-' && (line !== '' || lines[index - 1] !== ''))
  return kept.join('\n').trim()
}

/** The JobPosting in a block of JSON-LD as text; empty when there is none. */
function postingIn(json: string): string {
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch {
    return ''
  }
  const top = Array.isArray(value) ? value : [value]
  const graph = top.flatMap((entry) => (isRecord(entry) && Array.isArray(entry['@graph']) ? entry['@graph'] : []))
  for (const entry of [...top, ...graph].slice(0, 100)) {
    if (!isRecord(entry) || ![entry['@type']].flat().includes('JobPosting')) continue
    const description = plain(entry.description)
    if (description === '') continue
    const employer = isRecord(entry.hiringOrganization) ? plain(entry.hiringOrganization.name) : ''
    const head = [plain(entry.title), employer].filter((line) => line !== '')
    return [...head, '', description].join('\n').trim()
  }
  return ''
}

/** HTML as the lines of text that people see. @throws Error when its elements are nested beyond measure */
export const textOfHtml = (html: string): string => readHtml(html).text

/** Text that may be HTML, as people read it. */
const plain = (value: unknown): string => (typeof value === 'string' ? textOfHtml(value) : '')

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function cut(text: string): string {
  const clean = streamSafe(text.replaceAll('\0', ''))
  return clean.length <= longestJobDescription ? clean : [...clean].slice(0, longestJobDescription).join('')
}
