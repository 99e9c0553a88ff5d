import { connect, createServer, type Socket } from 'node:net'

/** A way to a server on which its answers can be held back. */
export interface MuteGate {
  port: number
  /** From now on nothing of what the server says arrives. */
  mute(): void
  close(): Promise<void>
}

/** Opens a gate in front of a server on the loopback address. */
export async function openMuteGate(targetPort: number): Promise<MuteGate> {
  const sockets = new Set<Socket>()
  let isMute = false
  const server = createServer((inside) => {
    const outside = connect(targetPort, '127.0.0.1')
    for (const socket of [inside, outside]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        inside.destroy()
        outside.destroy()
      })
    }
    inside.pipe(outside)
    outside.on('data', (bytes) => {
      if (!isMute) inside.write(bytes)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    mute: () => {
      isMute = true
    },
    close: () => {
      for (const socket of sockets) socket.destroy()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
