import type { AssetKind, AssetStatus, ImageType } from '@resume/proto/limits/portfolio-assets'

/** What is declared of an image before it is uploaded. */
export interface AssetDeclaration {
  kind: AssetKind
  mimeType: ImageType
  sizeBytes: number
  /** SHA-256 of the file in base64. */
  checksum: string | null
}

/** An image of a user's portfolio. */
export interface Asset extends AssetDeclaration {
  id: string
  status: AssetStatus
  /** Where the presigned URL writes. */
  uploadKey: string
  /** Until when it writes. */
  uploadEnd: Date
  /** Where readers find the image once it is ready. */
  publicKey: string | null
  createdAt: Date
  updatedAt: Date
}

/** An asset as its owner sees it: with the address at which readers find it, null until it is ready. */
export interface ShownAsset extends Asset {
  url: string | null
}

/** The ending of a public file's name. */
const endings: Record<ImageType, string> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' }

/** Where an upload is written: no reader ever gets it. @param name that nobody can guess */
export function uploadKeyOf(name: string): string {
  return `uploads/${name}`
}

/** Where readers find an image: everything below `public/`, and nothing else, is open to them. */
export function publicKeyOf(name: string, mimeType: ImageType): string {
  return `public/${name}.${endings[mimeType]}`
}
