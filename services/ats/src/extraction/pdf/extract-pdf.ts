import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { ExtractedText } from '../../domain/extracted-text.ts'
import { whileRemembering } from '../../domain/vocabulary/memoize.ts'
import { ExtractionError, finishExtraction, maxTextLength } from '../extraction.ts'
import { liftName } from './lift-name.ts'
import { toMatrix } from './matrix.ts'
import { type PageMarks, readMarks } from './page-marks.ts'
import { toPieces } from './pieces.ts'
import { type PageLines, readPage } from './read-page.ts'

/** Most pages of a resume that is read. */
const maxPages = 50

/** Whether bytes are a PDF: the mark stands within the first kilobyte (ISO 32000-1, implementation note 13). */
export function isPdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-')
}

/** The extraction of a PDF: lines in reading order, and links that stand only behind the text. */
export async function extractPdf(bytes: Uint8Array): Promise<ExtractedText> {
  const task = getDocument({
    data: new Uint8Array(bytes),
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    stopAtErrors: false,
    verbosity: 0,
    maxImageSize: 4_000_000,
  })
  try {
    const document = await task.promise
    if (document.numPages > maxPages) {
      throw new ExtractionError(
        'unreadable',
        `The file has ${document.numPages} pages; a resume has at most ${maxPages}.`,
      )
    }
    const layout = {
      columns: 1,
      tables: 0,
      images: 0,
      textInHeaderOrFooter: 0,
      hiddenTextCharacters: 0,
      unmappableFonts: 0,
      letterSpacedLines: 0,
    }
    const lines: string[] = []
    const links: string[] = []
    let length = 0
    for (let number = 1; number <= document.numPages && length <= maxTextLength; number++) {
      const page = await document.getPage(number)
      const marks = await marksOf(page)
      const read = whileRemembering(() => readMarkedPage(marks, number === 1))
      layout.columns = Math.max(layout.columns, read.columns)
      layout.letterSpacedLines += read.spaced
      layout.images += marks.images
      layout.hiddenTextCharacters += read.hidden
      lines.push(...read.lines, '')
      length += read.lines.join('\n').length
      links.push(...(await linksOf(page)))
      page.cleanup()
    }
    const text = lines.join('\n')
    const missing = [...new Set(links)].filter(
      (link) => !text.includes(link.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '')),
    )
    layout.unmappableFonts = /[\uE000-\uF8FF\uFFFD]{8,}/u.test(text) ? 1 : 0
    return finishExtraction(
      {
        text: [text, ...missing.slice(0, 20)].join('\n'),
        mimeType: 'application/pdf',
        pages: document.numPages,
        warnings: [
          ...(layout.columns > 1 ? ['The text is in columns, which many parsers mix up.'] : []),
          ...(layout.images > 0 ? ['Text in images is not read.'] : []),
          ...(layout.hiddenTextCharacters > 20 ? ['The file contains text that people cannot see.'] : []),
          ...(layout.unmappableFonts > 0 ? ['The text of some fonts cannot be read.'] : []),
        ],
        layout,
      },
      'The PDF contains no text. It may be a scan: export it from your word processor instead.',
    )
  } catch (error) {
    throw faultOf(error)
  } finally {
    await task.destroy()
  }
}

function faultOf(error: unknown): unknown {
  if (error instanceof ExtractionError) return error
  const name = error instanceof Error ? error.name : ''
  if (name === 'PasswordException') {
    return new ExtractionError('unreadable', 'The PDF is encrypted. Save it without a password.')
  }
  return new ExtractionError('unreadable', 'The PDF is damaged.')
}

/** What a page shows, from its drawing operators. */
async function marksOf(page: PDFPageProxy): Promise<PageMarks> {
  const operators = await page.getOperatorList()
  const { width, height, transform } = page.getViewport({ scale: 1 })
  const scales = new Map<string, number>()
  const fontScale = (font: string) => {
    const known = scales.get(font)
    if (known !== undefined) return known
    const loaded = page.commonObjs.has(font) ? (page.commonObjs.get(font) as { fontMatrix?: number[] } | null) : null
    const scale = Math.abs(loaded?.fontMatrix?.[0] ?? 0.001) || 0.001
    scales.set(font, scale)
    return scale
  }
  return readMarks(operators, fontScale, toMatrix(transform), { width, height })
}

/** The lines of a page: upright text first, then text that is turned. */
function readMarkedPage(
  { glyphs, dots, images }: PageMarks,
  isFirst: boolean,
): PageLines & { hidden: number; spaced: number } {
  const hidden = glyphs.filter(({ isHidden }) => isHidden).length
  /** Scans with recognised text draw all of it invisibly over the picture. */
  const isScan = images > 0 && hidden > glyphs.filter(({ isSpace }) => !isSpace).length * 0.9
  const shown = isScan ? glyphs : glyphs.filter(({ isHidden }) => !isHidden)
  const turns = [...new Set(shown.filter(({ isSpace }) => !isSpace).map((glyph) => glyph.turns))].sort((a, b) => a - b)
  const parts = turns.map((turn) => {
    const pieces = toPieces(
      shown.filter((glyph) => glyph.turns === turn),
      turn === 0 ? dots : [],
    )
    const lifted = isFirst && turn === turns[0] ? liftName(pieces) : undefined
    const { lines, columns } = readPage(lifted?.rest ?? pieces)
    return {
      lines: lifted ? [lifted.name, ...lines] : lines,
      columns,
      spaced: pieces.filter(({ isSpaced }) => isSpaced).length,
    }
  })
  return {
    lines: parts.flatMap(({ lines }) => [...lines, '']),
    columns: Math.max(0, ...parts.map(({ columns }) => columns)),
    spaced: parts.reduce((sum, { spaced }) => sum + spaced, 0),
    hidden: isScan ? 0 : hidden,
  }
}

async function linksOf(page: PDFPageProxy): Promise<string[]> {
  const annotations = await page.getAnnotations()
  return annotations.flatMap(({ url }: { url?: string }) =>
    url && !/^tel:/.test(url) ? [url.replace(/^mailto:/, '')] : [],
  )
}
