import { SaxesParser } from 'saxes'
import { ExtractionError } from '../extraction.ts'
import { type AnchoredBox, type Box, inReadingOrder, withBoxes } from './boxes.ts'
import { type Fill, fillOf, isUnseen } from './colours.ts'
import { type DocumentStyles, isOff } from './document-styles.ts'
import type { EmbeddedLines } from './embedded-documents.ts'
import { isSetApart, type SetParagraph } from './heading-style.ts'
import type { Prominent } from './lift-name.ts'
import {
  describeShape,
  isAtTop,
  isBackdrop,
  openShape,
  placeShape,
  type Shape,
  shapeElements,
  wholePlace,
} from './shapes.ts'
import { linesOfTable, type TableRow } from './table-lines.ts'
import { usualNames } from './usual-names.ts'

/** What a part of a document holds. */
export interface Part {
  lines: string[]
  /** Relationship ids of its links. */
  linkIds: string[]
  /** Where links lead that stand in fields. */
  targets: string[]
  tables: number
  images: number
  /** Characters that people do not see. */
  hidden: string
  /** Whether a drawing lies behind the text, so that white text may well be seen. */
  hasBackdrop: boolean
  prominent: Prominent[]
  /** Lines of short boxes at the top edge of the first page. */
  atTop: string[]
  /** Short paragraphs that are set apart from the text, in their order. */
  set: SetParagraph[]
}

/** Deepest nesting of elements; real documents stay far below. */
const deepest = 200

/** Elements whose text people do not read: former versions, second copies for older programs, and readings of signs. */
const skipped = new Set(['mc:Fallback', 'w:del', 'w:moveFrom', 'w:rt'])

/** Half points up to which letters are too small to be read. */
const tiny = 4

/**
 * Reads a part of WordprocessingML: paragraphs in order, tables as people read them, text boxes after the paragraph that
 * holds them. Document types, and with them entities of their own, are refused.
 * @param hasBackdrop whether a drawing of another part lies behind the text
 * @param embedded finds the lines of documents within the part
 */
export function readPart(
  bytes: Uint8Array,
  styles: DocumentStyles,
  hasBackdrop = false,
  embedded: EmbeddedLines = () => [],
): Part {
  const reader = new PartReader(styles, hasBackdrop, embedded)
  const parser = new SaxesParser({ xmlns: false })
  parser.on('error', () => {
    throw new ExtractionError('unreadable', 'The DOCX file is damaged.')
  })
  parser.on('doctype', () => {
    throw new ExtractionError(
      'unreadable',
      'The DOCX file contains a document type declaration, which word processors never write.',
    )
  })
  const names = usualNames()
  parser.on('opentag', ({ name, attributes }) => {
    names.note(attributes)
    reader.open(names.element(name), names.attributes(attributes))
  })
  parser.on('text', (text) => reader.text(text))
  parser.on('closetag', ({ name }) => reader.close(names.element(name)))
  parser.write(new TextDecoder('utf-8').decode(bytes)).close()
  return reader.finish()
}

interface Paragraph {
  text: string
  isItem: boolean
  isHeading: boolean
  /** Depth of the item within its list. */
  level: number
  fill: Fill
  boxes: Box[]
  /** Size of its letters, as far as it is not the usual one; half points. */
  size: number
  /** Id of its style; empty for the usual one. */
  style: string
  isBold: boolean
}
interface Table {
  rows: TableRow[]
  isColoured: boolean
}
/** Where lines go, and what lies under them. */
interface Holder {
  lines: string[]
  fill: Fill
}
/** Text in one look. */
interface Run {
  isVanished: boolean
  isBold: boolean
  /** Whether its small letters are shown as capitals; undefined where that is left to its paragraph. */
  areCapitals: boolean | undefined
  language: string
  size: number
  colour: string | undefined
  fill: Fill
}
const plainRun = (language: string): Run => ({
  isVanished: false,
  isBold: false,
  areCapitals: undefined,
  language,
  size: 0,
  colour: undefined,
  fill: undefined,
})

/** A text in capitals as its language has them: Turkish and Azerbaijani tell two letters i apart. */
const inCapitals = (text: string, language: string) =>
  /^(?:tr|az)\b/i.test(language) ? text.toLocaleUpperCase('tr') : text.toUpperCase()

class PartReader {
  readonly #part: Part
  readonly #styles: DocumentStyles
  readonly #embedded: EmbeddedLines
  readonly #path: string[] = []
  /** The part, a cell or a text box, the innermost last. */
  readonly #holders: Holder[] = [{ lines: [], fill: undefined }]
  /** Paragraphs that are open: a text box has paragraphs within a paragraph. */
  readonly #paragraphs: Paragraph[] = []
  readonly #tables: Table[] = []
  readonly #shapes: Shape[] = []
  readonly #boxes: AnchoredBox[] = []
  #run: Run
  #skipping = 0
  #isBelowFirstPage = false

  constructor(styles: DocumentStyles, hasBackdrop: boolean, embedded: EmbeddedLines) {
    this.#styles = styles
    this.#run = plainRun(styles.language)
    this.#embedded = embedded
    this.#part = {
      lines: [],
      linkIds: [],
      targets: [],
      tables: 0,
      images: 0,
      hidden: '',
      hasBackdrop,
      prominent: [],
      atTop: [],
      set: [],
    }
  }

  open(name: string, attributes: Record<string, string>): void {
    const path = this.#path
    if (path.length >= deepest) throw new ExtractionError('unreadable', 'The DOCX file is nested too deeply.')
    if (this.#skipping > 0 || skipped.has(name)) this.#skipping++
    else if (shapeElements.has(name)) this.#shapes.push(openShape(name, attributes))
    else this.#openElement(name, attributes, path.at(-1) ?? '')
    const shape = this.#shapes.at(-1)
    if (shape && this.#skipping === 0) describeShape(shape, name, attributes, path)
    path.push(name)
  }

  #openElement(name: string, attributes: Record<string, string>, parent: string): void {
    const value = attributes['w:val'] ?? ''
    const part = this.#part
    const paragraph = this.#paragraphs.at(-1)
    const table = this.#tables.at(-1)
    if (name === 'w:p') {
      this.#paragraphs.push({
        text: '',
        isItem: false,
        isHeading: false,
        level: 0,
        fill: undefined,
        boxes: [],
        size: 0,
        style: '',
        isBold: true,
      })
    } else if (name === 'w:r') this.#run = plainRun(this.#styles.language)
    else if (name === 'w:tab') this.#add(parent === 'w:tabs' ? '' : '\t')
    else if (name === 'w:ptab') this.#add('\t')
    else if (name === 'w:br' || name === 'w:cr') {
      this.#add('\n')
      this.#isBelowFirstPage ||= attributes['w:type'] === 'page'
    } else if (name === 'w:lastRenderedPageBreak') this.#isBelowFirstPage = true
    else if (name === 'w:noBreakHyphen') this.#add('-')
    else if (name === 'w:tbl') {
      part.tables++
      this.#tables.push({ rows: [], isColoured: false })
    } else if (name === 'w:tr') table?.rows.push([])
    else if (name === 'w:tc') this.#holders.push({ lines: [], fill: undefined })
    else if (name === 'w:txbxContent') this.#holders.push({ lines: [], fill: this.#shapes.at(-1)?.fill })
    else if (name === 'a:blip' || name === 'v:imagedata') part.images++
    else if (name === 'w:hyperlink' && attributes['r:id']) part.linkIds.push(attributes['r:id'])
    else if (name === 'w:altChunk') this.#holders.at(-1)?.lines.push(...this.#embedded(attributes['r:id'] ?? ''))
    else if (name === 'dgm:relIds') this.#addDiagram(paragraph, attributes['r:dm'] ?? '')
    else if (name === 'w:shd') this.#shade(parent, fillOf(attributes['w:fill']))
    else if (parent === 'w:rPr') this.#describeRun(name, value)
    else if (name === 'w:tblStyle' && table) table.isColoured = this.#styles.colouring.has(value)
    else if (paragraph) this.#describeParagraph(paragraph, name, value)
  }

  #addDiagram(paragraph: Paragraph | undefined, id: string): void {
    const shape = this.#shapes.at(-1)
    paragraph?.boxes.push({ lines: this.#embedded(id), place: shape && wholePlace(shape) })
  }

  #describeParagraph(paragraph: Paragraph, name: string, value: string): void {
    if (name === 'w:pStyle') {
      paragraph.isHeading = this.#styles.headings.has(value)
      paragraph.isItem = this.#styles.items.has(value)
      paragraph.size = this.#styles.sizes.get(value) ?? 0
      paragraph.style = value
    } else if (name === 'w:numId') paragraph.isItem = value !== '0'
    else if (name === 'w:ilvl') paragraph.level = Number(value)
  }

  #describeRun(name: string, value: string): void {
    const run = this.#run
    if (name === 'w:vanish') run.isVanished = !isOff(value)
    else if (name === 'w:b') run.isBold = !isOff(value)
    else if (name === 'w:caps') run.areCapitals = !isOff(value)
    else if (name === 'w:rStyle' && this.#styles.capitals.has(value)) run.areCapitals ??= true
    else if (name === 'w:lang' && value !== '') run.language = value
    else if (name === 'w:sz') run.size = Number(value)
    else if (name === 'w:color') run.colour = value
    else if (name === 'w:highlight') run.fill = fillOf(value)
  }

  /** Notes the colour that lies under a cell, a paragraph or a run. */
  #shade(parent: string, fill: Fill): void {
    const target = { 'w:tcPr': this.#holders.at(-1), 'w:pPr': this.#paragraphs.at(-1), 'w:rPr': this.#run }[parent]
    if (target) target.fill = fill
  }

  /** What lies under the text that is read now. */
  #under(): Fill {
    const fill = this.#run.fill ?? this.#paragraphs.at(-1)?.fill
    const held = this.#holders.findLast((holder) => holder.fill !== undefined)?.fill
    const isColoured = this.#part.hasBackdrop || this.#tables.some((table) => table.isColoured)
    return fill ?? held ?? (isColoured ? 'dark' : undefined)
  }

  #add(text: string, size = 0): void {
    const paragraph = this.#paragraphs.at(-1)
    if (!paragraph) return
    paragraph.text += text
    paragraph.size = Math.max(paragraph.size, size)
  }

  text(text: string): void {
    if (this.#skipping > 0) return
    const inside = this.#path.at(-1)
    const shape = this.#shapes.at(-1)
    if (shape) placeShape(shape, text, this.#path)
    if (inside === 'w:instrText') {
      const target = /\bHYPERLINK\s+"([^"\s]{1,1000})"/.exec(text)?.[1]
      if (target) this.#part.targets.push(target)
    }
    if (inside !== 'w:t') return
    const { isVanished, isBold, size, colour } = this.#run
    const isTiny = size > 0 && size <= tiny
    if (isVanished || isTiny || isUnseen(colour, this.#under())) this.#part.hidden += text
    else {
      const paragraph = this.#paragraphs.at(-1)
      const areCapitals = this.#run.areCapitals ?? this.#styles.capitals.has(paragraph?.style ?? '')
      this.#add(areCapitals ? inCapitals(text, this.#run.language) : text, size)
      if (paragraph && !isBold && text.trim() !== '') paragraph.isBold = false
    }
  }

  close(name: string): void {
    this.#path.pop()
    if (this.#skipping > 0) this.#skipping--
    else if (name === 'w:p') this.#closeParagraph()
    else if (name === 'w:tc') {
      const lines = this.#holders.pop()?.lines
      if (lines) this.#tables.at(-1)?.rows.at(-1)?.push(lines)
    } else if (name === 'w:tbl') this.#hold(linesOfTable(this.#tables.pop()?.rows ?? []))
    else if (name === 'w:txbxContent') {
      const lines = this.#holders.pop()?.lines ?? []
      const shape = this.#shapes.at(-1)
      this.#paragraphs.at(-1)?.boxes.push({ lines, place: shape && wholePlace(shape) })
      if (shape && isAtTop(shape) && !this.#isBelowFirstPage) this.#part.atTop.push(...lines)
    } else if (shapeElements.has(name)) {
      const shape = this.#shapes.pop()
      if (shape && isBackdrop(shape)) this.#part.hasBackdrop = true
    }
  }

  #closeParagraph(): void {
    const paragraph = this.#paragraphs.pop()
    const holder = this.#holders.at(-1)
    if (!paragraph || !holder) return
    const text = paragraph.text.replace(/[ \t]+$/gm, '')
    if (text.trim() !== '' && paragraph.size > 0) this.#part.prominent.push({ text, size: paragraph.size })
    if (isSetApart(paragraph)) this.#part.set.push({ ...paragraph, text: text.trim() })
    const isItem = paragraph.isItem && !paragraph.isHeading && text.trim() !== ''
    const own = isItem ? `${paragraph.level > 0 ? '◦' : '•'} ${text.trim()}` : text
    this.#hold(own.split('\n'))
    const boxes = inReadingOrder(paragraph.boxes).flatMap(({ lines }) => lines)
    if (boxes.length === 0) return
    if (this.#holders.length === 1) this.#boxes.push({ at: holder.lines.length, lines: boxes })
    else this.#hold(boxes)
  }

  /** Adds lines one by one: a call cannot take as many as a file can have. */
  #hold(lines: string[]): void {
    for (const line of lines) this.#holders.at(-1)?.lines.push(line)
  }

  finish(): Part {
    return { ...this.#part, lines: withBoxes(this.#holders[0]?.lines ?? [], this.#boxes) }
  }
}
