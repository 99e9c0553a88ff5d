import { Document, Header, Packer, Paragraph, Tab, Table, TableCell, TableRow, TextRun } from 'docx'
import { type Persona, wordsOf } from './persona.ts'
import { contactOf, type DateStyle, type HeaderOrder, type Part, partsOf, type SetLine } from './resume-layouts.ts'

/** Ways to arrange a resume in a word processor. */
export const documentLayouts = ['plain', 'contact in header', 'sidebar table'] as const
/** One of them. */
export type DocumentLayout = (typeof documentLayouts)[number]

/** A resume as DOCX. */
export async function asDocx(
  persona: Persona,
  layout: DocumentLayout,
  order: HeaderOrder,
  dates: DateStyle,
): Promise<Uint8Array> {
  const parts = partsOf(persona, order, dates)
  const contact = new Paragraph(
    contactOf(persona)
      .map(({ text }) => text)
      .join(' | '),
  )
  const top = [new Paragraph(persona.name), new Paragraph(persona.label)]
  const body = {
    plain: () => [...top, contact, ...parts.flatMap(paragraphsOf)],
    'contact in header': () => [...top, ...parts.flatMap(paragraphsOf)],
    'sidebar table': () => [...top, sidebarTable(persona, parts)],
  }[layout]()
  const headers = layout === 'contact in header' ? { default: new Header({ children: [contact] }) } : {}
  const document = new Document({ sections: [{ headers, children: body }] })
  return new Uint8Array(await Packer.toBuffer(document))
}

function paragraphsOf({ heading, lines }: Part): Paragraph[] {
  return [new Paragraph({ text: heading, heading: 'Heading1' }), ...lines.map(paragraphOf)]
}

function paragraphOf({ kind, text, aside }: SetLine): Paragraph {
  const runs = [new TextRun({ text, bold: kind === 'strong' })]
  if (aside) runs.push(new TextRun({ children: [new Tab(), aside] }))
  return new Paragraph({ children: runs, ...(kind === 'bullet' ? { bullet: { level: 0 } } : {}) })
}

/** Contact and skills in a cell at the left, the rest in one at the right. */
function sidebarTable(persona: Persona, parts: Part[]): Table {
  const words = wordsOf[persona.language]
  const skills = persona.skills.map((text): SetLine => ({ kind: 'text', text }))
  const left: Part[] = [
    { heading: words.contact, lines: contactOf(persona) },
    { heading: words.skills, lines: skills },
  ]
  const right = parts.filter(({ heading }) => heading !== words.skills)
  const cell = (some: Part[]) => new TableCell({ children: some.flatMap(paragraphsOf) })
  return new Table({ rows: [new TableRow({ children: [cell(left), cell(right)] })] })
}
