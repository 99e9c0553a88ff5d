import type { ImageType } from '@resume/proto/limits/portfolio-assets'
import { copyImage } from './copy-image.ts'
import { ImageFault } from './image-fault.ts'

/** The child process of the pool: copies one image at a time and says what came of it. */
process.on('message', async ({ bytes, type }: { bytes: Uint8Array; type: ImageType }) => {
  try {
    process.send?.({ image: await copyImage(bytes, type) })
  } catch (error) {
    process.send?.({ fault: error instanceof ImageFault ? error.message : 'cannot be decoded' })
  }
})
