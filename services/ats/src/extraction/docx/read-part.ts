import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { ExtractionError } from '../extraction.ts'

/** What a part of a document holds. */
export interface Part {
  lines: string[]
  /** Relationship ids of its links. */
  linkIds: string[]
  tables: number
  images: number
  /** Characters that people do not see. */
  hidden: number
}

/** Deepest nesting of elements; real documents stay far below. */
const deepest = 200

/** Elements whose text people do not read: former versions, and second copies for older programs. */
const skipped = new Set(['mc:Fallback', 'w:del', 'w:moveFrom', 'w:instrText'])

/**
 * Reads a part of WordprocessingML: paragraphs in order, cells one after another, text boxes after the paragraph that
 * holds them. Document types, and with them entities of their own, are refused.
 */
export function readPart(bytes: Uint8Array): Part {
  const part: Part = { lines: [], linkIds: [], tables: 0, images: 0, hidden: 0 }
  /** Paragraphs that are open: a text box has paragraphs within a paragraph. */
  const open: { text: string; isItem: boolean }[] = []
  const nested: string[][] = []
  let depth = 0
  let skipping = 0
  let inText = false
  let isHidden = false

  const parser = new SaxesParser({ xmlns: false })
  parser.on('error', () => {
    throw new ExtractionError('unreadable', 'The DOCX file is damaged.')
  })
  parser.on('doctype', () => {
    throw new ExtractionError('unreadable', 'The DOCX file declares a document type, which no word processor writes.')
  })
  parser.on('opentag', ({ name, attributes }: SaxesTagPlain) => {
    depth++
    if (depth > deepest) throw new ExtractionError('unreadable', 'The DOCX file is nested too deeply.')
    if (skipping > 0 || skipped.has(name)) {
      skipping++
      return
    }
    const paragraph = open.at(-1)
    if (name === 'w:p') {
      open.push({ text: '', isItem: false })
      nested.push([])
    } else if (name === 'w:r') isHidden = false
    else if (name === 'w:t') inText = true
    else if (name === 'w:tab' && paragraph) paragraph.text += '\t'
    else if ((name === 'w:br' || name === 'w:cr') && paragraph) paragraph.text += '\n'
    else if (name === 'w:noBreakHyphen' && paragraph) paragraph.text += '-'
    else if (name === 'w:numPr' && paragraph) paragraph.isItem = true
    else if (name === 'w:vanish') isHidden = attributes['w:val'] !== '0' && attributes['w:val'] !== 'false'
    else if (name === 'w:color' && /^fffff[0-9a-f]$/i.test(attributes['w:val'] ?? '')) isHidden = true
    else if (name === 'w:tbl') part.tables++
    else if (name === 'a:blip' || name === 'v:imagedata') part.images++
    else if (name === 'w:hyperlink' && attributes['r:id']) part.linkIds.push(attributes['r:id'])
  })
  parser.on('text', (text) => {
    if (!inText || skipping > 0) return
    if (isHidden) part.hidden += text.trim().length
    const paragraph = open.at(-1)
    if (paragraph && !isHidden) paragraph.text += text
  })
  parser.on('closetag', ({ name }) => {
    depth--
    if (skipping > 0) {
      skipping--
      return
    }
    if (name === 'w:t') inText = false
    if (name !== 'w:p') return
    const paragraph = open.pop()
    const boxes = nested.pop() ?? []
    const text = paragraph?.text.replace(/[ \t]+$/gm, '') ?? ''
    const own = paragraph?.isItem && text.trim() !== '' ? `• ${text.trim()}` : text
    const target = nested.at(-1) ?? part.lines
    target.push(...own.split('\n'), ...boxes)
  })
  parser.write(new TextDecoder('utf-8').decode(bytes)).close()
  return part
}
