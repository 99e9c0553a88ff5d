import { getDocument, OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { ExtractedText } from '../../domain/extract-text.ts'
import { ExtractionError, finishExtraction, maxTextLength } from '../extraction.ts'
import { type Piece, readPage } from './page-lines.ts'

/** Most pages of a resume that is read. */
const maxPages = 50
/** Pages of which images and hidden text are looked at. */
const inspectedPages = 10

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
      const pieces = await piecesOf(page)
      const read = readPage(pieces)
      layout.columns = Math.max(layout.columns, read.columns)
      layout.letterSpacedLines += pieces.filter(({ text }) => /^(?:\p{L} ){4,}\p{L}$/u.test(text.trim())).length
      lines.push(...read.lines, '')
      length += read.lines.join('\n').length
      links.push(...(await linksOf(page)))
      if (number <= inspectedPages) {
        const { images, hidden } = await inspect(page)
        layout.images += images
        layout.hiddenTextCharacters += hidden
      }
      page.cleanup()
    }
    const text = withoutHyphenation(lines.join('\n'))
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
          ...(layout.columns > 1 ? ['The text runs in columns, which many readers mix up.'] : []),
          ...(layout.images > 0 ? ['What images show is not read.'] : []),
          ...(layout.hiddenTextCharacters > 20 ? ['The file holds text that people cannot see.'] : []),
          ...(layout.unmappableFonts > 0 ? ['Some fonts do not say which characters they show.'] : []),
        ],
        layout,
      },
      'The PDF holds no text; it may be a scan. Export it from your word processor instead.',
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

async function piecesOf(page: PDFPageProxy): Promise<Piece[]> {
  const { items } = await page.getTextContent({ includeMarkedContent: false })
  return items.flatMap((item) => {
    if (!('str' in item) || item.str === '') return []
    const [a = 0, b = 0, , , x = 0, y = 0] = item.transform as number[]
    const size = Math.hypot(a, b) || item.height || 10
    /** Icons of icon fonts stand in the private use area. */
    const text = item.str.replace(/[\uE000-\uF8FF]/g, '').replace(/[\uFB00-\uFB06]/g, (sign) => sign.normalize('NFKC'))
    return [{ text, x, y, width: item.width, size }]
  })
}

async function linksOf(page: PDFPageProxy): Promise<string[]> {
  const annotations = await page.getAnnotations()
  return annotations.flatMap(({ url }: { url?: string }) => (url ? [url.replace(/^mailto:/, '')] : []))
}

/** Images on a page, and characters that are drawn invisibly or in white. */
async function inspect(page: PDFPageProxy): Promise<{ images: number; hidden: number }> {
  const { fnArray, argsArray } = await page.getOperatorList()
  let images = 0
  let hidden = 0
  let mode = 0
  let isWhite = false
  const stack: { mode: number; isWhite: boolean }[] = []
  for (const [index, operator] of fnArray.entries()) {
    const args = argsArray[index] as unknown[] | null
    if (operator === OPS.save) stack.push({ mode, isWhite })
    else if (operator === OPS.restore) ({ mode, isWhite } = stack.pop() ?? { mode, isWhite })
    else if (operator === OPS.setTextRenderingMode) mode = Number(args?.[0])
    else if (operator === OPS.setFillRGBColor) isWhite = /^#f[c-f]f[c-f]f[c-f]$/i.test(String(args?.[0]))
    else if (operator === OPS.paintImageXObject || operator === OPS.paintInlineImageXObject) images++
    else if (operator === OPS.showText && mode === 3) {
      hidden += ((args?.[0] as unknown[]) ?? []).filter((glyph) => typeof glyph === 'object').length
    }
  }
  return { images, hidden }
}

/** Words that a hyphen at a line's end divides are joined: lower case on both sides. */
function withoutHyphenation(text: string): string {
  return text.replace(/(\p{Ll}{2,})[-\u00AD]\n(\p{Ll}{2,})/gu, '$1$2')
}
