import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from 'pdf-lib'
import { type Persona, wordsOf } from './persona.ts'
import {
  contactOf,
  type DateStyle,
  type HeaderOrder,
  type Part,
  partsOf,
  type SetLine,
  span,
} from './resume-layouts.ts'

/** Ways to arrange a resume on a page. */
export const pageLayouts = [
  'single',
  'centred',
  'left sidebar',
  'right sidebar',
  'heading rail',
  'spaced headings',
  'three columns',
  'dates in the margin',
  'cards',
] as const
export type PageLayout = (typeof pageLayouts)[number]

const page = { width: 595, height: 842, margin: 48 }
const body = 10

/** A column of text that is being set, from the top. */
interface Column {
  x: number
  width: number
  y: number
}

/** What a resume is set with. */
interface Setting {
  document: PDFDocument
  page: PDFPage
  regular: PDFFont
  bold: PDFFont
}

/** A resume of one page as PDF. The standard fonts have the letters of Western Europe only. */
export async function asPdf(
  persona: Persona,
  layout: PageLayout,
  order: HeaderOrder,
  dates: DateStyle,
): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const setting: Setting = {
    document,
    page: document.addPage([page.width, page.height]),
    regular: await document.embedFont(StandardFonts.Helvetica),
    bold: await document.embedFont(StandardFonts.HelveticaBold),
  }
  const parts = partsOf(persona, order, dates)
  const full: Column = { x: page.margin, width: page.width - 2 * page.margin, y: 70 }
  if (layout === 'left sidebar' || layout === 'right sidebar')
    setSidebar(setting, persona, parts, layout === 'left sidebar')
  else if (layout === 'three columns') setThreeColumns(setting, persona, parts)
  else {
    setName(setting, persona, full, layout === 'centred')
    const contact = contactOf(persona).map(({ text }) => text)
    setText(setting, full, contact.join('  |  '), setting.regular, body, layout === 'centred')
    full.y += 14
    for (const part of parts) {
      const isWork = part.heading === wordsOf[persona.language].experience
      if (layout === 'heading rail') setRail(setting, full, part)
      else if (isWork && layout === 'dates in the margin') setDatedRoles(setting, persona, full, part.heading, dates)
      else if (isWork && layout === 'cards') setCards(setting, full, part)
      else setPart(setting, full, part, layout === 'spaced headings' ? 3 : 0)
    }
  }
  return document.save()
}

/** Contact and skills in a narrow column, the rest in a wide one. */
function setSidebar(setting: Setting, persona: Persona, parts: Part[], isLeft: boolean): void {
  const narrow: Column = { x: isLeft ? page.margin : 410, width: 140, y: 70 }
  const wide: Column = { x: isLeft ? 215 : page.margin, width: 335, y: 70 }
  const words = wordsOf[persona.language]
  setName(setting, persona, wide, false)
  setPart(setting, narrow, { heading: words.contact, lines: contactOf(persona) }, 0)
  for (const part of parts) {
    if (part.heading === words.skills) {
      const lines = persona.skills.map((text): SetLine => ({ kind: 'text', text }))
      setPart(setting, narrow, { ...part, lines }, 0)
    } else setPart(setting, wide, part, 0)
  }
}

/** Contact and skills, work, and education side by side. */
function setThreeColumns(setting: Setting, persona: Persona, parts: Part[]): void {
  const words = wordsOf[persona.language]
  const top: Column = { x: page.margin, width: page.width - 2 * page.margin, y: 60 }
  setName(setting, persona, top, true)
  const column = (x: number, width: number): Column => ({ x, width, y: top.y + 10 })
  const [left, middle, right] = [column(25, 145), column(185, 200), column(400, 175)]
  setPart(setting, left, { heading: words.contact, lines: contactOf(persona) }, 0)
  const skills = persona.skills.map((text): SetLine => ({ kind: 'text', text }))
  setPart(setting, left, { heading: words.skills, lines: skills }, 0)
  const courses = persona.education.flatMap(({ school, credential, end }): SetLine[] => [
    { kind: 'strong', text: credential },
    { kind: 'text', text: school },
    { kind: 'text', text: String(end) },
    { kind: 'gap', text: '' },
  ])
  for (const part of parts) {
    if (part.heading === words.education) setPart(setting, right, { ...part, lines: courses }, 0)
    else if (part.heading !== words.skills) setPart(setting, middle, part, 0)
  }
}

/** Roles with their dates in a margin at the left. */
function setDatedRoles(setting: Setting, persona: Persona, column: Column, heading: string, dates: DateStyle): void {
  setPart(setting, column, { heading, lines: [] }, 0)
  for (const { title, employer, start, end, work } of persona.roles) {
    const beside: Column = { x: column.x + 120, width: column.width - 120, y: column.y }
    const margin: Column = { x: column.x, width: 105, y: column.y }
    setText(setting, margin, span(persona.language, start, end, dates), setting.regular, body, false)
    const lines = work.map((text): SetLine => ({ kind: 'bullet', text }))
    for (const line of [{ kind: 'strong', text: title }, { kind: 'text', text: employer }, ...lines] as SetLine[])
      setLine(setting, beside, line)
    column.y = Math.max(beside.y, margin.y) + 8
  }
}

/** Roles in two columns of cards, read row by row or column by column. */
function setCards(setting: Setting, column: Column, part: Part): void {
  setPart(setting, column, { ...part, lines: [] }, 0)
  const roles: SetLine[][] = [[]]
  for (const line of part.lines) {
    /** A gap behind the work ends a card; one in the header of a role stays in it. */
    if (line.kind === 'gap' && roles.at(-1)?.at(-1)?.kind === 'bullet') roles.push([])
    else roles.at(-1)?.push(line)
  }
  const width = column.width / 2 - 15
  for (let at = 0; at < roles.length; at += 2) {
    const cards = [0, 1].map((side): Column => ({ x: column.x + side * (width + 30), width, y: column.y }))
    for (const [side, card] of cards.entries()) {
      for (const line of roles[at + side] ?? []) setLine(setting, card, line)
    }
    column.y = Math.max(...cards.map(({ y }) => y)) + 12
  }
}

function setName(setting: Setting, { name, label }: Persona, column: Column, isCentred: boolean): void {
  setText(setting, column, name, setting.bold, 22, isCentred)
  column.y += 8
  setText(setting, column, label, setting.regular, 12, isCentred)
}

function setPart(setting: Setting, column: Column, part: Part, spacing: number): void {
  column.y += 10
  if (spacing > 0) setSpaced(setting, column, part.heading.toUpperCase(), spacing)
  else setText(setting, column, part.heading, setting.bold, 13, false)
  column.y += 4
  for (const line of part.lines) setLine(setting, column, line)
}

/** A heading at the left, and the section beside it. */
function setRail(setting: Setting, column: Column, part: Part): void {
  column.y += 10
  const beside: Column = { x: column.x + 140, width: column.width - 140, y: column.y }
  setText(setting, { ...column, width: 130 }, part.heading, setting.bold, body, false)
  for (const line of part.lines) setLine(setting, beside, line)
  column.y = beside.y + 14
}

function setLine(setting: Setting, column: Column, { kind, text, aside }: SetLine): void {
  if (kind === 'gap') {
    column.y += 7
    return
  }
  const font = kind === 'strong' ? setting.bold : setting.regular
  if (aside) {
    const width = setting.regular.widthOfTextAtSize(aside, body)
    setting.page.drawText(aside, {
      x: column.x + column.width - width,
      y: page.height - column.y,
      size: body,
      font: setting.regular,
    })
  }
  const inset = kind === 'bullet' ? 12 : 0
  if (kind === 'bullet') setting.page.drawText('•', { x: column.x, y: page.height - column.y, size: body, font })
  const reserved = aside ? setting.regular.widthOfTextAtSize(aside, body) + 12 : 0
  const inner: Column = { x: column.x + inset, width: column.width - inset - reserved, y: column.y }
  setText(setting, inner, text, font, body, false)
  column.y = inner.y
}

/** Text that wraps where the column ends. */
function setText(
  setting: Setting,
  column: Column,
  text: string,
  font: PDFFont,
  size: number,
  isCentred: boolean,
): void {
  let line = ''
  const flush = () => {
    const x = isCentred ? column.x + (column.width - font.widthOfTextAtSize(line, size)) / 2 : column.x
    setting.page.drawText(line, { x, y: page.height - column.y, size, font, color: rgb(0.1, 0.1, 0.1) })
    column.y += size * 1.35
  }
  for (const word of text.split(/ +/)) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && font.widthOfTextAtSize(longer, size) > column.width) {
      flush()
      line = word
    } else line = longer
  }
  flush()
}

/** Letters that stand apart, as many designs set headings. */
function setSpaced(setting: Setting, column: Column, text: string, spacing: number): void {
  let x = column.x
  for (const letter of text) {
    if (letter !== ' ') setting.page.drawText(letter, { x, y: page.height - column.y, size: 12, font: setting.bold })
    x += setting.bold.widthOfTextAtSize(letter, 12) + spacing
  }
  column.y += 16
}
