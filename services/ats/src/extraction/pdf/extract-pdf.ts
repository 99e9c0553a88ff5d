import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { type ExtractedText, mostHiddenCharacters } from '../../domain/extracted-text.ts'
import { whileRemembering } from '../../domain/vocabulary/memoize.ts'
import { ExtractionError, finishExtraction, maxTextLength } from '../extraction.ts'
import { countTelling } from '../hidden-text.ts'
import { actualTexts, actualTextsOf } from './actual-text.ts'
import { characterMaps } from './character-maps.ts'
import type { FontFacts, PageMarks } from './marks.ts'
import { toMatrix } from './matrix.ts'
import { readMarks } from './page-marks.ts'
import { readSheet, readSheets, type Sheet } from './sheets.ts'
import { shrinkImages } from './shrink-images.ts'
import { codesNamedAsWritten } from './unnamed-hyphens.ts'

/** Maximum number of pages of a resume that is read. */
const maxPages = 50
/** Number of characters behind which no page is read: more than a text has, as repeated headers and blanks are left out of it. */
const mostRead = 1.1 * maxTextLength

/** Whether bytes are a PDF: the mark stands within the first kilobyte (ISO 32000-1, implementation note 13). */
export function isPdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-')
}

/** The extraction of a PDF: lines in reading order, and links that stand only behind the text. */
export async function extractPdf(bytes: Uint8Array): Promise<ExtractedText> {
  const data = new Uint8Array(bytes)
  shrinkImages(data)
  const task = getDocument({
    data,
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    stopAtErrors: false,
    verbosity: 0,
    maxImageSize: 4_000_000,
    cMapUrl: characterMaps,
    /** For the names of fonts. */
    fontExtraProperties: true,
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
    const actual = actualTexts(bytes)
    const named = codesNamedAsWritten(bytes)
    const sheets: Sheet[] = []
    const links: string[] = []
    let length = 0
    let read = 0
    const hidden: string[] = []
    while (read < document.numPages && length <= mostRead) {
      const page = await document.getPage(++read)
      const marks = await marksOf(page, actual, named)
      const sheet = readSheet(marks)
      sheets.push(sheet)
      layout.letterSpacedLines += sheet.pieces.filter(({ isSpaced }) => isSpaced).length
      layout.images += marks.images
      if (sheet.hidden !== '') hidden.push(sheet.hidden)
      length += sheet.pieces.reduce((sum, { text }) => sum + text.length, 0)
      links.push(...(await linksOf(page)))
      page.cleanup()
    }
    const { lines, columns } = whileRemembering(() => readSheets(sheets))
    layout.columns = Math.max(layout.columns, columns)
    const text = lines.join('\n')
    layout.hiddenTextCharacters = hidden.length > 0 ? countTelling(hidden, text) : 0
    const figures = text.replace(/\D/g, '')
    const missing = [...new Set(links)].filter((link) => link !== '' && !says(text, figures, link))
    layout.unmappableFonts = /[\uE000-\uF8FF\uFFFD]{8,}/u.test(text) ? 1 : 0
    return finishExtraction(
      {
        text: [text, ...missing.slice(0, 20)].join('\n'),
        mimeType: 'application/pdf',
        pages: document.numPages,
        warnings: [
          ...(layout.columns > 1 ? ['The text is in columns, which many parsers mix up.'] : []),
          ...(layout.images > 0 ? ['Text in images is not read.'] : []),
          ...(layout.hiddenTextCharacters > mostHiddenCharacters
            ? ['The file contains text that people cannot see.']
            : []),
          ...(layout.unmappableFonts > 0 ? ['The text of some fonts cannot be read.'] : []),
        ],
        layout,
        isCut: read < document.numPages,
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
async function marksOf(
  page: PDFPageProxy,
  actual: ReturnType<typeof actualTexts>,
  named: Set<number> | undefined,
): Promise<PageMarks> {
  const operators = await page.getOperatorList()
  const { width, height, transform } = page.getViewport({ scale: 1 })
  const known = new Map<string, FontFacts>()
  const factsOf = (font: string) => {
    const facts = known.get(font) ?? readFont(page, font, named)
    known.set(font, facts)
    return facts
  }
  return readMarks(operators, factsOf, toMatrix(transform), { width, height }, actualTextsOf(operators, actual))
}

/** Fonts of pictures by their usual names: Font Awesome, Academicons, Material Icons, MarVoSym, Wingdings. */
const iconFonts =
  /awesome|fontawe|icons?(?![a-z])|icomoon|ionicon|glyphicon|marvosym|wingdings|webdings|fontello|entypo|feather|typicons/i

interface LoadedFont {
  fontMatrix?: number[]
  name?: string
  isType3Font?: boolean
  composite?: boolean
}

function readFont(page: PDFPageProxy, id: string, named: Set<number> | undefined): FontFacts {
  const font = page.commonObjs.has(id) ? (page.commonObjs.get(id) as LoadedFont | null) : null
  return {
    scale: Math.abs(font?.fontMatrix?.[0] ?? 0.001) || 0.001,
    isIcons: iconFonts.test(font?.name ?? ''),
    isDrawn: font?.isType3Font === true,
    named: font?.composite ? named : undefined,
  }
}

async function linksOf(page: PDFPageProxy): Promise<string[]> {
  const annotations = await page.getAnnotations()
  return annotations.flatMap(({ url }: { url?: string }) => (url === undefined ? [] : [addressOf(url)]))
}

/** What a link leads to as a person would write it: an address without `mailto:` and subject (RFC 6068), a number without `tel:`. */
function addressOf(url: string): string {
  const [, scheme = '', address = ''] = /^(mailto|tel):\s*([^?;]*)/i.exec(url) ?? []
  if (scheme === '') return url
  try {
    return decodeURIComponent(address).trim()
  } catch {
    return address
  }
}

/** Whether a text says where a link leads; of a phone number, its last figures do: its country may be said in the link alone. */
function says(text: string, figures: string, link: string): boolean {
  if (/^[+(\d][\d\s().-]{6,}$/.test(link)) return figures.includes(link.replace(/\D/g, '').slice(-7))
  return text.includes(link.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, ''))
}
