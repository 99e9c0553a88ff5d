import { crc32, deflateSync } from 'node:zlib'

/** A chunk of a PNG (ISO/IEC 15948, 5.3). */
function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

/** A PNG that says it has so many pixels, with any data. */
export function pngOf(width: number, height: number, data: Buffer): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))])
}

/** A PNG of about 1 KB that says it has so many pixels. */
export function hugePng(width: number, height: number): Buffer {
  return pngOf(width, height, deflateSync(Buffer.alloc(900_000)))
}

/** A JPEG with segments right behind its beginning. @param marker of the segments; that of comments by default */
export function jpegWithComment(jpeg: Buffer, text: Buffer, marker = 0xfe, times = 1): Buffer {
  const length = Buffer.alloc(2)
  length.writeUInt16BE(text.length + 2)
  const segment = Buffer.concat([Buffer.from([0xff, marker]), length, text])
  return Buffer.concat([jpeg.subarray(0, 2), ...Array<Buffer>(times).fill(segment), jpeg.subarray(2)])
}

/** A PNG with chunks right behind its header: a type and data each. */
export function pngWithChunks(png: Buffer, ...chunks: [type: string, data: Buffer][]): Buffer {
  const headerEnd = 33
  const added = chunks.map(([type, data]) => chunk(type, data))
  return Buffer.concat([png.subarray(0, headerEnd), ...added, png.subarray(headerEnd)])
}

/** A PNG that says it is an animation of so many frames, and repeats a file's data for each. */
export function animatedPng(png: Buffer, frames: number): Buffer {
  const number = (value: number) => {
    const bytes = Buffer.alloc(4)
    bytes.writeUInt32BE(value)
    return bytes
  }
  const control = Buffer.concat([...[0, png.readUInt32BE(16), png.readUInt32BE(20), 0, 0].map(number), Buffer.alloc(6)])
  const data = png.subarray(png.indexOf('IDAT') + 4, png.indexOf('IEND') - 8)
  const more = Array.from({ length: frames - 1 }, (_, nth) => [
    chunk('fcTL', Buffer.concat([number(2 * nth + 1), control.subarray(4)])),
    chunk('fdAT', Buffer.concat([number(2 * nth + 2), data])),
  ])
  const begun = pngWithChunks(png, ['acTL', Buffer.concat([number(frames), number(0)])], ['fcTL', control])
  const end = begun.length - 12
  return Buffer.concat([begun.subarray(0, end), ...more.flat(), begun.subarray(end)])
}

/** A progressive JPEG whose last scan is repeated: each repetition makes a decoder go over the whole image again. */
export function jpegOfManyScans(progressive: Buffer, scans: number): Buffer {
  const [last, end] = [progressive.lastIndexOf(Buffer.from([0xff, 0xda])), progressive.length - 2]
  const scan = progressive.subarray(last, end)
  return Buffer.concat([progressive.subarray(0, end), ...Array<Buffer>(scans).fill(scan), progressive.subarray(end)])
}

/** The head of a file of the family of AVIF and HEIF (ISO/IEC 14496-12, 4.3), and nothing that decodes behind it. */
export function heifLike(brand: string): Buffer {
  const box = Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0mif1${brand}`, 'latin1')
  return Buffer.concat([box, Buffer.alloc(2_000, 'mdat')])
}

/** Bytes that a WebP has at its head, in front of anything. */
export function inRiff(content: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32LE(content.length + 4)
  return Buffer.concat([Buffer.from('RIFF'), length, Buffer.from('WEBP'), content])
}
