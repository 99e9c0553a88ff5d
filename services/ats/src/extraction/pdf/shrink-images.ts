/** Images of fewer pixels take hardly any time. */
const fewPixels = 10_000

/** Images that are looked at, and how far their dictionary reaches before and after what tells that they are images, in bytes. */
const most = { images: 2_000, reach: 1_500 }

/** What tells that a dictionary is that of an image, and how far it reaches before the word, in bytes. */
const isImage = /\/Subtype\s*\/Image(?![A-Za-z])/
const longestName = 16

const sides = { width: /\/Width\s+(\d{1,7})(?![\d.]|\s+\d+\s+R)/d, height: /\/Height\s+(\d{1,7})(?![\d.]|\s+\d+\s+R)/d }
const codings = /\/(DCTDecode|JPXDecode|JBIG2Decode)\b/dg
/** The name of a coding that nobody knows: bytes are then taken as they are. */
const unknown = 'NotDecoded'

/**
 * Makes the images of a PDF one pixel in size each. What they show is never read, and to decode it took two fifths of the time
 * that resumes with photographs take. Where they stand does matter: the reader of PDFs leaves out what would take too much memory,
 * and white letters on a picture that is left out would stand on white paper and count as hidden. So the width, the height
 * (ISO 32000-1, 8.9.5), and the name of the coding are written over; no byte changes its place.
 * @param file changed in place
 */
export function shrinkImages(file: Uint8Array): void {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  let looked = 0
  for (let at = bytes.indexOf('/Image'); at >= 0 && looked < most.images; at = bytes.indexOf('/Image', at + 6)) {
    if (!isImage.test(bytes.toString('latin1', Math.max(0, at - longestName), at + 7))) continue
    looked++
    const from = Math.max(0, at - most.reach)
    const around = bytes.toString('latin1', from, at + most.reach)
    const begin = around.lastIndexOf('obj', at - from)
    const end = around.indexOf('stream', at - from)
    if (begin >= 0 && end >= 0) shrink(bytes.subarray(from + begin, from + end))
  }
}

/** Makes one image a pixel in size if it is not small. @param dictionary changed in place */
function shrink(dictionary: Buffer): void {
  const text = dictionary.toString('latin1')
  const [width, height] = [sides.width.exec(text), sides.height.exec(text)]
  if (!width || !height || Number(width[1]) * Number(height[1]) <= fewPixels) return
  const names = [...text.matchAll(codings)]
  for (const found of [width, height]) write(dictionary, found, '1'.padStart(found[1]?.length ?? 0, '0'))
  for (const found of names) write(dictionary, found, unknown.padEnd(11, '_').slice(0, found[1]?.length))
}

/** Writes over the group of a match. */
function write(dictionary: Buffer, { indices }: RegExpExecArray, text: string): void {
  const [begin] = indices?.[1] ?? []
  if (begin !== undefined) dictionary.write(text, begin, 'latin1')
}
