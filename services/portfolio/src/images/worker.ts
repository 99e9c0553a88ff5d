import { checkImage, copyImage } from './copy-image.ts'
import { ImageFault } from './image-fault.ts'
import type { ChildMessage, ImageWork } from './run-in-child.ts'

const say = (message: ChildMessage) => process.send?.(message)

/** The child process of the pool: checks and copies one image at a time and says what came of it. */
process.on('message', async ({ bytes, type }: ImageWork) => {
  try {
    say('checking')
    const before = process.cpuUsage()
    const facts = await checkImage(bytes, type)
    const { user, system } = process.cpuUsage(before)
    /** Said as well as watched from outside: a busy machine may look at a short check too late. */
    say({ checkedInMs: (user + system) / 1000 })
    say({ image: await copyImage(bytes, type, facts) })
  } catch (error) {
    say({ fault: error instanceof ImageFault ? error.message : 'cannot be decoded' })
  }
})
