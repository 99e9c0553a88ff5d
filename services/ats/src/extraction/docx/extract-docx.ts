import type { ExtractedText } from '../../domain/extract-text.ts'
import { ExtractionError, finishExtraction } from '../extraction.ts'
import { openZip } from './open-zip.ts'
import { type Part, readPart } from './read-part.ts'

const mimeType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const wanted =
  /^(?:\[Content_Types\]\.xml|word\/(?:document|header\d*|footer\d*|footnotes|endnotes)\.xml|word\/_rels\/document\.xml\.rels)$/

/** Whether bytes are a ZIP archive; only one that holds a Word document is read. */
export function isDocx(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04
}

/** The extraction of a Word document: header, body, footer, footnotes, and links that the text does not spell out. */
export async function extractDocx(bytes: Uint8Array): Promise<ExtractedText> {
  const files = openZip(bytes, wanted)
  const document = files.get('word/document.xml')
  if (!document) throw new ExtractionError('unsupported', 'The archive holds no Word document.')
  const parts = (pattern: RegExp): Part[] =>
    [...files.keys()]
      .filter((name) => pattern.test(name))
      .sort()
      .map((name) => readPart(files.get(name) ?? new Uint8Array()))
  const body = readPart(document)
  const headers = parts(/^word\/header/)
  const footers = parts(/^word\/footer/)
  const notes = parts(/^word\/(?:foot|end)notes/)
  const linesOf = (some: Part[]) => some.flatMap(({ lines }) => lines).filter((line) => line.trim() !== '')
  const edges = [...linesOf(headers), ...linesOf(footers)]
  const text = [...linesOf(headers), '', ...body.lines, '', ...linesOf(notes), ...linesOf(footers)].join('\n')
  const links = linkTargets(files.get('word/_rels/document.xml.rels'), body.linkIds).filter(
    (link) => !text.includes(link.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '')),
  )
  const layout = {
    columns: 1,
    tables: body.tables,
    images: body.images + headers.reduce((sum, { images }) => sum + images, 0),
    textInHeaderOrFooter: edges.join('').length,
    hiddenTextCharacters: body.hidden,
    unmappableFonts: 0,
    letterSpacedLines: body.lines.filter((line) => /^(?:\p{L} ){4,}\p{L}$/u.test(line.trim())).length,
  }
  return finishExtraction(
    {
      text: [text, ...links].join('\n'),
      mimeType,
      pages: null,
      warnings: [
        ...(layout.tables > 0 ? ['Text stands in tables, which many readers mix up.'] : []),
        ...(layout.textInHeaderOrFooter > 0 ? ['Text stands in the header or footer, which many readers skip.'] : []),
        ...(layout.hiddenTextCharacters > 0 ? ['The file holds text that people cannot see.'] : []),
        ...(layout.images > 0 ? ['What images show is not read.'] : []),
      ],
      layout,
    },
    'The document holds no text; it may be a picture of a resume.',
  )
}

/** Where links lead, without `mailto:`. */
function linkTargets(relations: Uint8Array | undefined, ids: string[]): string[] {
  if (!relations) return []
  const xml = new TextDecoder('utf-8').decode(relations)
  const targets = new Map<string, string>()
  for (const [tag] of xml.matchAll(/<Relationship\s[^>]{0,2000}>/g)) {
    const id = /\bId="([^"]{1,100})"/.exec(tag)?.[1]
    const target = /\bTarget="([^"]{1,1000})"/.exec(tag)?.[1]
    if (id && target) targets.set(id, target.replaceAll('&amp;', '&'))
  }
  const found = ids.flatMap((id) => targets.get(id) ?? [])
  return [...new Set(found.map((target) => target.replace(/^mailto:/, '')))].slice(0, 20)
}
