import { headingKind } from '../../domain/annotate/headings.ts'
import { nameIn } from '../../domain/annotate/person-name.ts'
import { type ExtractedText, mostHiddenCharacters } from '../../domain/extracted-text.ts'
import { ExtractionError, finishExtraction } from '../extraction.ts'
import { countTelling } from '../hidden-text.ts'
import { readStyles } from './document-styles.ts'
import { embeddedDocument, linesOfEmbedded } from './embedded-documents.ts'
import { withHeadings } from './heading-style.ts'
import { liftName, liftTop } from './lift-name.ts'
import { openZip } from './open-zip.ts'
import { type Part, readPart } from './read-part.ts'

const mimeType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const wanted =
  /^(?:_rels\/\.rels|word\/(?:document\d*|styles|header\d*|footer\d*|footnotes|endnotes)\.xml|word\/_rels\/(?:document\d*|header\d*|footer\d*)\.xml\.rels)$/

/** Maximum number of documents within a document that are read, each once. */
const mostEmbedded = 10

/** Maximum number of links that are listed below the text. */
const mostLinks = 20

/** Whether bytes are a ZIP archive; only one that holds a Word document is read. */
export function isDocx(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04
}

/** The extraction of a Word document: header, body, footer, footnotes, and links that the text does not spell out. */
export async function extractDocx(bytes: Uint8Array): Promise<ExtractedText> {
  const files = openZip(bytes, (name) => wanted.test(name) || embeddedDocument.test(name))
  const name = mainPart(files)
  const document = files.get(name)
  if (!document) throw new ExtractionError('unsupported', 'The archive contains no Word document.')
  const styles = readStyles(files.get('word/styles.xml'))
  const parts = (pattern: RegExp) =>
    [...files]
      .filter(([name]) => pattern.test(name))
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, bytes]) => withTargets(readPart(bytes, styles), name, files))
  const headers = parts(/^word\/header/)
  const footers = parts(/^word\/footer/)
  const hasBackdrop = [...headers, ...footers].some((part) => part.hasBackdrop)
  const relations = relationsOf(name, files)
  const read = new Set<string>()
  const embedded = (id: string) => {
    if (read.has(id) || read.size >= mostEmbedded) return []
    read.add(id)
    const target = relations.get(id)?.replace(/^\/?(?:word\/)?/, 'word/') ?? ''
    const file = embeddedDocument.test(target) ? files.get(target) : undefined
    return file ? linesOfEmbedded(target, file) : []
  }
  const body = withTargets(readPart(document, styles, hasBackdrop, embedded), name, files)
  const notes = parts(/^word\/(?:foot|end)notes/)
  const top = linesOf(headers)
  const bottom = linesOf(footers).filter((line) => !top.includes(line))
  const headed = withHeadings(body.lines, body.set)
  const lines = top.some((line) => nameIn(line) !== '') ? headed : liftTop(liftName(headed, body.prominent), body.atTop)
  const text = [...top, '', ...withFooter(lines, bottom), '', ...linesOf(notes)].join('\n')
  const targets = [body, ...headers, ...footers].flatMap((part) => part.targets)
  const links = [...new Set(targets.map((target) => target.replace(/^(?:mailto|tel):/, '')))]
    .slice(0, mostLinks)
    .filter((link) => !text.includes(link.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '')))
  const hidden = [body, ...headers, ...footers].map((part) => part.hidden).join('')
  const layout = {
    columns: 1,
    tables: body.tables,
    images: body.images + headers.reduce((sum, { images }) => sum + images, 0),
    textInHeaderOrFooter: [...top, ...bottom].join('').length,
    hiddenTextCharacters: hidden === '' ? 0 : countTelling([hidden], text),
    unmappableFonts: 0,
    letterSpacedLines: body.lines.filter((line) => /^(?:\p{L} ){4,}\p{L}$/u.test(line.trim())).length,
  }
  return finishExtraction(
    {
      text: [text, ...links].join('\n'),
      mimeType,
      pages: null,
      warnings: [
        ...(layout.tables > 0 ? ['Some text is in tables, which many parsers mix up.'] : []),
        ...(layout.textInHeaderOrFooter > 0
          ? ['Some text is in the page header or footer, which many parsers skip.']
          : []),
        ...(layout.hiddenTextCharacters > mostHiddenCharacters
          ? ['The file contains text that people cannot see.']
          : []),
        ...(layout.images > 0 ? ['Text in images is not read.'] : []),
      ],
      layout,
    },
    'The document contains no text. It may be a picture of a resume.',
  )
}

/** Maximum number of bytes of a package's relations that are looked at; there are three or four. */
const longestRelations = 10_000

/** The name of the part with the body, which some programs number: what the relations of the package say. */
function mainPart(files: Map<string, Uint8Array>): string {
  const relations = new TextDecoder('utf-8').decode(files.get('_rels/.rels')?.subarray(0, longestRelations))
  const [main = ''] = relations.match(/<Relationship\s[^>]{0,1000}\/officeDocument"[^>]{0,1000}>/) ?? []
  const name = /\bTarget="\/?([^"]{1,200})"/.exec(main)?.[1] ?? ''
  return files.has(name) ? name : 'word/document.xml'
}

/** The body with the footer, which often says how to reach somebody, above the first section: below the last it would belong to that. */
function withFooter(lines: string[], footer: string[]): string[] {
  const first = lines.findIndex((line) => headingKind(line.trim()) !== undefined)
  if (footer.length === 0) return lines
  return first < 0 ? [...lines, '', ...footer] : [...lines.slice(0, first), ...footer, '', ...lines.slice(first)]
}

/** Numbers of pages, which say nothing of a person. */
const pageNumber =
  /^[^\p{L}\p{N}]*(?:(?:page|seite|pagina|página|strona|pg|p|s)\.?\s*)?(?:\d{1,3}\s*)?(?:(?:of|von|sur|de|di|van|z|\/)\s*\d{0,3})?[^\p{L}\p{N}]*$/iu

/** Lines of headers or of footers, each once: pages repeat them. */
function linesOf(parts: Part[]): string[] {
  const written = parts.flatMap(({ lines }) => lines).filter((line) => line.trim() !== '' && !pageNumber.test(line))
  return [...new Set(written)]
}

/** A part with where its links lead, by the relations beside it. */
function withTargets(part: Part, name: string, files: Map<string, Uint8Array>): Part {
  if (part.linkIds.length === 0) return part
  const byId = relationsOf(name, files)
  return { ...part, targets: [...part.linkIds.flatMap((id) => byId.get(id) ?? []), ...part.targets] }
}

/** Where the relations of a part lead, by id. */
function relationsOf(name: string, files: Map<string, Uint8Array>): Map<string, string> {
  const byId = new Map<string, string>()
  const relations = files.get(name.replace(/^word\//, 'word/_rels/').concat('.rels'))
  if (!relations) return byId
  for (const [tag] of new TextDecoder('utf-8').decode(relations).matchAll(/<Relationship\s[^>]{0,2000}>/g)) {
    const id = /\bId="([^"]{1,100})"/.exec(tag)?.[1]
    const target = /\bTarget="([^"]{1,1000})"/.exec(tag)?.[1]
    if (id && target) byId.set(id, target.replaceAll('&amp;', '&'))
  }
  return byId
}
