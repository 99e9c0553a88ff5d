import { PortfolioAssetsOperations } from './generated/operations.ts'
import type { ImageType, PortfolioAsset, PortfolioAssetKind } from './generated/schemas.ts'
import type { RequestOptions } from './options.ts'
import { blobOf, type Upload } from './upload.ts'

/** Images of portfolios. */
export class PortfolioAssetsApi extends PortfolioAssetsOperations {
  /**
   * Uploads an image, straight to the storage.
   * @param file JPEG, PNG or WebP
   * @param about what the image is for; its type is that of the Blob unless it is named
   * @returns the image, ready to be shown
   */
  async upload(
    file: Upload | Promise<Upload>,
    about: { kind: PortfolioAssetKind; mimeType?: ImageType },
    options: RequestOptions = {},
  ): Promise<PortfolioAsset> {
    const blob = await blobOf(file, options.signal)
    const bytes = await blob.arrayBuffer()
    const mimeType = about.mimeType ?? typeOf(new Uint8Array(bytes)) ?? (blob.type as ImageType)
    const checksum = await checksumOf(bytes)
    const declaration = { kind: about.kind, mimeType, sizeBytes: bytes.byteLength, ...checksum }
    const { assetId, uploadUrl, headers } = await this.createUpload(declaration, options)
    await this.transport.put(uploadUrl, headers, blob, options)
    return this.complete({ assetId, ...checksum }, options)
  }
}

/** What the first bytes of a file say that it is. */
function typeOf(bytes: Uint8Array): ImageType | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, 12))
  if (start.startsWith('\x89PNG')) return 'image/png'
  if (start.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  return /^RIFF....WEBP/s.test(start) ? 'image/webp' : undefined
}

/** The SHA-256 of a file, where the platform can tell it: pages without TLS cannot. */
async function checksumOf(bytes: ArrayBuffer): Promise<{ checksum?: string }> {
  if (!globalThis.crypto?.subtle) return {}
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return { checksum: btoa(String.fromCharCode(...digest)) }
}
