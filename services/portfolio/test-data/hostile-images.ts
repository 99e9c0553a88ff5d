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
