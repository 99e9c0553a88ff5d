import { createHash } from 'node:crypto'
import sharp, { type Sharp } from 'sharp'

/** A picture without anything special: half red, half blue, so that it has an upper and a lower end. */
export function picture(width = 40, height = 20): Sharp {
  const red = { create: { width, height, channels: 3 as const, background: '#ff0000' } }
  const half = { create: { width, height: Math.floor(height / 2), channels: 3 as const, background: '#0000ff' } }
  return sharp(red).composite([{ input: half, gravity: 'south' }])
}

/** A WebP animation whose frames differ. */
export async function animation(frames: number, width = 16, height = 16): Promise<Buffer> {
  const colors = Array.from({ length: frames }, (_, nth) => ({ r: (nth % 2) * 255, g: (nth * 37) % 256, b: nth % 256 }))
  const pages = colors.map((background) =>
    sharp({ create: { width, height, channels: 3, background } })
      .png()
      .toBuffer(),
  )
  return sharp(await Promise.all(pages), { join: { animated: true } })
    .webp({ lossless: true, effort: 0 })
    .toBuffer()
}

/** SHA-256 in base64. */
export function checksumOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('base64')
}
