import { SaxesParser } from 'saxes'
import { textOfPage } from '../../domain/job-page/page-text.ts'
import { ExtractionError } from '../extraction.ts'

/** Documents within a document that can be read: web pages, alone or in an archive of one, plain text, and what diagrams say (SmartArt). */
export const embeddedDocument = /^word\/(?:[\w-]{1,60}\.(?:x?html?|mht|mhtml|txt)|diagrams\/data\d{0,4}\.xml)$/

/** Finds the lines of a document that a part embeds, by the id of the relation; none where there is nothing to read. */
export type EmbeddedLines = (relationId: string) => string[]

/**
 * The lines of an embedded document (`altChunk`), as programs write that turn web pages into DOCX, or of a diagram.
 * @throws ExtractionError for a page that is nested beyond measure
 */
export function linesOfEmbedded(name: string, bytes: Uint8Array): string[] {
  const text = new TextDecoder('utf-8').decode(bytes)
  if (name.endsWith('.txt')) return text.split(/\r?\n/)
  if (name.endsWith('.xml')) return linesOfDiagram(text)
  try {
    return textOfPage(/\.mht(?:ml)?$/.test(name) ? pageInArchive(text) : text).split('\n')
  } catch {
    throw new ExtractionError('unreadable', 'The DOCX file is nested too deeply.')
  }
}

/** The paragraphs of the data of a diagram (DrawingML), in their order. */
function linesOfDiagram(xml: string): string[] {
  const lines: string[] = []
  let [line, isText] = ['', false]
  const parser = new SaxesParser({ xmlns: false })
  /** A damaged diagram is read as far as it can be: the document around it is whole. */
  parser.on('error', () => undefined)
  parser.on('opentag', ({ name }) => {
    if (name === 'a:p') line = ''
    isText = name === 'a:t'
  })
  parser.on('text', (text) => {
    if (isText) line += text
  })
  parser.on('closetag', ({ name }) => {
    isText = false
    if (name === 'a:p' && line.trim() !== '') lines.push(line.trim())
  })
  parser.write(xml).close()
  return lines
}

/** The web page in a MIME archive (RFC 2557), decoded; empty when there is none. */
function pageInArchive(archive: string): string {
  const boundary = /boundary="?([^"\r\n;]{1,100})"?/i.exec(archive.slice(0, 5_000))?.[1]
  const parts = boundary === undefined ? [archive] : archive.split(`--${boundary}`)
  for (const part of parts) {
    const start = /\r?\n\r?\n/.exec(part.trimStart())
    const [head, body] = start
      ? [part.trimStart().slice(0, start.index), part.trimStart().slice(start.index + start[0].length)]
      : ['', part]
    if (!/content-type:\s*(?:text\/html|application\/xhtml)/i.test(head)) continue
    if (/transfer-encoding:\s*base64/i.test(head)) return Buffer.from(body, 'base64').toString('utf8')
    return /transfer-encoding:\s*quoted-printable/i.test(head) ? fromQuotedPrintable(body) : body
  }
  return ''
}

/** Text in which bytes stand as "=3D", and "=" ends a line that goes on (RFC 2045, 6.7). */
function fromQuotedPrintable(text: string): string {
  const joined = text.replace(/=\r?\n/g, '')
  return joined.replace(/(?:=[\dA-Fa-f]{2})+/g, (signs) =>
    Buffer.from(signs.replaceAll('=', ''), 'hex').toString('utf8'),
  )
}
