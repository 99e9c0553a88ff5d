import { openRelay } from './relay.ts'

/** A way to a server on which an answer can be lost, with the connection that it comes over. */
export interface LossyGate {
  port: number
  /** The server does what it is asked next, and whoever asks does not hear of it. */
  loseNextAnswer(): void
  close(): Promise<void>
}

/** Opens a gate in front of a server on the loopback address. */
export async function openLossyGate(targetPort: number): Promise<LossyGate> {
  let loses = false
  const { port, close } = await openRelay({ host: '127.0.0.1', port: targetPort }, (inside, outside) => {
    inside.pipe(outside)
    outside.on('data', (bytes) => {
      if (!loses) inside.write(bytes)
      else inside.destroy()
      loses = false
    })
  })
  return {
    port,
    loseNextAnswer: () => {
      loses = true
    },
    close,
  }
}
