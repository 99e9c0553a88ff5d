import { promisify } from 'node:util'
import { constants, type ZstdOptions, zstdCompress, zstdDecompress } from 'node:zlib'

/**
 * Contents of at least so many bytes are packed (ADR 70): PostgreSQL writes them in pieces of 2 KB each, which takes it longer
 * than zstd takes to leave a quarter or less of them.
 */
export const packedFrom = 64 * 1024

/** The first level, since the next ones take longer for hardly less; with a checksum. */
const quickly = { params: { [constants.ZSTD_c_compressionLevel]: 1, [constants.ZSTD_c_checksumFlag]: 1 } }

/** zlib's buffers are never shared with another thread. */
const compress = promisify(zstdCompress) as (
  text: string | Buffer,
  options: ZstdOptions,
) => Promise<Buffer<ArrayBuffer>>
const decompress = promisify(zstdDecompress)

/** A content as `document_contents` holds it: its text, or what zstd made of that beside the bytes that it had. */
export interface StoredContent<Text = string> {
  content: Text | null
  packed: Uint8Array<ArrayBuffer> | null
  size: number | null
}

/** A content as it is to be stored. @param text JSON, or its bytes in UTF-8 */
export async function packContent<Text extends string | Buffer>(text: Text): Promise<StoredContent<Text>> {
  const size = Buffer.byteLength(text)
  if (size < packedFrom) return { content: text, packed: null, size: null }
  return { content: null, packed: await compress(text, quickly), size }
}

/** The text of a stored content. @throws Error when what is packed is damaged */
export async function unpackContent({ content, packed, size }: StoredContent): Promise<string> {
  if (!packed) return content ?? ''
  return (await unpackBytes({ packed, size })).toString('utf8')
}

/** The bytes of a content that is packed; none when nothing is. @throws Error when what is packed is damaged */
export async function unpackBytes({ packed, size }: Pick<StoredContent, 'packed' | 'size'>): Promise<Buffer> {
  if (!packed) return Buffer.alloc(0)
  const bytes = await decompress(packed, { maxOutputLength: size ?? 0 })
  /** Node tells no end from one that is missing. */
  if (bytes.length !== size) throw new Error(`a packed content has ${bytes.length} bytes instead of ${size}`)
  return bytes
}
