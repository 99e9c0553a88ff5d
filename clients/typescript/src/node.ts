import { openAsBlob } from 'node:fs'
import { basename } from 'node:path'

/**
 * The file at a path, to upload. It is read when it is sent.
 * @throws Error when it cannot be read
 */
export async function fileAt(path: string): Promise<File> {
  return new File([await openAsBlob(path)], basename(path))
}
