/** A PDF of one line in a font that is not in the file, whose codes are those of a character map with a name. */
export function namedFontPdf(text: string, map: string, collection: string): Uint8Array {
  const codes = [...text].map((letter) => letter.charCodeAt(0).toString(16).padStart(4, '0')).join('')
  const content = `BT /F1 12 Tf 72 700 Td <${codes}> Tj ET`
  const font = `/Type /Font /BaseFont /Sandhill`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    `<< ${font} /Subtype /Type0 /Encoding /${map} /DescendantFonts [6 0 R] >>`,
    `<< ${font} /Subtype /CIDFontType0 /CIDSystemInfo << /Registry (Adobe) /Ordering (${collection}) /Supplement 4 >> /DW 1000 /FontDescriptor 7 0 R >>`,
    '<< /Type /FontDescriptor /FontName /Sandhill /Flags 6 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>',
  ]
  let file = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const place = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return String(place).padStart(10, '0')
  })
  const table = places.map((place) => `${place} 00000 n \n`).join('')
  const end = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF`
  return Buffer.from(file + end, 'latin1')
}
