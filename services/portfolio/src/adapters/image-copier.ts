import { AppError } from '@resume/service-kit/errors/app-error'
import { ImageFault } from '../images/image-fault.ts'
import type { ImagePool } from '../images/pool.ts'
import type { CompleteAssetPorts } from '../use-cases/complete-asset.ts'
import { UselessUpload } from '../use-cases/read-upload.ts'

/** Copies images apart from this process. */
export function createImageCopier(pool: Pick<ImagePool, 'copy'>): CompleteAssetPorts['copyImage'] {
  return async (bytes, type) => {
    try {
      const image = await pool.copy(bytes, type)
      if (!image) throw new AppError('overloaded', { what: 'images are being checked' }, { retryAfterSeconds: 5 })
      return image
    } catch (error) {
      if (error instanceof ImageFault) throw new UselessUpload('file', error.message)
      throw error
    }
  }
}
