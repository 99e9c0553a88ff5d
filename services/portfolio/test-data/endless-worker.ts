import type { ChildMessage } from '../src/images/run-in-child.ts'

/** A child process of the pool that comes to no end: it works for ever, or waits for ever once the image is checked. */
process.on('message', ({ bytes }: { bytes: Uint8Array }) => {
  const say = (message: ChildMessage) =>
    process.send?.(message, () => {
      while (message === 'checking' && bytes.length > 0);
    })
  say('checking')
  if (bytes.length === 0) say({ checkedInMs: 0 })
})
