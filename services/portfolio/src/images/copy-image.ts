import { assetLimits, type ImageType } from '@resume/proto/limits/portfolio-assets'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { ImageFault } from './image-fault.ts'

/** One thread, and nothing kept from one image to the next: memory stays what one image takes. */
sharp.cache(false)
sharp.concurrency(1)
/** Nothing of libvips reads a file but what is named here, whatever the file claims to be. */
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})

const formats: Record<ImageType, string> = { 'image/jpeg': 'jpeg', 'image/png': 'png', 'image/webp': 'webp' }
const { sidePixels, pixels, frames } = assetLimits

/**
 * Proves that a file is an image within the limits, by decoding all of it, in this process. Much smaller copies are made,
 * so that this costs no more than decoding does.
 * @returns what the image says of itself
 * @throws ImageFault with a reason that a person can act on
 */
export async function checkImage(bytes: Uint8Array, type: ImageType): Promise<Metadata> {
  const facts = await readable(() => open(bytes, type).metadata())
  if (facts.format !== formats[type]) throw new ImageFault('has another content than its type')
  const { width, pageHeight: height = facts.height, pages = 1 } = facts
  if (width > sidePixels || height > sidePixels) {
    throw new ImageFault(`must be at most ${sidePixels} by ${sidePixels} pixels, and is ${width} by ${height}`)
  }
  if (pages > frames) throw new ImageFault(`must have at most ${frames} frames, and has ${pages}`)
  if (width * height * pages > pixels) throw new ImageFault(`must have at most ${pixels} pixels in all of its frames`)
  await readable(() => open(bytes, type).resize(4, 4, { fit: 'fill' }).raw().toBuffer())
  return facts
}

/**
 * Decodes an image and writes it anew, in this process: upright, in sRGB, and without metadata or anything else that was
 * hidden in the file.
 * @param facts what {@link checkImage} has found
 * @throws ImageFault with a reason that a person can act on
 */
export async function copyImage(bytes: Uint8Array, type: ImageType, facts: Metadata): Promise<Buffer> {
  const image = open(bytes, type)
  /** Frames of an animation cannot be turned. */
  const upright = (facts.pages ?? 1) > 1 ? image : image.autoOrient()
  return readable(() => encoded(upright, type, facts, bytes).toBuffer())
}

function open(bytes: Uint8Array, type: ImageType): Sharp {
  return sharp(bytes, { failOn: 'error', limitInputPixels: pixels, animated: type === 'image/webp' })
}

function encoded(image: Sharp, type: ImageType, facts: Metadata, bytes: Uint8Array): Sharp {
  if (type === 'image/png') return image.png()
  if (type === 'image/webp') return image.webp({ quality: 90, lossless: isLossless(bytes), effort: webpEffort })
  return image.jpeg({ quality: 90, chromaSubsampling: facts.chromaSubsampling === '4:4:4' ? '4:4:4' : '4:2:0' })
}

/**
 * With less effort libwebp fails on large images that are all detail: from this one on it keeps what it says of each block
 * within the 512 KB that a file has for it (RFC 6386, 9.1; `mb_header_limit` of libwebp). It takes no more time.
 */
const webpEffort = 2

/** Whether a WebP has a lossless image: its chunk is called `VP8L` (RFC 9649, 2.6). */
function isLossless(bytes: Uint8Array): boolean {
  const { buffer, byteOffset, byteLength } = bytes
  const file = Buffer.from(buffer, byteOffset, byteLength)
  const [lossless, lossy] = ['VP8L', 'VP8 '].map((name) => file.indexOf(name, 12, 'latin1'))
  return lossless !== -1 && (lossy === -1 || Number(lossless) < Number(lossy))
}

async function readable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch {
    throw new ImageFault('cannot be decoded; the file may be damaged')
  }
}
