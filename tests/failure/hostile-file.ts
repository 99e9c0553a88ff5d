import { deflateSync } from 'node:zlib'
import { zipSync } from 'fflate'

const megabyte = 1024 * 1024

/** A DOCX of a few kilobytes that unpacks to 100 MB of zeros. */
export function zipBomb(): Uint8Array<ArrayBuffer> {
  const types = '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>'
  const parts: Record<string, Uint8Array> = { '[Content_Types].xml': Buffer.from(types) }
  for (let part = 0; part < 5; part++) {
    parts[part === 0 ? 'word/document.xml' : `word/document${part}.xml`] = new Uint8Array(20 * megabyte)
  }
  return Uint8Array.from(zipSync(parts, { level: 9 }))
}

/** A PDF whose one page has a content stream that inflates to 200 MB. */
export function inflatingPdf(): Uint8Array<ArrayBuffer> {
  const content = deflateSync(Buffer.alloc(200 * megabyte, '(a) Tj '), { level: 9 })
  return pdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R >>',
    Buffer.concat([
      Buffer.from(`<< /Length ${content.length} /Filter /FlateDecode >>\nstream\n`),
      content,
      Buffer.from('\nendstream'),
    ]),
  ])
}

/** A PDF of 20,000 empty pages. */
export function endlessPdf(): Uint8Array<ArrayBuffer> {
  const pages = 20_000
  return pdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${Array.from({ length: pages }, (_, page) => `${page + 3} 0 R`).join(' ')}] /Count ${pages} >>`,
    ...Array.from({ length: pages }, () => '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>'),
  ])
}

/** A PDF that asks for a password: its key check matches none that is known. */
export function encryptedPdf(): Uint8Array<ArrayBuffer> {
  const key = `<${'5a'.repeat(32)}>`
  return pdf(
    ['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [] /Count 0 >>'],
    `/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O ${key} /U ${key} >> /ID [<${'00'.repeat(16)}> <${'00'.repeat(16)}>]`,
  )
}

/** The beginning of a PNG, whatever its name says. */
export const picture = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...new Uint8Array(1_000)])

/** A file of the PDF format with its cross-reference table (ISO 32000-1, 7.5). */
function pdf(objects: (string | Buffer)[], trailer = ''): Uint8Array<ArrayBuffer> {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')]
  const offsets: number[] = []
  let length = parts[0]?.length ?? 0
  const add = (part: Buffer) => {
    parts.push(part)
    length += part.length
  }
  for (const [index, object] of objects.entries()) {
    offsets.push(length)
    add(Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]))
  }
  const start = length
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  add(Buffer.from(`xref\n0 ${size}\n0000000000 65535 f \n${rows}`))
  add(Buffer.from(`trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`))
  return Uint8Array.from(Buffer.concat(parts))
}
