import { openRelay } from './relay.ts'

/** A way to a server on which its answers can be held back. */
export interface MuteGate {
  port: number
  /** From now on nothing of what the server says arrives. */
  mute(): void
  close(): Promise<void>
}

/** Opens a gate in front of a server on the loopback address. */
export async function openMuteGate(targetPort: number): Promise<MuteGate> {
  let isMute = false
  const { port, close } = await openRelay({ host: '127.0.0.1', port: targetPort }, (inside, outside) => {
    inside.pipe(outside)
    outside.on('data', (bytes) => {
      if (!isMute) inside.write(bytes)
    })
  })
  return {
    port,
    mute: () => {
      isMute = true
    },
    close,
  }
}
