import { deflateRawSync, deflateSync } from 'node:zlib'
import { zipSync } from 'fflate'
import { PDFDocument } from 'pdf-lib'

const text = new TextEncoder()
const megabyte = 1024 * 1024

/** A PDF file of the given objects, numbered from 1, of which the first is the catalog. */
function pdfOf(objects: (string | Buffer)[], trailer = ''): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')]
  const offsets: number[] = []
  let length = parts[0]?.length ?? 0
  const add = (part: string | Buffer) => {
    const bytes = Buffer.from(part)
    parts.push(bytes)
    length += bytes.length
  }
  for (const [index, object] of objects.entries()) {
    offsets.push(length)
    add(`${index + 1} 0 obj\n`)
    add(object)
    add('\nendobj\n')
  }
  const table = length
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  add(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`)
  add(`trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${table}\n%%EOF\n`)
  return Buffer.concat(parts)
}

const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'

/** A PDF of which the one page unpacks to `size` megabytes of drawing operators. */
export function inflatingPdf(size: number): Buffer {
  const operators = Buffer.from(
    'BT /F1 12 Tf 72 720 Td (All work and no play) Tj ET\n'.repeat(Math.ceil(megabyte / 52)),
  )
  const content = deflateSync(Buffer.concat(Array.from({ length: size }, () => operators)))
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    Buffer.concat([
      Buffer.from(`<< /Length ${content.length} /Filter /FlateDecode >>\nstream\n`),
      content,
      Buffer.from('\nendstream'),
    ]),
    font,
  ])
}

/** A PDF of as many pages as a resume may have, each full of text: a long file, but no hostile one. */
export function fullPdf(pages: number): Buffer {
  const kids = Array.from({ length: pages }, (_, index) => `${2 * index + 4} 0 R`).join(' ')
  const contentOf = (number: number) => {
    const said = (line: number) => `Welded bridge ${number * 100 + line} of the northern railway and its ${line} towns`
    const lines = Array.from({ length: 60 }, (_, line) => `1 0 0 1 40 ${740 - 12 * line} Tm (${said(line)}) Tj`)
    const content = `BT /F1 9 Tf ${lines.join('\n')} ET`
    return `<< /Length ${content.length} >>\nstream\n${content}\nendstream`
  }
  const pageOf = (number: number) =>
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${2 * number + 5} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`,
    font,
    ...Array.from({ length: pages }, (_, number) => [pageOf(number), contentOf(number)]).flat(),
  ])
}

/** A DOCX of many paragraphs. */
export function fullDocx(paragraphs: number): Buffer {
  const paragraph = '<w:p><w:r><w:t>Welded one more bridge of the northern railway and its towns</w:t></w:r></w:p>'
  const xml = `<w:document><w:body>${paragraph.repeat(paragraphs)}</w:body></w:document>`
  return Buffer.from(zipSync({ 'word/document.xml': [text.encode(xml), { level: 0 }] }))
}

/** A PDF of many empty pages. */
export function manyPagesPdf(pages: number): Buffer {
  const kids = Array.from({ length: pages }, (_, index) => `${index + 3} 0 R`).join(' ')
  const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>'
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`,
    ...Array.from({ length: pages }, () => page),
  ])
}

/** A PDF that only opens with a password. */
export function encryptedPdf(): Buffer {
  const key = 'ab'.repeat(32)
  return pdfOf(
    [
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [] /Count 0 >>',
      `<< /Filter /Standard /V 1 /R 2 /P -4 /O <${key}> /U <${key}> >>`,
    ],
    '/Encrypt 3 0 R /ID [<00112233445566778899aabbccddeeff> <00112233445566778899aabbccddeeff>]',
  )
}

/** A PDF that ends in the middle of the stream that holds its page. */
export async function truncatedPdf(): Promise<Buffer> {
  const whole = await imageOnlyPdf()
  return whole.subarray(0, Math.floor(whole.length / 3))
}

/** A PDF that shows a picture and no text, as a scanner makes it. */
export async function imageOnlyPdf(): Promise<Buffer> {
  const document = await PDFDocument.create()
  const image = await document.embedPng(smallPng)
  document.addPage([612, 792]).drawImage(image, { x: 0, y: 0, width: 612, height: 792 })
  return Buffer.from(await document.save())
}

/** A picture of one point. */
export const smallPng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** The first bytes of a Word document from before 2007. */
export const oldWordDocument = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(4096)])

/** A DOCX of which the document unpacks to `size` megabytes. */
export function zipBomb(size: number): Buffer {
  return Buffer.from(zipSync({ 'word/document.xml': new Uint8Array(size * megabyte).fill(32) }, { level: 6 }))
}

/** A DOCX whose directory says that its document is small, while it unpacks to `size` megabytes. */
export function lyingZipBomb(size: number): Buffer {
  const name = Buffer.from('word/document.xml')
  const packed = deflateRawSync(Buffer.alloc(size * megabyte, 32))
  const fields = Buffer.alloc(26)
  fields.writeUInt16LE(20, 0)
  fields.writeUInt16LE(8, 4)
  fields.writeUInt32LE(packed.length, 14)
  fields.writeUInt32LE(1000, 18)
  fields.writeUInt16LE(name.length, 22)
  const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), fields, name, packed])
  const directory = Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), fields, Buffer.alloc(14), name])
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(local.length, 16)
  return Buffer.concat([local, directory, end])
}

/** A DOCX that nests elements deeper than any program writes. */
export function deepDocx(depth: number): Buffer {
  const xml = `<w:document>${'<w:p>'.repeat(depth)}${'</w:p>'.repeat(depth)}</w:document>`
  return Buffer.from(zipSync({ 'word/document.xml': text.encode(xml) }))
}

/** A DOCX that declares entities which grow when they are resolved. */
export function entityDocx(): Buffer {
  const xml = '<!DOCTYPE d [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><w:document>&b;</w:document>'
  return Buffer.from(zipSync({ 'word/document.xml': text.encode(xml) }))
}
