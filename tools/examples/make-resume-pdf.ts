import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from 'pdf-lib'

/** Makes `examples/resume.pdf`, the resume of a person who does not exist; the same bytes every time. */

/** A4, in points. */
const paper = { width: 595.28, height: 841.89 }
const margin = 52

type Line =
  | { kind: 'name' | 'contact' | 'heading' | 'detail' | 'text' | 'bullet'; text: string }
  | { kind: 'post'; text: string; dates: string }

const resume: Line[] = [
  { kind: 'name', text: 'Marta Lindqvist' },
  { kind: 'contact', text: 'marta.lindqvist@example.com  |  +31 20 794 0123  |  Utrecht, Netherlands' },
  { kind: 'contact', text: 'linkedin.com/in/marta-lindqvist-example  |  github.com/marta-lindqvist-example' },
  { kind: 'heading', text: 'Summary' },
  {
    kind: 'text',
    text: 'Backend engineer with eight years in payments and logistics. Builds services that stay correct under load, and teams that can carry them on.',
  },
  { kind: 'heading', text: 'Experience' },
  { kind: 'post', text: 'Senior Backend Engineer', dates: 'Mar 2021 - Present' },
  { kind: 'detail', text: 'Brightwater Payments, Amsterdam' },
  {
    kind: 'bullet',
    text: 'Led the move of settlement from nightly batches to TypeScript services on Node.js; payouts now arrive 11 hours earlier.',
  },
  {
    kind: 'bullet',
    text: 'Cut the 99th percentile of checkout calls from 840 ms to 190 ms by redesigning four PostgreSQL indexes and two queries.',
  },
  {
    kind: 'bullet',
    text: 'Introduced Kafka for ledger events; 2.4 million messages a day with no loss in 26 months of audits.',
  },
  { kind: 'bullet', text: 'Mentored three engineers, two of whom now lead teams of their own.' },
  { kind: 'post', text: 'Backend Engineer', dates: 'Jun 2017 - Feb 2021' },
  { kind: 'detail', text: 'Northgate Logistics, Rotterdam' },
  {
    kind: 'bullet',
    text: 'Built the parcel tracking API in Node.js and PostgreSQL that serves 1,200 requests a second at peak.',
  },
  {
    kind: 'bullet',
    text: 'Containerized 14 services with Docker, which shortened releases from two days to 25 minutes.',
  },
  { kind: 'bullet', text: 'Wrote the on-call handbook and reduced night pages by 60 % within a year.' },
  { kind: 'post', text: 'Junior Developer', dates: 'Sep 2015 - May 2017' },
  { kind: 'detail', text: 'Kestrel Software, Leiden' },
  { kind: 'bullet', text: 'Responsible for various features of a warehouse application in Java and PostgreSQL.' },
  { kind: 'heading', text: 'Education' },
  { kind: 'post', text: 'Bachelor of Science in Computer Science', dates: '2012 - 2015' },
  { kind: 'detail', text: 'Leiden University' },
  { kind: 'heading', text: 'Skills' },
  { kind: 'text', text: 'TypeScript, Node.js, PostgreSQL, Kafka, Redis, Docker, Java, GraphQL, Grafana, Git' },
  { kind: 'heading', text: 'Languages' },
  { kind: 'text', text: 'Swedish (native), English (fluent), Dutch (professional)' },
]

/** The PDF's bytes. */
export async function makeResumePdf(): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const day = new Date('2026-01-05T00:00:00Z')
  document.setTitle('Marta Lindqvist - Resume')
  document.setAuthor('Marta Lindqvist')
  document.setCreationDate(day)
  document.setModificationDate(day)
  const regular = await document.embedFont(StandardFonts.Helvetica)
  const bold = await document.embedFont(StandardFonts.HelveticaBold)
  const page = document.addPage([paper.width, paper.height])
  let y = paper.height - margin
  for (const line of resume) y = draw(page, line, y, regular, bold)
  return document.save()
}

/** Draws one line, broken where it is too long. @returns where the next one begins */
function draw(page: PDFPage, line: Line, y: number, regular: PDFFont, bold: PDFFont): number {
  const left = line.kind === 'bullet' ? margin + 12 : margin
  const [size, font, before] = {
    name: [20, bold, 0] as const,
    contact: [9.5, regular, 3] as const,
    heading: [12, bold, 12] as const,
    post: [10.5, bold, 7] as const,
    detail: [10, regular, 2] as const,
    text: [10, regular, 3] as const,
    bullet: [10, regular, 3] as const,
  }[line.kind]
  let baseline = y - before - size
  if (line.kind === 'bullet') page.drawText('•', { x: margin + 2, y: baseline, size, font: regular })
  if (line.kind === 'post') {
    const x = paper.width - margin - regular.widthOfTextAtSize(line.dates, 10)
    page.drawText(line.dates, { x, y: baseline, size: 10, font: regular })
  }
  if (line.kind === 'heading') {
    page.drawLine({
      start: { x: margin, y: baseline - 3 },
      end: { x: paper.width - margin, y: baseline - 3 },
      thickness: 0.6,
      color: rgb(0.4, 0.4, 0.4),
    })
  }
  const rows = broken(line.text, paper.width - margin - left, size, font)
  for (const [index, row] of rows.entries()) {
    if (index > 0) baseline -= size * 1.3
    page.drawText(row, { x: left, y: baseline, size, font })
  }
  return baseline - (line.kind === 'heading' ? 4 : 0)
}

function broken(text: string, width: number, size: number, font: PDFFont): string[] {
  const rows: string[] = []
  for (const word of text.split(' ')) {
    const longer = rows.length > 0 ? `${rows.at(-1)} ${word}` : word
    if (rows.length > 0 && font.widthOfTextAtSize(longer, size) <= width) rows[rows.length - 1] = longer
    else rows.push(word)
  }
  return rows
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(fileURLToPath(new URL('../../examples/resume.pdf', import.meta.url)), await makeResumePdf())
}
