import type { ImageType } from '@resume/proto/limits/portfolio-assets'

/** The type of an image by its first bytes; undefined for every other file. */
export function imageTypeOf(bytes: Uint8Array): ImageType | undefined {
  const at = (place: number, text: string) =>
    Buffer.from(bytes.subarray(place, place + text.length)).toString('latin1') === text
  if (at(0, '\xff\xd8\xff')) return 'image/jpeg'
  if (at(0, '\x89PNG\r\n\x1a\n')) return 'image/png'
  if (at(0, 'RIFF') && at(8, 'WEBP')) return 'image/webp'
  return undefined
}
