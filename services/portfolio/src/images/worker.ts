import { checkImage, copyImage } from './copy-image.ts'
import { ImageFault } from './image-fault.ts'
import type { ChildMessage, ImageWork } from './run-in-child.ts'

const say = (message: ChildMessage) => process.send?.(message)

/** The child process of the pool: checks and copies one image at a time and says what came of it. */
process.on('message', async ({ bytes, type }: ImageWork) => {
  try {
    say('checking')
    const facts = await checkImage(bytes, type)
    say('checked')
    say({ image: await copyImage(bytes, type, facts) })
  } catch (error) {
    say({ fault: error instanceof ImageFault ? error.message : 'cannot be decoded' })
  }
})
